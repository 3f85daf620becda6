import type { Request, Response, Router } from 'express';
import express from 'express';

export interface Readiness {
  /** What keeps the gateway from answering; empty when it is ready. */
  faults(): Promise<readonly string[]>;
}

export function healthRoutes(readiness: Readiness): Router {
  return express
    .Router()
    .get('/health/live', (_req: Request, res: Response) => {
      res.json({ status: 'live' });
    })
    .get('/health/ready', async (_req: Request, res: Response) => {
      const faults = await readiness.faults();
      res
        .status(faults.length === 0 ? 200 : 503)
        .json(faults.length === 0 ? { status: 'ready' } : { status: 'not ready', faults });
    });
}

import type { Request, Response } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  observe(labels: { edge: string; operation: string; role: string; outcome: string }, seconds: number): void;
  readonly serve: (req: Request, res: Response) => Promise<void>;
}

/** Names of operations come from clients, so only so many are kept apart. */
const OPERATIONS = 500;

export function metrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Requests by edge, operation, role and outcome',
    labelNames: ['edge', 'operation', 'role', 'outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const seen = new Set<string>();
  return {
    observe: ({ edge, operation, role, outcome }, seconds) => {
      if (seen.size < OPERATIONS) seen.add(operation);
      requests.observe({ edge, role, outcome, operation: seen.has(operation) ? operation : 'other' }, seconds);
    },
    serve: async (_req, res) => {
      res.type(registry.contentType).send(await registry.metrics());
    },
  };
}

import type { NextFunction, Request, Response } from 'express';
import type { Authenticator } from '../app/authenticate.js';
import { factsOf } from './request-context.js';

/** Answers a request that may not pass, in the body format of its edge. */
export type Deny = (res: Response, denial: { status: number; code: string; message: string }) => void;

const UNAUTHENTICATED = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message:
    'Send both `Authorization: Bearer <token>` and `key: <API key>` of the same client. A token comes from authToken.',
};

/**
 * Both headers, of one client, or 401; nothing of the body is read before. `anonymous` admits a request that carries no
 * Authorization header at all: it decides what such a request may do.
 */
export function authenticate(authenticator: Authenticator, deny: Deny, anonymous?: (req: Request) => Promise<boolean>) {
  return async (req: Request, res: Response, next: NextFunction): Promise<void> => {
    const bearer = /^Bearer ([\w~+/.-]+=*)$/i.exec(req.headers.authorization ?? '')?.[1];
    const apiKey = apiKeyOf(req);
    if (bearer !== undefined && apiKey !== undefined) {
      const viewer = await authenticator.viewerOf(bearer, apiKey);
      if (viewer) {
        factsOf(req).viewer = viewer;
        next();
        return;
      }
    } else if (req.headers.authorization === undefined && anonymous && (await anonymous(req))) {
      next();
      return;
    }
    res.setHeader('www-authenticate', 'Bearer');
    deny(res, UNAUTHENTICATED);
  };
}

export const apiKeyOf = (req: Request): string | undefined => {
  const header = req.headers.key;
  return typeof header === 'string' && header.length > 0 && header.length <= 200 ? header : undefined;
};

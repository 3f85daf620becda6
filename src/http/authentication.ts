import type { NextFunction, Request, Response } from 'express';
import type { Authenticator } from '../app/authenticate.js';
import { factsOf } from './request-context.js';

/** Answers a request that may not pass, in the body format of its edge. */
export type Deny = (res: Response, denial: Denial) => void;

export interface Denial {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Which limit was passed, and what it is. */
  readonly limit?: string;
  readonly most?: number;
}

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
    const bearer = bearerOf(req.headers.authorization);
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
  return isApiKey(header) ? header : undefined;
};

export const isApiKey = (text: unknown): text is string =>
  typeof text === 'string' && text.length > 0 && text.length <= 200;

export const bearerOf = (text: unknown): string | undefined =>
  typeof text === 'string' ? /^Bearer ([\w~+/.-]+=*)$/i.exec(text)?.[1] : undefined;

import cors from 'cors';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { POSITION_HEADER } from '../../platform/http/request/request-context.js';

const STUDIO = 'https://studio.apollographql.com';

/** Servers of frontends on this computer, such as Vite's at http://localhost:5173. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Headers for browsers on every answer, and for callers of other origins. No origin can send cookies. `allowsLoopback` is
 * for a demo, whose loans are generated.
 */
export const browserHeaders = (
  corsOrigins: readonly string[],
  allowsLoopback: boolean,
): [RequestHandler, RequestHandler] => [
  helmet({ contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } }, crossOriginEmbedderPolicy: false }),
  cors({
    origin: [STUDIO, ...(allowsLoopback ? [LOOPBACK] : []), ...corsOrigins],
    maxAge: 600,
    exposedHeaders: ['location', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id', POSITION_HEADER],
  }),
];

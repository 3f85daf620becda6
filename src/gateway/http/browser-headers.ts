import cors from 'cors';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { POSITION_HEADER } from '../../platform/http/request/request-context.js';

const STUDIO = 'https://studio.apollographql.com';

/** Headers for browsers on every answer, and for callers of other origins. */
export const browserHeaders = (corsOrigins: readonly string[]): [RequestHandler, RequestHandler] => [
  helmet({ contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } }, crossOriginEmbedderPolicy: false }),
  cors({
    origin: [STUDIO, ...corsOrigins],
    maxAge: 600,
    exposedHeaders: ['location', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id', POSITION_HEADER],
  }),
];

import 'reflect-metadata';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { printOpenapi } from '../../src/rest/routes.js';

/** The OpenAPI document as the gateway serves it. */
export const OPENAPI = printOpenapi(await buildGraph({ authDirectives: false }));

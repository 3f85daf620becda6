// graphql-shield 7.6.5 calls util.isUndefined, which Node 23 removed. Its CommonJS build loads once the function is
// back; graphql-middleware must come from the same side, since it recognises its generators with instanceof.
import { createRequire } from 'node:module';
import util from 'node:util';

const legacy = util as unknown as { isUndefined?: (value: unknown) => boolean };
const isUndefined = (value: unknown) => value === undefined;
legacy.isUndefined ??= isUndefined;

const require = createRequire(import.meta.url);
const shieldLibrary = require('graphql-shield') as typeof import('graphql-shield');
const middlewareLibrary = require('graphql-middleware') as typeof import('graphql-middleware');

export const { shield, rule, allow, deny } = shieldLibrary;
export const { applyMiddleware } = middlewareLibrary;

export { gatewayFetch } from './gateway-fetch.js';
export { newIdempotencyKey } from './idempotency-key.js';
export { isHidden, type AnsweredError } from './is-hidden.js';
export { repeatingFetch, type Fetch, type Repeats } from './repeating-fetch.js';
export {
  clientCredentials,
  NoToken,
  TokenSource,
  type ClientCredentials,
  type GetToken,
  type Token,
} from './tokens.js';

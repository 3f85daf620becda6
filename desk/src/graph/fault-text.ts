import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { NoToken, type AnsweredError } from 'loan-gateway-client';

/** What to tell a person when nothing was answered. */
export function faultText(error: unknown): string {
  if (error instanceof NoToken) return wrongLogin(error);
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? 'The gateway refused the request.';
  if (ServerError.is(error)) {
    if (error.statusCode === 401) return 'The session has ended: log in again.';
    if (error.statusCode === 429) return 'Too many requests: wait a moment and try again.';
    return `The gateway answered ${error.statusCode}: try again in a moment.`;
  }
  return navigator.onLine ? 'The gateway cannot be reached.' : 'You are offline.';
}

/** What the graph said, where it answered at all. */
export const errorsOf = (error: unknown): readonly (AnsweredError & { readonly message: string })[] =>
  CombinedGraphQLErrors.is(error) ? error.errors : [];

const wrongLogin = ({ status, code }: NoToken): string =>
  code === 'UNAUTHENTICATED' || status === 401
    ? 'The gateway does not know this client id, secret and API key together. Check all three.'
    : `The gateway gave no token: it answered ${status}.`;

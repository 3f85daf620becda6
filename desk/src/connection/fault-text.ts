import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { NoToken, type AnsweredError } from 'loan-gateway-client';

/** What to tell a person when nothing was answered. */
export function faultText(error: unknown): string {
  if (error instanceof NoToken) return wrongLogin(error);
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? 'The request was refused.';
  if (ServerError.is(error)) {
    if (error.statusCode === 401) return 'Your session has ended. Log in again.';
    if (error.statusCode === 429) return 'Too many requests. Wait a moment, then try again.';
    return `The gateway reported an error (${error.statusCode}). Try again in a moment.`;
  }
  return navigator.onLine ? 'The gateway is unreachable. Check your connection.' : 'You are offline.';
}

/** What the graph said, where it answered at all. */
export const errorsOf = (error: unknown): readonly (AnsweredError & { readonly message: string })[] =>
  CombinedGraphQLErrors.is(error) ? error.errors : [];

const wrongLogin = ({ status, code }: NoToken): string =>
  code === 'UNAUTHENTICATED' || status === 401
    ? 'Wrong client ID, secret or API key. Check all three.'
    : `Login failed (${status}). Try again in a moment.`;

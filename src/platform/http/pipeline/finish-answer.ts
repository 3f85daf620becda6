import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { describeFault } from '../../errors/format-error.js';
import { JSON_TYPE } from './call.js';
import type { Exchange, Hooks } from './exchange.js';

/** Logs faults by name, and adds the cost, the outcome and the status of an answer. */
export const finishAnswer = (logger: Logger): Hooks<'didEncounterErrors' | 'willSendResponse'> => ({
  didEncounterErrors: ({ errors, contextValue: { exchange } }) => {
    for (const error of errors) logFault(logger, exchange.facts.requestId, error);
    return Promise.resolve();
  },
  willSendResponse: ({ response: { body, http }, errors, contextValue: { exchange } }) => {
    if (body.kind !== 'single') return Promise.resolve();
    // Settled by our own negotiation, which knows event streams.
    http.headers.set('content-type', exchange.accepted.answer ?? JSON_TYPE);
    const { singleResult } = body;
    if (exchange.cost) singleResult.extensions = { cost: exchange.cost };
    if (!errors) return Promise.resolve();
    const codes = (singleResult.errors ?? []).map(({ extensions }) => extensions?.code);
    exchange.facts.outcome = typeof codes[0] === 'string' ? codes[0] : 'ERROR';
    const wait = retryAfter(errors);
    const isAway = codes.includes('SERVICE_UNAVAILABLE') && isEmpty(exchange);
    if (isAway) http.status = 503;
    if (isAway || wait !== undefined) http.headers.set('retry-after', String(wait ?? 1));
    return Promise.resolve();
  },
});

/** A fault of ours, by name and place: its message may hold values. */
export function logFault(logger: Logger, requestId: string, error: GraphQLError): void {
  if (error.originalError && !(error.originalError instanceof GraphQLError))
    logger.error({ requestId, path: error.path, fault: describeFault(error) }, 'fault');
}

const retryAfter = (errors: readonly GraphQLError[]): number | undefined =>
  errors.map(({ extensions }) => extensions.retryAfterSeconds).find((seconds) => typeof seconds === 'number');

/**
 * An answer that holds nothing because the database is away is 503. A proxy then asks another gateway, and no client
 * takes the null for "there is none".
 */
const isEmpty = ({ data }: Exchange): boolean =>
  data === undefined || Object.values(data.read()).every((value) => value === null);

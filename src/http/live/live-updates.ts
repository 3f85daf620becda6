import { getOperationAST, GraphQLError, OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../../app/error-codes.js';
import { keptBytes, Room } from '../../app/runtime/kept-bytes.js';
import type { Config } from '../../config/config.js';
import { actorId, type Viewer } from '../../domain/access/viewer.js';
import { knownOperation, type Operation } from '../../graphql/execution/operation.js';
import { operationCost } from '../../graphql/limits/operation-cost.js';
import {
  subscribeOperation,
  unauthenticated,
  type Answers,
  type Told,
} from '../../graphql/live/subscribe-operation.js';
import { requestScope, type GraphServices } from '../../graphql/request/context.js';
import type { Graph } from '../../graphql/schema.js';
import { Life } from '../../wire/life.js';
import { costFault, places } from '../road/admit.js';
import { type Denial, NO_SUBSCRIPTION, Refused } from '../road/call.js';
import type { DocumentFinder } from '../road/find-document.js';
import type { ReadNewText } from '../road/read-new-text.js';
import { requestOf } from '../road/read-request.js';

const EVERY_MS = 2_000;

/** Asks every few seconds whether credentials still name someone. That they cannot be checked just now does not count. */
export function watchCredentials(viewer: () => Promise<Viewer | undefined>, lost: () => void): () => void {
  const asking = setInterval(() => {
    viewer().then(
      (found) => {
        if (found) return;
        clearInterval(asking);
        lost();
      },
      () => undefined,
    );
  }, EVERY_MS);
  return () => {
    clearInterval(asking);
  };
}

/** Who asks for live updates, over whichever transport. */
export interface LiveCaller {
  readonly requestId: string;
  readonly apiKey: string | undefined;
  /** Of the connection: what is started on it ends with it. */
  readonly life: Life;
  /** Whom the credentials name right now. */
  readonly viewer: () => Promise<Viewer | undefined>;
}

export interface LiveUpdates {
  /** One answer for each event from now on, or why not. Ends by itself when the credentials do. */
  start(caller: LiveCaller, operation: Operation): Promise<Answers | Told>;
  /** Ends all of them, and takes no new ones. */
  stop(): void;
}

/** In each process. A screen follows one loan, or a few. */
const SUBSCRIPTIONS_PER_CLIENT = 50;

interface LiveUpdatesNeeds {
  readonly graph: Graph;
  readonly services: GraphServices;
  readonly limits: Pick<Config['limits'], 'cost'>;
}

export function liveUpdates({ graph, services, limits }: LiveUpdatesNeeds): LiveUpdates {
  const costOf = operationCost(graph.schema);
  const subscriptions = places(SUBSCRIPTIONS_PER_CLIENT);
  const running = new Set<Answers>();
  let stopped = false;

  /** Each event costs what a request for it would. */
  function tooExpensive({ document, operationName, variables }: Operation, { role }: Viewer): GraphQLError | undefined {
    const operation = getOperationAST(document, operationName);
    const requested = operation ? costOf(document, operation, variables ?? {}) : 0;
    return requested > limits.cost[role] ? costFault({ requested, limit: limits.cost[role] }) : undefined;
  }

  function note({ document, operationName }: Operation, viewer: Viewer): void {
    const known = knownOperation(document, operationName);
    if (known) services.usage.note(graph.schema, document, known, viewer);
  }

  async function open(caller: LiveCaller, operation: Operation, life: Life): Promise<Answers | Told> {
    const { requestId, apiKey } = caller;
    let room: Room | undefined;
    life.onEnd(() => room?.close());
    const answers = await subscribeOperation(graph, operation, async () => {
      const viewer = await caller.viewer();
      // Who is told of a change and asks for more is shown it.
      if (viewer) await services.reading?.mustSee(actorId(viewer));
      room?.close();
      room = viewer && !life.isOver ? new Room(keptBytes, actorId(viewer)) : undefined;
      return viewer && requestScope(services, { requestId, viewer, apiKey, room });
    });
    if (!('next' in answers)) return answers;
    const tracked = whileAuthenticated(answers, caller, {
      // Who asks for the next answer has taken the one before.
      asked: () => room?.close(),
      ended: () => {
        running.delete(tracked);
        life.leave();
      },
    });
    running.add(tracked);
    life.onEnd(() => void tracked.return?.());
    return tracked;
  }

  return {
    start: async (caller, operation) => {
      if (stopped) return refusal('SERVICE_UNAVAILABLE', 'The gateway is shutting down: subscribe again');
      const viewer = await caller.viewer();
      if (!viewer) return { errors: [unauthenticated()] };
      const dear = tooExpensive(operation, viewer);
      if (dear) return { errors: [dear] };
      note(operation, viewer);
      const life = new Life();
      if (!subscriptions.take(actorId(viewer), life))
        return refusal('RATE_LIMITED', `A client may have ${SUBSCRIPTIONS_PER_CLIENT} subscriptions at a time`);
      life.onEnd(
        caller.life.onLeave(() => {
          life.leave();
        }),
      );
      const answers = await open(caller, operation, life).catch((error: unknown) => {
        life.leave();
        throw error;
      });
      if (!('next' in answers)) life.leave();
      return answers;
    },
    stop: () => {
      stopped = true;
      for (const answers of running) void answers.return?.();
    },
  };
}

/** What is to be told of answers: when one is asked for, and when they end. */
interface Following {
  readonly asked: () => void;
  readonly ended: () => void;
}

/** The last answer of a subscription whose credentials have ended says so. */
function whileAuthenticated(answers: Answers, { viewer }: LiveCaller, { asked, ended }: Following): Answers {
  let hasExpired = false;
  const stopWatching = watchCredentials(viewer, () => {
    hasExpired = true;
    void answers.return?.();
  });
  const end = async () => {
    stopWatching();
    ended();
    await answers.return?.();
    return { done: true as const, value: undefined };
  };
  return {
    next: async () => {
      asked();
      const next = await answers.next().catch(async (error: unknown) => {
        await end();
        throw error;
      });
      if (!next.done) return next;
      if (!hasExpired) return end();
      hasExpired = false;
      return { done: false, value: { errors: [unauthenticated()] } };
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const refusal = (code: ErrorCode, message: string): Told => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});

type Read = { readonly operation: Operation } | { readonly errors: readonly GraphQLError[] };

export interface SubscriptionReader {
  readonly finder: DocumentFinder;
  readonly readNewText: ReadNewText;
}

/** The subscription that a message over WebSocket asks for, admitted, found and read as over HTTP, or what is wrong with it. */
export async function readSubscription(
  { finder, readNewText }: SubscriptionReader,
  payload: Readonly<Record<string, unknown>>,
  admitted: Promise<void> | undefined,
): Promise<Read> {
  try {
    await admitted;
    const request = requestOf(payload);
    const { text, document: known } = await finder.find(request);
    const document = known ?? (await readNewText(text, { 'content-type': 'application/json' }));
    if ('errors' in document) return { errors: document.errors.map((error) => new FormattedError(error)) };
    finder.known.learn(text, document);
    const { operationName, variables } = request;
    if (knownOperation(document, operationName)?.operation.operation !== OperationTypeNode.SUBSCRIPTION)
      return refused(NO_SUBSCRIPTION);
    return { operation: { document, operationName, variables } };
  } catch (error) {
    if (error instanceof Refused) return refused(error.denial);
    throw error;
  }
}

/** An error that was put in form already. */
class FormattedError extends GraphQLError {
  constructor(private readonly formatted: GraphQLFormattedError) {
    super(formatted.message, { extensions: formatted.extensions ?? null });
  }

  override toJSON(): GraphQLFormattedError {
    return this.formatted;
  }
}

const refused = ({ status: _, message, ...extensions }: Denial) => ({
  errors: [new GraphQLError(message, { extensions })],
});

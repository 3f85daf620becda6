import { getOperationAST, GraphQLError } from 'graphql';
import type { ErrorCode } from '../../errors/error-codes.js';
import { processMemory, MemoryBudget } from '../../runtime/memory-budget.js';
import { actorId, type Viewer } from '../../identity/viewer.js';
import type { Operation } from '../../executor/operation.js';
import { subscribeOperation, unauthenticated, type Answers, type Told } from '../../live/subscribe-operation.js';
import type { Backend } from '../../request/context.js';
import type { Graph } from '../../executor/graph.js';
import { RequestLifetime } from '../wire/request-lifetime.js';
import { type CostLimits, costFault, places } from '../pipeline/admit.js';

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

/** The subscriber to live updates, over any transport. */
export interface LiveCaller {
  readonly requestId: string;
  readonly apiKey: string | undefined;
  /** Of the connection: what is started on it ends with it. */
  readonly lifetime: RequestLifetime;
  /** The caller of the current credentials. */
  readonly viewer: () => Promise<Viewer | undefined>;
}

export interface LiveUpdates {
  /** One answer for each event from now on, or a refusal. Ends when the credentials expire. */
  start(caller: LiveCaller, operation: Operation): Promise<Answers | Told>;
  /** Ends all of them, and takes no new ones. */
  stop(): void;
}

/** In each process. A screen follows a few objects. */
const SUBSCRIPTIONS_PER_CLIENT = 50;

interface LiveUpdatesNeeds {
  readonly graph: Graph;
  readonly services: Backend;
  readonly limits: { readonly cost: CostLimits };
}

export function liveUpdates({ graph, services, limits }: LiveUpdatesNeeds): LiveUpdates {
  const subscriptions = places(SUBSCRIPTIONS_PER_CLIENT);
  const running = new Set<Answers>();
  let stopped = false;

  /** Each event costs what a request for it would. */
  function tooExpensive({ document, operationName, variables }: Operation, { role }: Viewer): GraphQLError | undefined {
    const operation = getOperationAST(document, operationName);
    const requested = operation ? graph.costOf(document, operation, variables ?? {}) : 0;
    const limit = limits.cost[role] ?? 0;
    return requested > limit ? costFault({ requested, limit }) : undefined;
  }

  async function open(caller: LiveCaller, operation: Operation, lifetime: RequestLifetime): Promise<Answers | Told> {
    const { requestId, apiKey } = caller;
    let memory: MemoryBudget | undefined;
    lifetime.onEnd(() => memory?.close());
    const answers = await subscribeOperation(graph, operation, async () => {
      const viewer = await caller.viewer();
      // A change message is followed by the changed data on request.
      if (viewer) await services.reading?.advanceReadPosition(actorId(viewer));
      memory?.close();
      memory = viewer && !lifetime.isOver ? new MemoryBudget(processMemory, actorId(viewer)) : undefined;
      return viewer && services.newContext({ requestId, viewer, apiKey, memory });
    });
    if (!('next' in answers)) return answers;
    const tracked = whileAuthenticated(answers, caller, {
      // A request for the next answer means that the previous one was read.
      asked: () => memory?.close(),
      ended: () => {
        running.delete(tracked);
        lifetime.leave();
      },
    });
    running.add(tracked);
    lifetime.onEnd(() => void tracked.return?.());
    return tracked;
  }

  return {
    start: async (caller, operation) => {
      if (stopped) return refusal('SERVICE_UNAVAILABLE', 'The gateway is shutting down. Subscribe again.');
      const viewer = await caller.viewer();
      if (!viewer) return { errors: [unauthenticated()] };
      const dear = tooExpensive(operation, viewer);
      if (dear) return { errors: [dear] };
      const lifetime = new RequestLifetime();
      if (!subscriptions.take(actorId(viewer), lifetime))
        return refusal('RATE_LIMITED', `The limit of ${SUBSCRIPTIONS_PER_CLIENT} subscriptions per client is reached.`);
      lifetime.onEnd(
        caller.lifetime.onLeave(() => {
          lifetime.leave();
        }),
      );
      const answers = await open(caller, operation, lifetime).catch((error: unknown) => {
        lifetime.leave();
        throw error;
      });
      if (!('next' in answers)) lifetime.leave();
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

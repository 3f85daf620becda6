import type { ApolloClient } from '@apollo/client';
import { DeskChangesDocument } from 'loan-gateway-client/documents';
import { useEffect } from 'react';
import { useSession, type Session } from '../session/session-context.js';

/** Changes come in bursts: one refetch for each. */
const GATHER_MS = 2_000;
/** What no event tells, such as a new business day. */
const AT_LEAST_EVERY_MS = 60_000;

interface Changes {
  readonly listeners: Set<() => void>;
  stop: (() => void) | undefined;
}

/** One subscription for all parts of the page. */
const changesOf = new WeakMap<ApolloClient, Changes>();

function follow({ client, viewer, onReconnected }: Session, listener: () => void): () => void {
  const changes = changesOf.get(client) ?? { listeners: new Set(), stop: undefined };
  changesOf.set(client, changes);
  changes.listeners.add(listener);
  if (!changes.stop && viewer.scopes.includes('LOAN_SERVICING')) {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        for (const one of changes.listeners) one();
      }, GATHER_MS);
    };
    const events = client.subscribe({ query: DeskChangesDocument }).subscribe({ next: tell, error: () => undefined });
    const stopReconnected = onReconnected(tell);
    changes.stop = () => {
      clearTimeout(waiting);
      events.unsubscribe();
      stopReconnected();
    };
  }
  return () => {
    changes.listeners.delete(listener);
    if (changes.listeners.size > 0) return;
    changes.stop?.();
    changes.stop = undefined;
  };
}

/** Calls back when the portfolio changed, every minute, and when the window is looked at again. */
export function useChanges(again: () => void): void {
  const session = useSession();
  useEffect(() => {
    const stop = follow(session, again);
    const ifSeen = () => {
      if (document.visibilityState === 'visible') again();
    };
    const timer = setInterval(ifSeen, AT_LEAST_EVERY_MS);
    document.addEventListener('visibilitychange', ifSeen);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ifSeen);
    };
  }, [session, again]);
}

import { useEffect, useSyncExternalStore } from 'react';

/** What the current page offers to the search box. */
export interface PageAction {
  readonly id: string;
  /** Verb and object. */
  readonly label: string;
  readonly note?: string | undefined;
  readonly run: () => void;
}

const NONE: readonly PageAction[] = [];
let offered = NONE;
const listeners = new Set<() => void>();

function offer(actions: readonly PageAction[]): void {
  offered = actions;
  for (const listener of listeners) listener();
}

/** Offers actions as long as the page is shown. Keep the array between renders. */
export function usePageActions(actions: readonly PageAction[]): void {
  useEffect(() => {
    offer(actions);
    return () => {
      offer(NONE);
    };
  }, [actions]);
}

export const useOfferedActions = (): readonly PageAction[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
  );

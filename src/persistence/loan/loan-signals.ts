import type { LoanSignals } from '../../app/loan/follow-loan.js';

/** Where a trigger on the event log notifies. */
export const LOAN_EVENT_CHANNEL = 'loan_event';

/** Where hints come from; undefined says that some may have been missed. Answers how to stop. */
export type SignalSource = (heard: (loanId: string | undefined) => void) => Promise<() => Promise<void>>;

export interface OpenLoanSignals extends LoanSignals {
  close(): Promise<void>;
}

/** A hint that was lost is made good by looking anyway, now and then. */
const LOOK_ANYWAY_MS = 30_000;

/** Hands hints on to those who watch. It begins to listen when someone does. */
export function loanSignals(source: SignalSource): OpenLoanSignals {
  const watchers = new Map<string, Set<() => void>>();
  const heard = (loanId: string | undefined) => {
    const woken = loanId === undefined ? [...watchers.values()] : [watchers.get(loanId) ?? []];
    for (const wakes of woken) for (const wake of wakes) wake();
  };
  let listening: Promise<() => Promise<void>> | undefined;
  const listen = () => {
    listening ??= source(heard).catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
    return listening;
  };
  const lookAnyway = setInterval(heard, LOOK_ANYWAY_MS, undefined).unref();
  return {
    watch: async (loanId, wake) => {
      await listen();
      const wakes = watchers.get(loanId) ?? new Set();
      watchers.set(loanId, wakes.add(wake));
      return () => {
        wakes.delete(wake);
        if (wakes.size === 0 && watchers.get(loanId) === wakes) watchers.delete(loanId);
      };
    },
    close: async () => {
      clearInterval(lookAnyway);
      const stop = await listening?.catch(() => undefined);
      await stop?.();
    },
  };
}

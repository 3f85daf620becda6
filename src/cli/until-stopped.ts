import { setTimeout as sleep } from 'node:timers/promises';

/** A statement that the database never answers would keep its connection, and so the process, open. */
const LONGEST_STOP_MS = 9_000;

/** Waits for a signal, then stops what runs in good order and ends the process; a second signal means now. */
export async function untilStopped(running: { stop(): Promise<void> }): Promise<never> {
  await signalled();
  await Promise.race([running.stop(), sleep(LONGEST_STOP_MS)]);
  process.exit();
}

function signalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(130));
        resolve();
      });
    }
  });
}

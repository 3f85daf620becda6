/**
 * Work that several callers ask for at once is done once for all of them. A caller that comes during a run waits for the next
 * run, because the one under way may have begun before what the caller did.
 */
export function joinNextRun(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  const after = async (earlier: Promise<void>): Promise<void> => {
    await earlier.catch(() => undefined);
    next = undefined;
    await (running ?? run());
  };
  return () => (running ? (next ??= after(running)) : run());
}

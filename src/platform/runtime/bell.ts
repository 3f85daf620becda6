export type Bell = ReturnType<typeof newBell>;

/** Remembers that it rang, however often, until someone asks. */
export function newBell() {
  let isRung = false;
  let isClosed = false;
  let hear: (() => void) | undefined;
  return {
    ring: () => {
      isRung = true;
      hear?.();
    },
    close: () => {
      isClosed = true;
      hear?.();
    },
    /** Whether it rang since someone asked. */
    isRung: () => isRung,
    /** Waits for the next ring; false when it was closed instead. */
    rung: async (): Promise<boolean> => {
      if (!isRung && !isClosed)
        await new Promise<void>((resolve) => {
          hear = resolve;
        });
      isRung = false;
      return !isClosed;
    },
  };
}

/** Counts what each client has open, up to a limit. */
export function perClient(limit: number) {
  const open = new Map<string, number>();
  return {
    /** Takes a place and answers how to give it back; undefined when there is none left. */
    take: (clientId: string): (() => void) | undefined => {
      const count = open.get(clientId) ?? 0;
      if (count >= limit) return undefined;
      open.set(clientId, count + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (open.get(clientId) ?? 1) - 1;
        if (left === 0) open.delete(clientId);
        else open.set(clientId, left);
      };
    },
  };
}

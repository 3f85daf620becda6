/** So many at work at once for each key. */
export interface Places {
  /** False when all places are taken. */
  take(key: string): boolean;
  leave(key: string): void;
}

export function places(most: number): Places {
  const taken = new Map<string, number>();
  return {
    take: (key) => {
      const count = taken.get(key) ?? 0;
      if (count >= most) return false;
      taken.set(key, count + 1);
      return true;
    },
    leave: (key) => {
      const left = (taken.get(key) ?? 1) - 1;
      if (left === 0) taken.delete(key);
      else taken.set(key, left);
    },
  };
}

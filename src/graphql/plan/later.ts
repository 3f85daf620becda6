/** A large value that is made when it is written: those of many objects, made before, would fill the memory together. */
export class Later {
  constructor(readonly make: () => unknown) {}
}

export const madeNow = (value: unknown): unknown => (value instanceof Later ? value.make() : value);

/** A value that is JSON already, and large: its pieces go into the answer as they are. */
export class RawJson {
  constructor(readonly pieces: readonly Uint8Array[]) {}
}

/** Puts a large value aside and gives what takes its place in the text. */
export type Keep = (json: RawJson) => string;

/** A large value that is made when it is written: those of many objects, made before, would fill the memory together. */
export class Later {
  constructor(readonly make: (keep: Keep) => unknown) {}
}

/** A value that is written already, but for what was kept. */
export class Written {
  constructor(readonly text: string) {}
}

/** An object of an abstract type, with the name of its own. */
export class OfType {
  constructor(
    readonly typeName: string,
    readonly object: unknown,
  ) {}
}

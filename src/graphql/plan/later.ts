import type { RawJson } from './raw-json.js';

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

export const madeNow = (value: unknown, keep: Keep): unknown => (value instanceof Later ? value.make(keep) : value);

/** A value that is JSON already, and large: its pieces go into the answer as they are. */
export class RawJson {
  constructor(readonly pieces: readonly Uint8Array[]) {}
}

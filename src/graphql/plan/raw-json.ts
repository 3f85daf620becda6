/** A value that is JSON already, and large: its bytes go into the answer as they are. */
export class RawJson {
  constructor(readonly bytes: Uint8Array) {}
}

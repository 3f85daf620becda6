/** JSON has no such character: in text it is written as an escape. */
const MARK = '\0';

/** The data of an answer, written as JSON. Large values are left out of the text; a mark stands in their place. */
export class WrittenData {
  private text = '';
  private readonly large: Uint8Array[] = [];

  /** Gives the mark that takes the place of a large value. */
  keep(json: Uint8Array): string {
    return MARK + String(this.large.push(json) - 1) + MARK;
  }

  write(text: string): void {
    this.text = text;
  }

  /** What goes over the wire between `before` and `after`, in pieces. */
  bytes(before: string, after: string): Uint8Array[] {
    const whole = before + this.text + after;
    return this.large.length === 0
      ? [Buffer.from(whole)]
      : whole.split(MARK).map((piece, place) => this.piece(piece, place));
  }

  /** Text and the numbers of large values take turns. */
  private piece(piece: string, place: number): Uint8Array {
    const large = place % 2 === 1 ? this.large[Number(piece)] : undefined;
    return large ?? Buffer.from(piece);
  }
}

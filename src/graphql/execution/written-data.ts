/** JSON has no such character: in text it is written as an escape. */
const MARK = '\0';

/** The data of an answer, written as JSON. Large values are left out of the text; marks stand in their place. */
export class WrittenData {
  private text = '';
  private readonly large: Uint8Array[] = [];

  /** Gives the marks that take the place of a large value. */
  keep(pieces: readonly Uint8Array[]): string {
    let marks = '';
    for (const piece of pieces) marks += MARK + String(this.large.push(piece) - 1) + MARK;
    return marks;
  }

  /** The same for text, which may have marks in it. */
  keepText(text: string): string {
    let marks = '';
    for (const [place, piece] of text.split(MARK).entries()) {
      marks += isMark(place) ? MARK + piece + MARK : this.keep([Buffer.from(piece)]);
    }
    return marks;
  }

  /** For who goes on working with it. */
  read(): Record<string, unknown> {
    return JSON.parse(Buffer.concat(this.bytes('', '')).toString()) as Record<string, unknown>;
  }

  write(text: string): void {
    this.text = text;
  }

  /** Takes away what stands around the rest. False when something else does. */
  unwrap(before: string, after: string): boolean {
    if (!this.text.startsWith(before) || !this.text.endsWith(after)) return false;
    this.text = this.text.slice(before.length, -after.length);
    return true;
  }

  /** What goes over the wire between `before` and `after`, in pieces. */
  bytes(before: string, after: string): Uint8Array[] {
    const whole = before + this.text + after;
    if (this.large.length === 0) return [Buffer.from(whole)];
    const pieces: Uint8Array[] = [];
    for (const [place, piece] of whole.split(MARK).entries()) {
      const large = isMark(place) ? this.large[Number(piece)] : undefined;
      if (large ?? piece !== '') pieces.push(large ?? Buffer.from(piece));
    }
    return pieces;
  }
}

/** Text and the numbers of large values take turns. */
const isMark = (place: number): boolean => place % 2 === 1;

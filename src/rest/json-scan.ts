const [QUOTE, ESCAPE, COMMA, LIST, OBJECT, LIST_END, OBJECT_END] = ['"', '\\', ',', '[', '{', ']', '}'].map((mark) =>
  mark.charCodeAt(0),
);

/** A string of this length may be one of megabytes, of which not every byte is looked at one by one. */
const LONG = 100;

export interface JsonBounds {
  readonly values: number;
  readonly levels: number;
}

/** Tells how much JSON there is, slice by slice and without reading it: by the marks between values, strings left out. */
export class JsonScan {
  private values = 1;
  private level = 0;
  private isInString = false;
  /** The slice before ended between a backslash and what it stands before. */
  private isEscaped = false;

  constructor(private readonly most: JsonBounds) {}

  /** Which bound it goes beyond, if any. */
  add(slice: Buffer): keyof JsonBounds | undefined {
    let place = 0;
    while (place < slice.length) {
      if (this.isInString) place = this.passString(slice, place);
      else {
        const byte = slice[place];
        if (byte === QUOTE) this.isInString = true;
        else if (byte === COMMA) this.values += 1;
        else if (byte === LIST || byte === OBJECT) {
          this.values += 1;
          this.level += 1;
        } else if (byte === LIST_END || byte === OBJECT_END) this.level -= 1;
        if (this.values > this.most.values) return 'values';
        if (this.level > this.most.levels) return 'levels';
        place += 1;
      }
    }
    return undefined;
  }

  private passString(slice: Buffer, start: number): number {
    const near = Math.min(start + LONG, slice.length);
    const place = this.quoteOrEnd(slice, this.isEscaped ? start + 1 : start, near);
    if (place < near) return this.leaveString(place);
    const quote = slice.indexOf('"', place);
    const end = quote === -1 ? slice.length : quote;
    const isPlain = place < slice.length && !slice.subarray(place, end).includes('\\');
    const found = isPlain ? end : this.quoteOrEnd(slice, place, slice.length);
    this.isEscaped = found > slice.length;
    return found < slice.length ? this.leaveString(found) : slice.length;
  }

  private quoteOrEnd(slice: Buffer, from: number, to: number): number {
    let place = from;
    while (place < to && slice[place] !== QUOTE) place += slice[place] === ESCAPE ? 2 : 1;
    return place;
  }

  private leaveString(quote: number): number {
    this.isInString = false;
    this.isEscaped = false;
    return quote + 1;
  }
}

import {
  getNullableType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLOutputType,
  isLeafType,
  locatedError,
} from 'graphql';
import type { SelectedField } from './selected-field.js';

/** JSON has no such character: in text it is written as an escape. */
const MARK = '\0';

/** From here on text is turned into the bytes that leave at once: it is put together of many pieces. */
const LARGE = 16_384;

/** The data of an answer, written as JSON. Large values are left out of the text; marks stand in their place. */
export class WrittenData {
  private text = '';
  private readonly large: Uint8Array[] = [];

  constructor(private readonly mayKeep: (bytes: number) => boolean = () => true) {}

  /** Gives the marks that take the place of a large value. What may not be kept is null: the answer is refused then. */
  keep(pieces: readonly Uint8Array[]): string {
    if (!this.mayKeep(pieces.reduce((sum, { length }) => sum + length, 0))) return 'null';
    let marks = '';
    for (const piece of pieces) marks += MARK + String(this.large.push(piece) - 1) + MARK;
    return marks;
  }

  /** The text itself, or the marks that take its place. */
  small(text: string): string {
    return text.length < LARGE ? text : this.keepText(text);
  }

  /** A list of what is written. All of it may be long: to make bytes of it at the end, in one go, would hold up others. */
  list(elements: readonly string[]): string {
    let kept = '';
    let text = '[';
    let separator = '';
    for (const element of elements) {
      text += separator + element;
      separator = ',';
      if (text.length < LARGE) continue;
      kept += this.keepText(text);
      text = '';
    }
    return `${kept}${text}]`;
  }

  /** The same as for large values for text, which may have marks in it. */
  private keepText(text: string): string {
    let marks = '';
    for (const [place, piece] of text.split(MARK).entries()) {
      marks += isMark(place) ? MARK + piece + MARK : this.keep([Buffer.from(piece)]);
    }
    return marks;
  }

  /** For the next consumer. */
  read(): Record<string, unknown> {
    return JSON.parse(Buffer.concat(this.bytes('', '')).toString()) as Record<string, unknown>;
  }

  /** Plugins that write it see the value. */
  toJSON(): Record<string, unknown> {
    return this.read();
  }

  write(text: string): void {
    this.text = text;
  }

  /** Removes the enclosing text. False if it is something else. */
  unwrap(before: string, after: string): boolean {
    if (!this.text.startsWith(before) || !this.text.endsWith(after)) return false;
    this.text = this.text.slice(before.length, -after.length);
    return true;
  }

  /** The text between `before` and `after`, with marks where large values belong. */
  textBetween(before: string, after: string): string {
    return before + this.text + after;
  }

  /** What goes over the wire for a text with marks, in pieces. */
  piecesOf(text: string): Uint8Array[] {
    if (this.large.length === 0) return [Buffer.from(text)];
    const pieces: Uint8Array[] = [];
    for (const [place, piece] of text.split(MARK).entries()) {
      const large = isMark(place) ? this.large[Number(piece)] : undefined;
      if (large ?? piece !== '') pieces.push(large ?? Buffer.from(piece));
    }
    return pieces;
  }

  /** The same with an enclosing frame. */
  bytes(before: string, after: string): Uint8Array[] {
    return this.piecesOf(this.textBetween(before, after));
  }
}

/** Text and the numbers of large values take turns. */
const isMark = (place: number): boolean => place % 2 === 1;

/** What a JSON string cannot hold as it is, and halves of pairs, which JSON.stringify writes as escapes. */
// eslint-disable-next-line no-control-regex
const TO_ESCAPE = /["\\\u0000-\u001f\ud800-\udfff]/;

/** As JSON.stringify writes text. */
export const quote = (text: string): string => (TO_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`);

/** Writes a value as JSON; throws what its type says of one that it does not take. */
export type PrintLeaf = (value: unknown) => string;

/**
 * What most values are, which then need no more looking at: text, a decimal as PostgreSQL or the record's readers write it,
 * a whole number, or one cannot say.
 */
export type LeafKind = 'TEXT' | 'FIGURE' | 'INT' | 'OTHER';

export function leafKindOf(type: GraphQLOutputType): LeafKind {
  const nullable = getNullableType(type);
  if (!isLeafType(nullable)) return 'OTHER';
  if (FIGURES.has(nullable.name)) return 'FIGURE';
  return TEXTS.has(nullable.name) ? 'TEXT' : nullable.name === 'Int' ? 'INT' : 'OTHER';
}

const FIGURES: ReadonlySet<string> = new Set(['Decimal', 'Percent', 'Fraction']);

/** Text is text for each of these; other values are for the type to judge. */
const TEXTS: ReadonlySet<string> = new Set(['ID', 'String', 'Date', 'DateTime', ...FIGURES]);

export function leafPrinter(type: GraphQLLeafType): PrintLeaf {
  if (TEXTS.has(type.name)) return (value) => (typeof value === 'string' ? quote(value) : serialized(type, value));
  return (value) => serialized(type, value);
}

function serialized(type: GraphQLLeafType, value: unknown): string {
  if (value instanceof Written) return value.text;
  const shown: unknown = type.serialize(value);
  if (typeof shown === 'string') return quote(shown);
  if (shown === undefined || shown === null)
    throw new Error(`Expected \`${type.name}.serialize\` to give a value, and it gave none`);
  return JSON.stringify(shown);
}

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

/** The places of values in the answer, by their number in a level. Computed only for errors. */
export type AnswerPath = (index: number) => readonly (string | number)[];

export const ROOT: AnswerPath = () => [];

export const memberOf =
  (path: AnswerPath, key: string): AnswerPath =>
  (index) => [...path(index), key];

/** Of those values that were chosen from all, by their numbers. */
export const chosenOf =
  (path: AnswerPath, chosen: readonly number[]): AnswerPath =>
  (index) =>
    path(chosen[index] ?? 0);

/** Of the elements of lists that were put one behind the other. */
export const elementsOf =
  (path: AnswerPath, lists: readonly (readonly unknown[] | undefined)[]): AnswerPath =>
  (index) => {
    let before = 0;
    const list = lists.findIndex((each) => {
      const isHere = each !== undefined && index < before + each.length;
      if (!isHere) before += each?.length ?? 0;
      return isHere;
    });
    return [...path(list), index - before];
  };

/** A page of a hundred rows may hide the same field a hundred times; the answer says so without drowning in it. */
const MOST = 50;
/** A reader of the refusal needs the first few reasons. */
const MOST_WITHOUT_DATA = 4;

/** What went wrong on the way to an answer, each in its place. */
export class AnswerErrors {
  private readonly listed: GraphQLError[] = [];
  private found = 0;

  get isEmpty(): boolean {
    return this.found === 0;
  }

  add(error: unknown, { nodes }: SelectedField, path: () => readonly (string | number)[]): void {
    this.found += 1;
    if (this.listed.length < MOST) this.listed.push(locatedError(asError(error), nodes, path()));
  }

  list(hasData: boolean): readonly GraphQLError[] {
    return capped(this.listed, this.found, hasData);
  }
}

export const capErrors = (errors: readonly GraphQLError[], hasData: boolean): readonly GraphQLError[] =>
  capped(errors, errors.length, hasData);

function capped(listed: readonly GraphQLError[], found: number, hasData: boolean): readonly GraphQLError[] {
  const kept = listed.slice(0, hasData ? MOST : MOST_WITHOUT_DATA);
  const rest = found - kept.length;
  if (rest === 0) return listed;
  return [
    ...kept,
    new GraphQLError(`${rest} more errors are not listed.`, { extensions: { code: 'ERRORS_CAPPED', notListed: rest } }),
  ];
}

export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('Something was thrown that is no error');

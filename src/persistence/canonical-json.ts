import type { Json } from '../app/ports.js';

/** Text from here on is written slice by slice. */
const LONG = 65_536;

/** The same text for the same value, whatever the order of its members, in pieces none of which is long. */
export function* canonicalJson(value: Json): Generator<string> {
  if (typeof value === 'string' && value.length > LONG) yield* longText(value);
  else if (Array.isArray(value)) yield* between('[', value, ']', canonicalJson);
  else if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    yield* between('{', members, '}', member);
  } else yield JSON.stringify(value);
}

function* member([name, value]: [string, Json]): Generator<string> {
  yield `${JSON.stringify(name)}:`;
  yield* canonicalJson(value);
}

function* between<Item>(
  open: string,
  items: readonly Item[],
  close: string,
  written: (item: Item) => Generator<string>,
): Generator<string> {
  yield open;
  for (const [place, item] of items.entries()) {
    if (place > 0) yield ',';
    yield* written(item);
  }
  yield close;
}

function* longText(text: string): Generator<string> {
  yield '"';
  for (let from = 0; from < text.length;) {
    const to = from + LONG - (isFirstOfPair(text.charCodeAt(from + LONG - 1)) ? 1 : 0);
    yield JSON.stringify(text.slice(from, to)).slice(1, -1);
    from = to;
  }
  yield '"';
}

/** Half of a character that is written with two: cut off from the other it would be written as an escape. */
const isFirstOfPair = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

import type { Json } from '../app/ports.js';

/** Text from here on is written slice by slice. */
const LONG = 1_000_000;

/** The same text for the same value, whatever the order of its members; in pieces, so that others get a turn in between. */
export function* canonicalJson(value: Json): Generator<string> {
  for (const part of partsOf(value)) yield* typeof part === 'string' ? [part] : slicesOf(part.long);
}

type Part = string | { readonly long: string };

function partsOf(value: Json): Part[] {
  const parts: Part[] = [];
  let text = '';
  const write = (one: Json): void => {
    if (typeof one === 'string' && one.length > LONG) {
      parts.push(text, { long: one });
      text = '';
    } else if (Array.isArray(one)) writeAll('[', one, ']', write);
    else if (typeof one === 'object' && one !== null) {
      const members = Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1));
      writeAll('{', members, '}', ([name, member]) => {
        text += `${JSON.stringify(name)}:`;
        write(member);
      });
    } else text += JSON.stringify(one);
  };
  const writeAll = <Item>(open: string, items: readonly Item[], close: string, writeOne: (item: Item) => void) => {
    text += open;
    items.forEach((item, place) => {
      if (place > 0) text += ',';
      writeOne(item);
    });
    text += close;
  };
  write(value);
  return [...parts, text];
}

function* slicesOf(text: string): Generator<string> {
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

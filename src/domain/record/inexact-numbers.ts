import { Decimal } from '../money.js';
import { Faults, memberPath, type Fault } from './check-record.js';

/** Where a text has neither, JSON reads each of its numbers as it is written. */
const MAY_DIFFER = /\d[\d.]{15}|\d[eE][-+]?\d{3}/;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const REASON = 'has more digits than a number can represent';

/** The list or object that is being read, and where in it. */
interface Place {
  readonly path: string;
  readonly isList: boolean;
  /** The index in a list, the name in an object once it is read. */
  member: number | string | undefined;
}

/** The numbers of a JSON text that JSON.parse reads as others: as one that a double can hold. */
export function inexactNumbers(text: string): readonly Fault[] {
  if (!MAY_DIFFER.test(text)) return [];
  const faults = new Faults();
  const places: Place[] = [];
  let at = 0;
  while (at < text.length) {
    const mark = text[at] ?? '';
    const place = places.at(-1);
    if (mark === '"') {
      const end = endOfString(text, at);
      if (place && place.member === undefined) place.member = JSON.parse(text.slice(at, end)) as string;
      at = end;
    } else if (mark === '-' || (mark >= '0' && mark <= '9')) {
      NUMBER.lastIndex = at;
      const [number = mark] = NUMBER.exec(text) ?? [];
      if (!isExact(number)) faults.add(pathOf(place), REASON);
      at += number.length;
    } else {
      if (mark === '{' || mark === '[')
        places.push({ path: pathOf(place), isList: mark === '[', member: mark === '[' ? 0 : undefined });
      else if (mark === '}' || mark === ']') places.pop();
      else if (mark === ',' && place) place.member = typeof place.member === 'number' ? place.member + 1 : undefined;
      at += 1;
    }
  }
  return faults.list;
}

function pathOf(place: Place | undefined): string {
  if (!place) return '';
  return place.isList ? `${place.path}[${place.member}]` : memberPath(place.path, String(place.member));
}

/** Just after its closing quote: the first one with an even number of backslashes before it. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let slash = quote;
    while (text[slash - 1] === '\\') slash -= 1;
    if ((quote - slash) % 2 === 0) return quote + 1;
  }
  return text.length;
}

const SURE_DIGITS = 15;

function isExact(number: string): boolean {
  if (number.length <= SURE_DIGITS && !/e/i.test(number)) return true;
  const read = Number(number);
  // What is beyond both kinds of numbers is the same in both.
  const isNothing = !/[1-9]/.test(number.replace(/e.*/i, ''));
  return Number.isFinite(read) && (read === 0 ? isNothing : new Decimal(number).eq(String(read)));
}

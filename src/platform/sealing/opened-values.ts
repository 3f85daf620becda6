import type { KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../runtime/cache-bounds.js';
import { fromBase64, open, type SealPlace } from './sealed-box.js';

/** What a sealed value is read as: one function for all that is read so, since values are told apart by it. */
export type Reading<Value> = (plain: Buffer) => Value;

interface Opened {
  /** What was opened with a key does not keep it in memory. */
  readonly key: WeakRef<KeyObject>;
  readonly stored: string;
  readonly reading: Reading<unknown>;
  readonly value: unknown;
}

/**
 * Sealed values as they were opened and read. The stored value is read from the database each time and compared, so
 * changes need no notification; and a caller needs the data key, as for opening it again.
 */
export class OpenedValues {
  private readonly known = new LRUCache<string, Opened>({
    maxSize: CACHE_BOUNDS.openedValues.bytes,
    maxEntrySize: CACHE_BOUNDS.openedValues.bytesOfOne,
    sizeCalculation: ({ stored, value }) => weightOf(stored, value),
    ttl: CACHE_BOUNDS.openedValues.ageMs,
    // Erased values are never asked for again, so they must expire on their own.
    ttlAutopurge: true,
  });

  /** `stored` is in base64. The same object may be given to many: it is not to be changed. */
  read<Value>(key: KeyObject, stored: string, place: SealPlace, reading: Reading<Value>): Value {
    const name = `${place.table}.${place.column}.${place.row}`;
    const known = this.known.get(name);
    if (known?.stored === stored && known.key.deref() === key && known.reading === reading) return known.value as Value;
    const value = reading(open(key, fromBase64(stored), place));
    this.known.set(name, { key: new WeakRef(key), stored, reading, value });
    return value;
  }
}

const BYTES_OF_ONE = 600;
const BYTES_OF_TEXT = 24;
const BYTES_OF_OBJECT = 120;
const BYTES_OF_MEMBER = 56;

/** About what a value takes: a few short lines of text may be read as many large rows. Of what is too large, some more than allowed. */
function weightOf(stored: string, value: unknown): number {
  const most = CACHE_BOUNDS.openedValues.bytesOfOne;
  let bytes = BYTES_OF_ONE + stored.length;
  const add = (part: unknown): void => {
    if (typeof part === 'string') bytes += BYTES_OF_TEXT + 2 * part.length;
    else if (typeof part === 'object' && part !== null) {
      bytes += BYTES_OF_OBJECT;
      for (const [name, member] of Object.entries(part)) {
        if (bytes > most) return;
        bytes += BYTES_OF_MEMBER + 2 * name.length;
        add(member);
      }
    }
  };
  add(value);
  return bytes;
}

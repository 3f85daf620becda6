import type { KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';
import { fromBase64, open, type SealPlace } from './sealed-box.js';

/** What a sealed value is read as: one function for all that is read so, since values are told apart by it. */
export type Reading<Value> = (plain: Buffer) => Value;

interface Opened {
  readonly key: KeyObject;
  readonly stored: string;
  readonly reading: Reading<unknown>;
  readonly value: unknown;
}

/**
 * Sealed values as they were opened and read. What is stored is read from the database each time and compared, so nobody has to be
 * told of a change; and whoever asks needs the data key in hand, as to open it anew.
 */
export class OpenedValues {
  private readonly known = new LRUCache<string, Opened>({
    maxSize: CACHE_BOUNDS.openedValues.bytes,
    maxEntrySize: CACHE_BOUNDS.openedValues.bytesOfOne,
    sizeCalculation: ({ stored, value }) => BYTES_OF_ONE + stored.length + bytesOf(value),
    ttl: CACHE_BOUNDS.openedValues.ageMs,
    // Nobody reads what was erased, so it must go by itself.
    ttlAutopurge: true,
  });

  /** `stored` is in base64. The same object may be given to many: it is not to be changed. */
  read<Value>(key: KeyObject, stored: string, place: SealPlace, reading: Reading<Value>): Value {
    const name = `${place.table}.${place.column}.${place.row}`;
    const known = this.known.get(name);
    if (known?.stored === stored && known.key === key && known.reading === reading) return known.value as Value;
    const value = reading(open(key, fromBase64(stored), place));
    this.known.set(name, { key, stored, reading, value });
    return value;
  }
}

const BYTES_OF_ONE = 500;
const BYTES_OF_OBJECT = 40;
const BYTES_OF_MEMBER = 16;

/** What a value takes at most: a few short lines of text may be read as many large rows. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return BYTES_OF_OBJECT + 2 * value.length;
  if (typeof value !== 'object' || value === null) return BYTES_OF_MEMBER;
  let bytes = BYTES_OF_OBJECT;
  for (const member of Object.values(value)) bytes += BYTES_OF_MEMBER + bytesOf(member);
  return bytes;
}

/** Where the next entry of a file stands, and what its batch has so far. */
export interface FilePlace {
  /** Of all entries so far, those of the originator apart. */
  readonly entries: number;
  readonly cents: number;
  readonly batch: number;
  readonly batchEntries: number;
  readonly batchCents: number;
  /** The sequence of the last trace; the one after the last of a batch is the originator's. */
  readonly sequence: number;
}

/** What an entry, and so the one that balances a batch, can say: ten digits of cents. */
export const MOST_CENTS = 9_999_999_999;
const MOST_IN_BATCH = 9_999;
/** The controls of a file have twelve digits of cents; more entries than this would not fit the sequence either. */
const MOST_IN_FILE = { entries: 900_000, cents: 999_999_999_999 };
const LAST_SEQUENCE = 9_999_999;

/** Sequences go on from file to file, and begin anew where a whole file might not fit any more. */
export const newFile = (lastSequence: number): FilePlace => ({
  entries: 0,
  cents: 0,
  batch: 0,
  batchEntries: 0,
  batchCents: 0,
  sequence: lastSequence + 2 * MOST_IN_FILE.entries > LAST_SEQUENCE ? 0 : lastSequence,
});

/** The place of one more entry; undefined where the file is full, and the entry waits for the next one. */
export function placeEntry(place: FilePlace, cents: number): FilePlace | undefined {
  if (cents > MOST_CENTS) throw new RangeError('an entry has at most ten digits of cents');
  const { entries, cents: total } = place;
  if (entries >= MOST_IN_FILE.entries || total + cents > MOST_IN_FILE.cents) return undefined;
  const isFirst = place.batch === 0;
  const isFull = place.batchEntries >= MOST_IN_BATCH || place.batchCents + cents > MOST_CENTS;
  const begins = isFirst || isFull;
  return {
    entries: entries + 1,
    cents: total + cents,
    batch: begins ? place.batch + 1 : place.batch,
    batchEntries: begins ? 1 : place.batchEntries + 1,
    batchCents: begins ? cents : place.batchCents + cents,
    // The trace between two batches balances the first of them.
    sequence: place.sequence + (isFull && !isFirst ? 2 : 1),
  };
}

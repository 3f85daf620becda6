/** How far a database has come: so many bytes of its log, on one of its timelines. */
export interface Position {
  /** Another one begins whenever a standby is made the primary. */
  readonly timeline: number;
  readonly at: bigint;
}

/** Further than any replica ever is: whoever needs it reads at home. */
export const BEYOND: Position = { timeline: Number.MAX_SAFE_INTEGER, at: 0n };

/** As clients carry it, and so that the later one is the greater text. */
export const positionText = ({ timeline, at }: Position): string =>
  `${String(timeline).padStart(16, '0')}-${at.toString(16).padStart(16, '0')}`;

/** What cannot be read is beyond every replica. */
export function readPosition(text: string): Position {
  const [, timeline, at] = /^(\d{16})-([0-9a-f]{16})$/.exec(text) ?? [];
  return at === undefined ? BEYOND : { timeline: Number(timeline), at: BigInt(`0x${at}`) };
}

/** As PostgreSQL writes it: `16/B374D848`. */
export function logPlace(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export function laterOf(one: Position | undefined, other: Position | undefined): Position | undefined {
  if (!one || !other) return one ?? other;
  if (one.timeline !== other.timeline) return one.timeline > other.timeline ? one : other;
  return one.at > other.at ? one : other;
}

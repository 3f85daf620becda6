export const BUCKETS = [
  { bucket: 'CURRENT', label: 'Current', from: 0, to: 0 },
  { bucket: 'DAYS_1_29', label: '1-29 Days Late', from: 1, to: 29 },
  { bucket: 'DAYS_30_59', label: '30-59 Days Late', from: 30, to: 59 },
  { bucket: 'DAYS_60_89', label: '60-89 Days Late', from: 60, to: 89 },
  { bucket: 'DAYS_90_119', label: '90-119 Days Late', from: 90, to: 119 },
  { bucket: 'DAYS_120_PLUS', label: '120+ Days Late', from: 120, to: Infinity },
] as const;

export type Bucket = (typeof BUCKETS)[number]['bucket'];

export function bucketRow(daysPastDue: number): (typeof BUCKETS)[number] {
  return BUCKETS.find(({ to }) => daysPastDue <= to) ?? BUCKETS[5];
}

export function bucketOf(daysPastDue: number): Bucket {
  return bucketRow(daysPastDue).bucket;
}

export interface DaysRange {
  readonly from: number;
  /** Absent: no end. */
  readonly to?: number;
}

/** The days past due that some buckets cover, as few ranges: buckets that follow each other are one. */
export function daysOf(buckets: readonly Bucket[]): DaysRange[] {
  const wanted = BUCKETS.filter(({ bucket }) => buckets.includes(bucket));
  const ranges: { from: number; to: number }[] = [];
  for (const { from, to } of wanted) {
    const last = ranges.at(-1);
    if (last?.to === from - 1) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges.map(({ from, to }) => (Number.isFinite(to) ? { from, to } : { from }));
}

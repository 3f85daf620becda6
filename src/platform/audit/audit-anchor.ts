import { createReadStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type AuditHead, parseHead, printHead } from './audit-chain.js';

/** An end that the log had, as it was kept outside the database. */
export interface AnchoredHead extends AuditHead {
  readonly at: string;
  /** The reason for continuing a log that lacks earlier ends: a restore, as given by the administrator. */
  readonly acceptedBecause?: string;
  /** Entries up to this one were about to be dropped. */
  readonly dropping?: AuditHead;
}

/** What a line may say beside the end. */
export type AnchorRemark = Pick<AnchoredHead, 'acceptedBecause' | 'dropping'>;

/** Told every end that this process wrote; keeps one now and then. */
export interface AuditAnchor {
  note(head: AuditHead): void;
  /** Keeps the last one too. */
  close(): Promise<void>;
}

export interface AnchorSinks {
  /** A file that lines are only ever added to, by any number of processes. */
  readonly file: string | undefined;
  readonly say: (head: string) => void;
  readonly complain: (error: unknown) => void;
}

/** What was written in this time before a process dies is not anchored. */
const INTERVAL_MS = 30_000;

export function auditAnchor({ file, say, complain }: AnchorSinks): AuditAnchor {
  let latest: AuditHead | undefined;
  let kept: AuditHead | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function keep(): Promise<void> {
    timer = undefined;
    if (!latest || latest.seq === kept?.seq) return;
    const head = latest;
    kept = head;
    say(printHead(head));
    if (file === undefined) return;
    try {
      await addAnchor(file, head);
    } catch (error) {
      // The next one is tried again; the log line remains meanwhile.
      kept = undefined;
      complain(error);
    }
  }

  return {
    note: (head) => {
      if (latest && head.seq < latest.seq) return;
      latest = head;
      timer ??= setTimeout(() => void keep(), INTERVAL_MS).unref();
    },
    close: async () => {
      clearTimeout(timer);
      await keep();
    },
  };
}

/** On disk when it resolves. One write for a line, so that those of several processes do not mix. */
export async function addAnchor(
  file: string,
  head: AuditHead,
  { dropping, ...remark }: AnchorRemark = {},
): Promise<void> {
  const line = {
    at: new Date().toISOString(),
    seq: String(head.seq),
    hash: Buffer.from(head.hash).toString('hex'),
    ...remark,
    ...(dropping && { dropping: printHead(dropping) }),
  };
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(`${JSON.stringify(line)}\n`);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

export interface KeptAnchors {
  /** The ends that must be in the log: those since the last one that was accepted. */
  readonly anchors: readonly AnchoredHead[];
  /** Behind which entries the log may begin. */
  readonly drops: readonly AuditHead[];
  /** Lines that no gateway wrote, or that a full disk cut. */
  readonly unreadable: readonly number[];
}

/** Everything that a file keeps; undefined without the file. */
export async function readAnchors(file: string): Promise<KeptAnchors | undefined> {
  if (!existsSync(file)) return undefined;
  let anchors: AnchoredHead[] = [];
  const drops: AuditHead[] = [];
  const unreadable: number[] = [];
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    number += 1;
    if (line === '') continue;
    const anchor = parseAnchor(line);
    if (anchor?.acceptedBecause !== undefined) anchors = [];
    if (anchor) anchors.push(anchor);
    else unreadable.push(number);
    if (anchor?.dropping) drops.push(anchor.dropping);
  }
  return { anchors, drops, unreadable };
}

/** Many lines. */
const TAIL_BYTES = 65_536;

/** The last end that a file keeps, without reading what comes before. */
export async function lastAnchor(file: string): Promise<AnchoredHead | undefined> {
  if (!existsSync(file)) return undefined;
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    const anchors = buffer.toString().split('\n').map(parseAnchor);
    return anchors.findLast((anchor) => anchor !== undefined);
  } finally {
    await handle.close();
  }
}

function parseAnchor(line: string): AnchoredHead | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { at, acceptedBecause, dropping, ...end } = value as Record<string, unknown>;
  const head = parseHead(`${String(end.seq)}:${String(end.hash)}`);
  const dropped = typeof dropping === 'string' ? parseHead(dropping) : undefined;
  if (!head || typeof at !== 'string') return undefined;
  return {
    ...head,
    at,
    ...(typeof acceptedBecause === 'string' && { acceptedBecause }),
    ...(dropped && { dropping: dropped }),
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { lifeOf } from './life.js';

const MB = 1024 * 1024;

/** Smaller answers are bounded by how many requests may be at work. */
const LARGE = MB;
/** Who takes nothing of an answer for so long has gone, or wants it to be kept. */
const LONGEST_SILENCE_MS = 30_000;

interface Bounds {
  /** Bytes of all callers together, and of one of them. */
  readonly inAll: number;
  readonly perCaller: number;
  readonly silenceMs?: number;
}

/**
 * Large answers that were made and are not read yet, which is for their callers to do. One may always be sent to a caller who has
 * none, however large it is; more only within the bounds.
 */
export class UnreadAnswers {
  private readonly bytes = new Map<string, number>();
  private inAll = 0;

  constructor(private readonly bounds: Bounds) {}

  /** False where it must not be sent: enough wait to be read. Counted until the answer is read or its caller has left. */
  take(caller: string, length: number, req: IncomingMessage, res: ServerResponse): boolean {
    const { inAll, perCaller, silenceMs = LONGEST_SILENCE_MS } = this.bounds;
    if (length < LARGE || res.closed) return true;
    const own = this.bytes.get(caller) ?? 0;
    if ((own > 0 && own + length > perCaller) || (this.inAll > 0 && this.inAll + length > inAll)) return false;
    this.add(caller, length);
    lifeOf(req, res).onEnd(() => {
      this.add(caller, -length);
    });
    res.setTimeout(silenceMs, () => {
      res.destroy();
    });
    return true;
  }

  private add(caller: string, length: number): void {
    this.inAll += length;
    const own = (this.bytes.get(caller) ?? 0) + length;
    if (own === 0) this.bytes.delete(caller);
    else this.bytes.set(caller, own);
  }
}

/** Of this process. */
export const unreadAnswers = new UnreadAnswers({ inAll: 256 * MB, perCaller: 128 * MB });

export const TOO_MUCH_UNREAD = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message: 'As many large answers wait to be read as this gateway keeps: read them, then send the same request again',
} as const;

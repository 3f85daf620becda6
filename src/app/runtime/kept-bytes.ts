const MB = 1024 * 1024;

/** Smaller answers are bounded by how many requests may be at work, and so are bodies, which come as slowly as their callers like. */
export const LARGE = MB;
export const LARGE_BODY = MB / 16;

export interface KeptBounds {
  /** Bytes for all callers together, and for one of them. */
  readonly inAll: number;
  readonly perCaller: number;
}

/**
 * What is large and kept for callers: bodies that are being received, stored values that are read for an answer, and the
 * answer until it is read. One account for all of it, since all of it is memory. A request may have one of them where its caller has nothing else,
 * however large it is, if others leave room for it; more only within the bounds.
 */
export class KeptBytes {
  private readonly ofCallers = new Map<string, number>();
  private inAll = 0;

  constructor(readonly bounds: KeptBounds) {}

  /** False where there is no place for more beside what others have. */
  add(caller: string, held: number, more: number): boolean {
    const { inAll, perCaller } = this.bounds;
    const own = this.ofCallers.get(caller) ?? 0;
    if ((own > held && own + more > perCaller) || (this.inAll > held && this.inAll + more > inAll)) return false;
    this.change(caller, more);
    return true;
  }

  giveBack(caller: string, bytes: number): void {
    this.change(caller, -bytes);
  }

  private change(caller: string, bytes: number): void {
    this.inAll += bytes;
    const own = (this.ofCallers.get(caller) ?? 0) + bytes;
    if (own === 0) this.ofCallers.delete(caller);
    else this.ofCallers.set(caller, own);
  }
}

/** Full: others have the place, for now. Too much: it is more than one request may ever have. */
export type NoRoom = 'FULL' | 'TOO_MUCH';

export const NO_ROOM_MESSAGE =
  'This gateway keeps as much of large requests and answers as it may: read the answers that wait, then send the same request again';

/** What is kept for one request. */
export class Room {
  private held = 0;
  private ofBody = 0;
  private isClosed = false;
  private stored = { count: 0, bytes: 0 };
  private refused: NoRoom | undefined;

  constructor(
    private readonly account: KeptBytes,
    private readonly caller: string,
  ) {}

  /** Why the request is not to be answered: something that it needs was not read. */
  get refusal(): NoRoom | undefined {
    return this.refused;
  }

  /** The most that stored values may have together. */
  get most(): number {
    return this.account.bounds.perCaller;
  }

  /** For stored values that an answer is to hold, in bytes of the answer. To be asked before anything of them is read. */
  forStored(sizes: readonly number[]): NoRoom | undefined {
    this.stored.count += sizes.length;
    this.stored.bytes += sizes.reduce((sum, size) => sum + size, 0);
    if (this.stored.count > 1 && this.stored.bytes > this.most) this.refused = 'TOO_MUCH';
    else if (!this.forAnswer(this.stored.bytes)) this.refused ??= 'FULL';
    return this.refused;
  }

  /** For an answer with all that is in it, part of which may be counted already. */
  forAnswer(length: number): boolean {
    return length - this.held < LARGE || this.add(length - this.held);
  }

  /** For so much of the body as has come. */
  forBody(length: number): boolean {
    if (length <= LARGE_BODY) return true;
    if (!this.add(length - this.ofBody)) return false;
    this.ofBody = length;
    return true;
  }

  /** What was made of the body is bounded by how many requests may be at work. */
  bodyIsRead(): void {
    if (this.isClosed) return;
    this.account.giveBack(this.caller, this.ofBody);
    this.held -= this.ofBody;
    this.ofBody = 0;
  }

  private add(bytes: number): boolean {
    // Nobody would give it back.
    if (this.isClosed) return true;
    if (!this.account.add(this.caller, this.held, bytes)) return false;
    this.held += bytes;
    return true;
  }

  close(): void {
    this.account.giveBack(this.caller, this.held);
    this.held = 0;
    this.isClosed = true;
  }
}

/** Of this process. */
export const keptBytes = new KeptBytes({ inAll: 256 * MB, perCaller: 128 * MB });

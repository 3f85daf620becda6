const MB = 1024 * 1024;

/** Smaller answers are bounded by how many requests may be at work, and so are bodies, which come as slowly as their callers like. */
export const LARGE = MB;
export const LARGE_BODY = MB / 16;

export interface MemoryBounds {
  /** Bytes for all callers together, and for one of them. */
  readonly inAll: number;
  readonly perCaller: number;
}

/**
 * Memory for what is large: request bodies, stored values read for an answer, and answers until the client has read
 * them. A caller that holds nothing else may hold one item of any size. Everything beyond that stays within the bounds.
 */
export class MemoryPool {
  private readonly ofCallers = new Map<string, number>();
  private inAll = 0;

  constructor(readonly bounds: MemoryBounds) {}

  /** False if the bounds do not allow `more` bytes beside what is held. */
  add(caller: string, held: number, more: number): boolean {
    const { inAll, perCaller } = this.bounds;
    const own = this.ofCallers.get(caller) ?? 0;
    if ((own > held && own + more > perCaller) || (this.inAll > held && this.inAll + more > inAll)) return false;
    this.change(caller, more);
    return true;
  }

  release(caller: string, bytes: number): void {
    this.change(caller, -bytes);
  }

  private change(caller: string, bytes: number): void {
    this.inAll += bytes;
    const own = (this.ofCallers.get(caller) ?? 0) + bytes;
    if (own === 0) this.ofCallers.delete(caller);
    else this.ofCallers.set(caller, own);
  }
}

/** FULL: others hold the memory for now. TOO_MUCH: more than one request may ever hold. */
export type MemoryRefusal = 'FULL' | 'TOO_MUCH';

export const OUT_OF_MEMORY_MESSAGE =
  'The memory limit for large requests is reached. Read pending responses, then retry.';

/** The memory of one request. */
export class MemoryBudget {
  private held = 0;
  private ofBody = 0;
  private isClosed = false;
  private stored = { count: 0, bytes: 0 };
  private written = { count: 0, bytes: 0 };
  private refused: MemoryRefusal | undefined;

  constructor(
    private readonly pool: MemoryPool,
    private readonly caller: string,
  ) {}

  /** Why the request is not to be answered: something that it needs was not read. */
  get refusal(): MemoryRefusal | undefined {
    return this.refused;
  }

  /** The most that stored values may have together. */
  get most(): number {
    return this.pool.bounds.perCaller;
  }

  /** For stored values that an answer is to hold, in bytes of the answer. To be asked before anything of them is read. */
  forStored(sizes: readonly number[]): MemoryRefusal | undefined {
    this.stored.count += sizes.length;
    this.stored.bytes += sizes.reduce((sum, size) => sum + size, 0);
    if (this.stored.count > 1 && this.stored.bytes > this.most) this.refused = 'TOO_MUCH';
    else if (!this.forAnswer(this.stored.bytes)) this.refused ??= 'FULL';
    return this.refused;
  }

  /**
   * For a large value that is written into the answer, once for each time it is selected: the same stored value under many
   * aliases is read once and sent as often as it is asked for.
   */
  forWritten(size: number): boolean {
    this.written.count += 1;
    this.written.bytes += size;
    if (this.written.count > 1 && this.written.bytes > this.most) this.refused = 'TOO_MUCH';
    return this.refused === undefined;
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
    this.pool.release(this.caller, this.ofBody);
    this.held -= this.ofBody;
    this.ofBody = 0;
  }

  private add(bytes: number): boolean {
    // It would never be released.
    if (this.isClosed) return true;
    if (!this.pool.add(this.caller, this.held, bytes)) return false;
    this.held += bytes;
    return true;
  }

  close(): void {
    this.pool.release(this.caller, this.held);
    this.held = 0;
    this.isClosed = true;
  }
}

/** The memory of this process. */
export const processMemory = new MemoryPool({ inAll: 256 * MB, perCaller: 128 * MB });

import type { ServerResponse } from 'node:http';
import type { Places } from '../limits/places.js';

/**
 * How long a request lives: until its connection has done with it and so has its work, however either ends. What it holds
 * is given back then: who goes before the answer does not make room for more work than there are places.
 */
export class RequestLife {
  private readonly held: (() => void)[] = [];
  private isAtWork = false;
  private isOpen: boolean;

  constructor(res: ServerResponse) {
    this.isOpen = !res.closed && !res.destroyed;
    res.once('close', () => {
      this.isOpen = false;
      this.giveBack();
    });
  }

  /** False where there is no place left. */
  hold(places: Places, key: string): boolean {
    if (!places.take(key)) return false;
    this.held.push(() => {
      places.leave(key);
    });
    this.giveBack();
    return true;
  }

  /** Whatever `work` does, the request lives until it is done. It does not fail. */
  async during(work: () => Promise<void>): Promise<void> {
    this.isAtWork = true;
    await work();
    this.isAtWork = false;
    this.giveBack();
  }

  private giveBack(): void {
    if (this.isOpen || this.isAtWork) return;
    for (const leave of this.held.splice(0)) leave();
  }
}

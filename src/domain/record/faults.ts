export interface Fault {
  readonly path: string;
  readonly reason: string;
}

const MOST_REPORTED = 20;

/** What is wrong with a record. Says where and why, never what was there: the values are people's data. */
export class Faults {
  readonly #found: Fault[] = [];

  add(path: string, reason: string): void {
    if (this.#found.length < MOST_REPORTED) this.#found.push({ path, reason });
  }

  get list(): readonly Fault[] {
    return this.#found;
  }
}

export const joinPath = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;

/** A member name that was sent may itself be somebody's data: only what reads like a field name is repeated. */
export const memberPath = (path: string, name: string): string => joinPath(path, PLAIN_NAME.test(name) ? name : '?');

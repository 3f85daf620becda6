import { randomBytes } from 'node:crypto';

/** No value can hold it by chance, and nobody outside knows it. */
const MARK = randomBytes(16).toString('hex');
const MARKED = JSON.stringify(MARK);

/** Texts that are to take the place of their marks, while an answer is being written. */
let taken: string[] | undefined;

/** JSON that is stored as it is shown, so that nobody needs to read it in between. */
export class RawJson {
  constructor(private readonly text: string) {}

  toJSON(): unknown {
    if (!taken) return JSON.parse(this.text);
    taken.push(this.text);
    return MARK;
  }
}

/** As JSON.stringify writes it, with raw parts put in as they are. */
export function writeJson(value: unknown): string {
  taken = [];
  try {
    const json = JSON.stringify(value);
    if (taken.length === 0) return json;
    const [head = '', ...tails] = json.split(MARKED);
    const raw = taken;
    return head + tails.map((tail, index) => (raw[index] ?? 'null') + tail).join('');
  } finally {
    taken = undefined;
  }
}

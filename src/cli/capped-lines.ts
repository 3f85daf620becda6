import { createReadStream } from 'node:fs';

/** What is longer is no record of a bank: only so much of it is kept. */
const LONGEST = 200;

/** The lines of a file, whatever their ends are. A line of any length takes no memory beyond its beginning. */
export async function* cappedLines(file: string): AsyncGenerator<string> {
  let line = '';
  for await (const piece of createReadStream(file, 'latin1') as AsyncIterable<string>) {
    const parts = piece.split('\n');
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        yield line.replace(/\r$/, '');
        line = '';
      }
      line = (line + part).slice(0, LONGEST);
    }
  }
  if (line !== '') yield line.replace(/\r$/, '');
}

const [QUOTE, ESCAPE, COMMA, LIST, OBJECT] = ['"', '\\', ',', '[', '{'].map((mark) => mark.charCodeAt(0));

/** A string of this length may be one of megabytes, of which not every byte is looked at one by one. */
const LONG = 100;

/** Whether JSON has more values than that, told without reading it: by the marks between them, strings left out. */
export function hasMoreValues(json: Buffer, most: number): boolean {
  let values = 1;
  let place = 0;
  while (place < json.length) {
    const byte = json[place];
    if (byte === QUOTE) place = afterString(json, place + 1);
    else {
      if (byte === COMMA || byte === LIST || byte === OBJECT) values += 1;
      if (values > most) return true;
      place += 1;
    }
  }
  return false;
}

function afterString(json: Buffer, start: number): number {
  const near = Math.min(start + LONG, json.length);
  const place = quoteOrEnd(json, start, near);
  if (place < near) return place + 1;
  const quote = json.indexOf('"', place);
  const isPlain = quote !== -1 && !json.subarray(place, quote).includes('\\');
  return isPlain ? quote + 1 : quoteOrEnd(json, place, json.length) + 1;
}

function quoteOrEnd(json: Buffer, from: number, to: number): number {
  let place = from;
  while (place < to && json[place] !== QUOTE) place += json[place] === ESCAPE ? 2 : 1;
  return place;
}

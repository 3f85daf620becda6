import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { RequestHandler } from 'express';
import { inTurn } from '../../runtime/in-turns.js';
import { faultOf, readBytes } from './read-bytes.js';
import { knownMemoryOf } from './request-lifetime.js';

const [QUOTE, ESCAPE, COMMA, LIST, OBJECT, LIST_END, OBJECT_END] = ['"', '\\', ',', '[', '{', ']', '}'].map((mark) =>
  mark.charCodeAt(0),
);

/** A string of this length may be one of megabytes, of which not every byte is looked at one by one. */
const LONG = 100;

interface JsonBounds {
  readonly values: number;
  readonly levels: number;
}

/** Tells how much JSON there is, slice by slice and without reading it: by the marks between values, strings left out. */
export class JsonScan {
  private values = 1;
  private level = 0;
  private isInString = false;
  /** The previous slice ended between a backslash and the character it escapes. */
  private isEscaped = false;

  constructor(private readonly most: JsonBounds) {}

  /** Which bound it goes beyond, if any. */
  add(slice: Buffer): keyof JsonBounds | undefined {
    let place = 0;
    while (place < slice.length) {
      if (this.isInString) place = this.passString(slice, place);
      else {
        const byte = slice[place];
        if (byte === QUOTE) this.isInString = true;
        else if (byte === COMMA) this.values += 1;
        else if (byte === LIST || byte === OBJECT) {
          this.values += 1;
          this.level += 1;
        } else if (byte === LIST_END || byte === OBJECT_END) this.level -= 1;
        if (this.values > this.most.values) return 'values';
        if (this.level > this.most.levels) return 'levels';
        place += 1;
      }
    }
    return undefined;
  }

  private passString(slice: Buffer, start: number): number {
    const near = Math.min(start + LONG, slice.length);
    const place = this.quoteOrEnd(slice, this.isEscaped ? start + 1 : start, near);
    if (place < near) return this.leaveString(place);
    const quote = slice.indexOf('"', place);
    const end = quote === -1 ? slice.length : quote;
    const isPlain = place < slice.length && !slice.subarray(place, end).includes('\\');
    const found = isPlain ? end : this.quoteOrEnd(slice, place, slice.length);
    this.isEscaped = found > slice.length;
    return found < slice.length ? this.leaveString(found) : slice.length;
  }

  private quoteOrEnd(slice: Buffer, from: number, to: number): number {
    let place = from;
    while (place < to && slice[place] !== QUOTE) place += slice[place] === ESCAPE ? 2 : 1;
    return place;
  }

  private leaveString(quote: number): number {
    this.isInString = false;
    this.isEscaped = false;
    return quote + 1;
  }
}

/** Reading JSON takes as long as it has values, however short they are. A full record has some 4,000. */
export const MOST_VALUES = 20_000;

/** Each value takes two bytes with the mark beside it, so a shorter body need not be counted. */
export const TOO_SHORT_FOR_MORE = 2 * MOST_VALUES;

/** Deeper than anything that is accepted in the end, and what another thread can hand over. */
const MOST_LEVELS = 200;

/** From here on a body is read aside. */
const LARGE = 1_000_000;
const SLICE = 250_000;

/** For endpoints of express, which find the body at the request. */
export const jsonParser =
  (limit: number): RequestHandler =>
  (req, _res, next) => {
    if (!hasBody(req)) next();
    else
      readJson(req, limit).then((json) => {
        req.body = json;
        next();
      }, next);
  };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Reads a JSON body of so many bytes. What is wrong with it has a type that the error handler knows. */
export async function readJson(req: IncomingMessage, limit: number): Promise<object> {
  const { headers } = req;
  if (headers['content-encoding'] === undefined && Number(headers['content-length']) > limit)
    throw faultOf('entity.too.large');
  const memory = knownMemoryOf(req);
  try {
    const body = await readBytes(req, limit, memory);
    // Bytes mean what they seem to in no other encoding, and JSON between systems has no other.
    if (OTHER_CHARSET.test(headers['content-type'] ?? '')) throw faultOf('charset.unsupported');
    if (body.length === 0) return {};
    return objectOnly(limit > LARGE && mayBeLarge(headers) ? await readAside(body) : readHere(body));
  } finally {
    memory?.bodyIsRead();
  }
}

/** Compressed bodies, and those whose length is not stated, may. */
const mayBeLarge = (headers: IncomingHttpHeaders): boolean =>
  headers['content-encoding'] !== undefined || Number(headers['content-length'] ?? Infinity) > LARGE;

async function readAside(body: Buffer): Promise<unknown> {
  const scan = new JsonScan({ values: MOST_VALUES, levels: MOST_LEVELS });
  for (let from = 0; from < body.length; from += SLICE) {
    const beyond = await inTurn(() => scan.add(body.subarray(from, from + SLICE)));
    if (beyond) throw faultOf(`${beyond}.too.many`);
  }
  if (!isUtf8(body)) throw faultOf('entity.not.text');
  return parseAside(body).catch((error: unknown) => {
    throw error instanceof SyntaxError ? faultOf('entity.parse.failed') : error;
  });
}

function readHere(body: Buffer): unknown {
  if (body.length > TOO_SHORT_FOR_MORE) {
    const beyond = new JsonScan({ values: MOST_VALUES, levels: Infinity }).add(body);
    if (beyond) throw faultOf(`${beyond}.too.many`);
  }
  if (!isUtf8(body)) throw faultOf('entity.not.text');
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw faultOf('entity.parse.failed');
  }
}

function objectOnly(json: unknown): object {
  if (typeof json !== 'object' || json === null) throw faultOf('entity.parse.failed');
  return json;
}

const OTHER_CHARSET = /charset\s*=\s*(?!"?utf-?8"?\s*(;|$))/i;

/** Plain JavaScript, because it runs as it is wherever this module runs. */
const PARSER = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, bytes }) => {
    try {
      parentPort.postMessage({ id, parsed: { json: JSON.parse(new TextDecoder().decode(bytes)) } });
    } catch {
      parentPort.postMessage({ id });
    }
  });`;

interface Answer {
  readonly id: number;
  /** Undefined when the text is no JSON. */
  readonly parsed?: { readonly json: unknown };
}

/**
 * Reads JSON in a separate thread: megabytes of text, above all with escapes, would block all other requests. The
 * thread starts when it is first needed, and takes ownership of the bytes.
 */
export function parseAside(bytes: Uint8Array): Promise<unknown> {
  thread ??= new ParsingThread();
  return thread.parse(bytes);
}

let thread: ParsingThread | undefined;

type Settle = (answer: Answer | Error) => void;

class ParsingThread {
  private readonly worker = new Worker(PARSER, { eval: true });
  private readonly waiting = new Map<number, Settle>();
  private asked = 0;

  constructor() {
    this.worker.on('message', (answer: Answer) => {
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
    const lose = (error: Error) => {
      this.lose(error);
    };
    this.worker.once('error', lose);
    // What it read, but cannot be taken over here: it is not told whose it was.
    this.worker.once('messageerror', lose);
    this.worker.once('exit', () => {
      this.lose(new Error('The worker thread for large bodies stopped'));
    });
    // It keeps no process alive; a request that waits for it does.
    this.worker.unref();
  }

  parse(bytes: Uint8Array): Promise<unknown> {
    const id = (this.asked += 1);
    return new Promise((resolve, reject) => {
      this.worker.postMessage({ id, bytes }, ownMemory(bytes));
      this.waiting.set(id, (answer) => {
        if (answer instanceof Error) reject(answer);
        else if (answer.parsed) resolve(answer.parsed.json);
        else reject(new SyntaxError('The text is not JSON'));
      });
    });
  }

  /** The next caller gets another one. */
  private lose(error: Error): void {
    if (thread === this) thread = undefined;
    for (const settle of this.waiting.values()) settle(error);
    this.waiting.clear();
    void this.worker.terminate();
  }
}

/** What is handed over is not copied. Small buffers share theirs with others. */
const ownMemory = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

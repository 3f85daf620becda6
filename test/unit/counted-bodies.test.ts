import { once } from 'node:events';
import { createServer, request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync, constants } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NO_DOCUMENTS } from '../../src/platform/http/pipeline/persisted-documents.js';
import { readRequest } from '../../src/platform/http/pipeline/read-request.js';
import type { Call } from '../../src/platform/http/pipeline/call.js';
import { MemoryPool } from '../../src/platform/runtime/memory-budget.js';
import { jsonParser } from '../../src/platform/http/wire/json-parser.js';
import { readBytes } from '../../src/platform/http/wire/read-bytes.js';
import { memoryOf } from '../../src/platform/http/wire/request-lifetime.js';

const MB = 1024 * 1024;
const LENGTH = 2 * MB;
/** Two bodies of a caller, and four of all. */
const BOUNDS = { inAll: 4.5 * LENGTH, perCaller: 2.5 * LENGTH };

class Watched extends MemoryPool {
  kept = 0;

  override add(caller: string, held: number, more: number): boolean {
    const isAdded = super.add(caller, held, more);
    if (isAdded) this.kept += more;
    return isAdded;
  }

  override release(caller: string, bytes: number): void {
    super.release(caller, bytes);
    this.kept -= bytes;
  }
}

/** A server that reads bodies of so many bytes at most, and answers what was faulted. */
async function reading(limit = 16 * MB) {
  const account = new Watched(BOUNDS);
  const parse = jsonParser(limit);
  const server = createServer((req, res) => {
    memoryOf(req, res, req.url ?? '', account);
    void parse(req as never, res as never, (fault?: unknown) => {
      if (fault === undefined) res.end('read');
      else res.writeHead(503).end((fault as { type?: string }).type);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const send = (caller: string, headers: Record<string, string | number> = {}): Sent => {
    const all = { 'content-type': 'application/json', ...headers };
    const sent = request({ port, host: '127.0.0.1', path: `/${caller}`, method: 'POST', agent: false, headers: all });
    sent.on('error', () => undefined);
    return { sent, answer: answerTo(sent).catch(() => 'gone') };
  };
  const untilKept = (bytes: number) => expect.poll(() => account.kept).toBe(bytes);
  return Object.assign(send, { untilKept });
}

interface Sent {
  readonly sent: ClientRequest;
  readonly answer: Promise<string>;
}

async function answerTo(sent: ClientRequest): Promise<string> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return text;
}

const body = Buffer.from(JSON.stringify({ text: 'x'.repeat(LENGTH - 11) }));
const cut = (bytes: Buffer) => bytes.subarray(0, -1);
const last = (bytes: Buffer) => bytes.subarray(-1);

/** Compressed it is a hundredth, of which all but the end is written already. */
const begun = gzipSync(body.subarray(0, -1), { finishFlush: constants.Z_SYNC_FLUSH });

type Begin = (send: Awaited<ReturnType<typeof reading>>, caller: string) => Sent;
const WAYS: readonly (readonly [string, Begin])[] = [
  [
    'of a stated length',
    (send, caller) => {
      const one = send(caller, { 'content-length': body.length });
      one.sent.write(cut(body));
      return one;
    },
  ],
  [
    'whose length is not stated',
    (send, caller) => {
      const one = send(caller);
      one.sent.write(cut(body));
      return one;
    },
  ],
  [
    'that is compressed',
    (send, caller) => {
      const one = send(caller, { 'content-encoding': 'gzip' });
      one.sent.write(begun);
      return one;
    },
  ],
];

describe.each(WAYS)('a body %s, of which the end is held back', (_, begin) => {
  it('counts by what has come of it, and is refused at once where there is no place', async () => {
    const send = await reading();
    const held = [begin(send, 'one'), begin(send, 'one')];
    await send.untilKept(2 * (LENGTH - 1));
    expect(await begin(send, 'one').answer).toBe('memory.none');
    const others = [begin(send, 'two'), begin(send, 'two')];
    await send.untilKept(4 * (LENGTH - 1));
    expect(await begin(send, 'three').answer).toBe('memory.none');
    for (const { sent } of [...held, ...others]) sent.destroy();
    await send.untilKept(0);
  });
});

it('bodies that were read are given back, before their requests end', async () => {
  const send = await reading();
  for (let time = 0; time < 6; time += 1) {
    const one = send('one', { 'content-length': body.length });
    one.sent.write(cut(body));
    one.sent.end(last(body));
    expect(await one.answer).toBe('read');
  }
  await send.untilKept(0);
});

it('one that is too large is told so before the rest of it has come, however small the limit is', async () => {
  const send = await reading(MB / 16);
  const stated = send('one', { 'content-length': MB });
  stated.sent.flushHeaders();
  expect(await stated.answer).toBe('entity.too.large');
  const chunked = send('one');
  chunked.sent.write(Buffer.alloc(MB / 8, 'x'));
  expect(await chunked.answer).toBe('entity.too.large');
});

it('many that are a little smaller count too', async () => {
  const send = await reading();
  const text = Buffer.alloc(LENGTH / 4, 'x');
  const held = Array.from({ length: 10 }, () => {
    const one = send('one', { 'content-length': text.length });
    one.sent.write(cut(text));
    return one;
  });
  await send.untilKept(10 * (text.length - 1));
  const one = send('one', { 'content-length': text.length });
  one.sent.write(cut(text));
  expect(await one.answer).toBe('memory.none');
  for (const { sent } of held) sent.destroy();
  await send.untilKept(0);
});

it.each(['gzip', ''])(
  'one that came whole, from a caller who has gone before it was read, is no body (%s)',
  async (encoding) => {
    // As Node leaves it: complete, and destroyed with its unread data.
    const req = Object.assign(new Readable({ read: () => undefined }), {
      headers: { 'content-encoding': encoding },
      complete: true,
    }) as unknown as IncomingMessage;
    const read = readBytes(req, MB, undefined);
    (req as unknown as Readable).push(begun.subarray(0, 100));
    req.destroy();
    await expect(read).rejects.toMatchObject({ type: 'request.aborted' });
    await expect(readBytes(req, MB, undefined)).rejects.toMatchObject({ type: 'request.aborted' });
  },
);

it('a short one that came with its head, from a caller who has gone meanwhile, asks for nothing', async () => {
  const body = Buffer.from('{"query":"{ viewer { clientId } }"}');
  const come = () =>
    Object.assign(new Readable({ read: () => undefined }), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': `${body.length}` },
    });
  const read = (req: unknown) => readRequest({ req } as Call, 'operation', NO_DOCUMENTS);
  const stays = come();
  stays.push(body);
  await expect(read(stays)).resolves.toMatchObject({ text: '{ viewer { clientId } }' });
  const goes = come();
  goes.push(body);
  goes.destroy();
  await expect(read(goes)).rejects.toMatchObject({ type: 'request.aborted' });
});

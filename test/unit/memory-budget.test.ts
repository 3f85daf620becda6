import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MemoryPool, MemoryBudget, type MemoryBounds } from '../../src/platform/runtime/memory-budget.js';
import { mayAnswer, memoryOf } from '../../src/platform/http/wire/request-lifetime.js';

const LENGTH = 4_000_000;

/** A server of large answers within such bounds. */
async function answering(bounds: MemoryBounds, silenceMs?: number) {
  const account = new MemoryPool(bounds);
  const server = createServer((req, res) => {
    if (mayAnswer(memoryOf(req, res, req.url ?? '', account), LENGTH, res, silenceMs)) res.end(Buffer.alloc(LENGTH));
    else res.writeHead(503).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** Asks, and reads nothing of the answer yet. */
  const ask = async (caller: string) => {
    const request = get({ port, host: '127.0.0.1', path: `/${caller}`, agent: false });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.on('error', () => undefined);
    return answer;
  };
  return Object.assign(ask, { port });
}

const all = async (answer: IncomingMessage) => {
  let length = 0;
  for await (const chunk of answer) length += (chunk as Buffer).length;
  return length;
};

it('who leaves large answers unread gets no more of them until they are read, and others do', async () => {
  const ask = await answering({ inAll: 4 * LENGTH, perCaller: 2 * LENGTH });
  const [first, second] = [await ask('one'), await ask('one')];
  expect((await ask('one')).statusCode).toBe(503);
  expect((await ask('two')).statusCode).toBe(200);
  expect(await all(first)).toBe(LENGTH);
  await expect.poll(async () => (await ask('one')).statusCode).toBe(200);
  expect(await all(second)).toBe(LENGTH);
});

it('all callers together are bounded too, and who leaves makes place; one alone is always sent', async () => {
  const ask = await answering({ inAll: LENGTH / 2, perCaller: LENGTH / 2 });
  const first = await ask('one');
  expect(first.statusCode).toBe(200);
  expect((await ask('two')).statusCode).toBe(503);
  first.destroy();
  await expect.poll(async () => (await ask('two')).statusCode).toBe(200);
});

it('answers behind others on a connection that broke are given back too', async () => {
  const ask = await answering({ inAll: 4 * LENGTH, perCaller: 4 * LENGTH });
  const { port } = ask;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET /one HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(4));
  await expect.poll(async () => (await ask('one')).statusCode).toBe(503);
  socket.destroy();
  await expect.poll(async () => (await ask('one')).statusCode).toBe(200);
  const answers = await Promise.all([ask('one'), ask('one'), ask('one')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

it('an answer that is not read for long is dropped', async () => {
  const ask = await answering({ inAll: LENGTH, perCaller: LENGTH }, 50);
  const answer = await ask('one');
  const ended = new Promise((resolve) => answer.once('close', resolve));
  await expect.poll(async () => (await ask('two')).statusCode).toBe(200);
  answer.resume();
  await ended;
  expect(answer.complete).toBe(false);
});

describe('room for stored values', () => {
  const [inAll, perCaller] = [4 * LENGTH, 2 * LENGTH];
  const budgets = () => {
    const account = new MemoryPool({ inAll, perCaller });
    return (caller: string) => new MemoryBudget(account, caller);
  };

  it('is made before they are read, and is given back when their request ends', () => {
    const memoryFor = budgets();
    const [first, second] = [memoryFor('one'), memoryFor('one')];
    expect(first.forStored([LENGTH, LENGTH])).toBeUndefined();
    expect(second.forStored([LENGTH])).toBe('FULL');
    expect(memoryFor('two').forStored([LENGTH])).toBeUndefined();
    first.close();
    expect(memoryFor('one').forStored([LENGTH])).toBeUndefined();
  });

  it('is the room of the answer that holds them: nothing is counted twice', () => {
    const memoryFor = budgets();
    const [first, second] = [memoryFor('one'), memoryFor('one')];
    expect([first.forStored([LENGTH]), second.forStored([LENGTH])]).toEqual([undefined, undefined]);
    // The enclosing part is small, and was not known.
    expect([first, second].map((memory) => memory.forAnswer(LENGTH + 1_000))).toEqual([true, true]);
    expect(first.forAnswer(2 * LENGTH)).toBe(false);
  });

  it('is for one of any size where its caller has no other, and for no more together than a caller may have', () => {
    const memoryFor = budgets();
    const alone = memoryFor('one');
    expect(alone.forStored([8 * LENGTH])).toBeUndefined();
    alone.close();
    const several = memoryFor('one');
    expect(several.forStored([LENGTH, LENGTH])).toBeUndefined();
    expect(several.forStored([1])).toBe('TOO_MUCH');
    expect(several.refusal).toBe('TOO_MUCH');
  });

  it('of small ones is counted together', () => {
    const memoryFor = budgets();
    const small = Array.from({ length: 100 }, () => LENGTH / 100);
    expect(memoryFor('one').forStored(small)).toBeUndefined();
    expect(memoryFor('one').forStored([...small, ...small])).toBe('FULL');
  });

  it('leaves nothing counted that comes after the end', () => {
    const memoryFor = budgets();
    const memory = memoryFor('one');
    memory.close();
    expect(memory.forStored([2 * LENGTH])).toBeUndefined();
    expect(memoryFor('one').forStored([LENGTH, LENGTH])).toBeUndefined();
    expect(memoryFor('one').forStored([LENGTH])).toBe('FULL');
  });
});

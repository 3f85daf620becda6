import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '../support/commands.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let servicer: TestClient;
let loanId: string;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-02-10') });
  servicer = await world.client('SERVICER');
  ({ id: loanId } = await world.loan(SIMPLE_LOAN));
});
afterAll(() => world.close());

const payment = () => ({ loanId, amount: '10.00', method: 'ACH' });
const repayments = () => world.prisma.repayment.count({ where: { loanId } });

interface Answered {
  readonly status: number | undefined;
  readonly body: { readonly code?: string; readonly data?: { readonly repayment: { readonly repaymentId: string } } };
}

/** The bytes of each key in a header of its own, as no `fetch` would send them. */
const byRest = (...keys: string[]) =>
  new Promise<Answered>((resolve, reject) => {
    const headers = {
      ...servicer.headers,
      'content-type': 'application/json',
      'idempotency-key': keys.map((key) => Buffer.from(key).toString('latin1')),
    };
    const sent = request(`${world.url}/v2/servicing/loan-repay`, { method: 'POST', headers }, (res) => {
      text(res).then((body) => {
        resolve({ status: res.statusCode, body: JSON.parse(body) as Answered['body'] });
      }, reject);
    });
    sent.on('error', reject).end(JSON.stringify(payment()));
  });

const byGraphql = (idempotencyKey: string) => command(servicer, 'submitRepayment', { ...payment(), idempotencyKey });

describe('a key is spelled alike on both edges', () => {
  it.each([
    ['blanks around it', ' A '],
    ['tabs around it', '\tB\t'],
    ['blanks within it', 'C  D'],
    ['every mark but the comma', '!"#$%&\'()*+-./09:;<=>?@AZ[\\]^_`az{|}~'],
    ['a hundred characters between blanks', ` ${'k'.repeat(100)} `],
  ])('with %s it is one key', async (_, key) => {
    const before = await repayments();
    const first = await byGraphql(key);
    const { status, body } = await byRest(key);
    expect([status, body.data?.repayment.repaymentId]).toEqual([200, first.repayment?.id]);
    expect((await byGraphql(key.trim())).repayment?.id).toBe(first.repayment?.id);
    expect(await repayments()).toBe(before + 1);
  });

  it.each([
    ['letters beyond ASCII', 'é'],
    ['letters beyond Latin', '鍵'],
    ['a blank beyond ASCII at its end', 'A\u00a0'],
    ['a comma, as if two headers were joined', 'A, B'],
    ['more than a hundred characters', 'k'.repeat(101)],
  ])('with %s it is no key', async (_, key) => {
    const before = await repayments();
    expect(await byGraphql(key)).toMatchObject({ code: 'INVALID_INPUT', faults: [{ field: 'idempotencyKey' }] });
    expect(await byRest(key)).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_INVALID' } });
    expect(await repayments()).toBe(before);
  });

  it('and two headers are no third key, not even when they say the same', async () => {
    const before = await repayments();
    for (const keys of [
      ['one', 'another'],
      ['same', 'same'],
      ['', 'another'],
    ])
      expect(await byRest(...keys)).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_INVALID' } });
    expect(await repayments()).toBe(before);
  });
});

describe('a command without a key', () => {
  const age = (seconds: number) =>
    world.prisma.$executeRaw`UPDATE "IdempotencyKey" SET "createdAt" = now() - make_interval(secs => ${seconds}::int)`;

  it('is carried out once a minute for the same client and body', async () => {
    const before = await repayments();
    const first = await byRest();
    expect(first.status).toBe(200);
    await age(50);
    expect(await byRest()).toEqual(first);
    expect(await byRest('')).toEqual(first);
    expect(await repayments()).toBe(before + 1);
    await age(61);
    const later = await byRest();
    expect([later.status, later.body.data?.repayment.repaymentId]).not.toEqual([
      200,
      first.body.data?.repayment.repaymentId,
    ]);
    expect(await byRest()).toEqual(later);
    expect(await repayments()).toBe(before + 2);
  });

  it('is another one with another body, of another client, and with a key', async () => {
    const before = await repayments();
    await byRest();
    const other = await world.client('SERVICER');
    const send = (client: TestClient, body: object, headers: object = {}) =>
      fetch(`${world.url}/v2/servicing/loan-repay`, {
        method: 'POST',
        headers: { ...client.headers, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const answers = [
      await send(servicer, { ...payment(), amount: '11.00' }),
      await send(other, payment()),
      await send(servicer, payment(), { 'idempotency-key': 'a key of its own' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await repayments()).toBe(before + 3);
  });

  it('leaves nothing by which its body could be found', async () => {
    await byRest();
    const keys = await world.prisma.idempotencyKey.findMany({ where: { key: { startsWith: 'input ' } } });
    expect(keys.every(({ key }) => /^input [0-9a-f]{64}$/.test(key))).toBe(true);
  });
});

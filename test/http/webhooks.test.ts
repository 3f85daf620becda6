import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { command, pay } from '../support/commands.js';
import { startReceiver, taken, type Answering, type Received } from '../support/receiver.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { deliveriesOf, webhookCommand } from '../support/webhooks.js';
import { openWorld, type World } from '../support/world.js';

const PATIENT = { connect: 8_000, headers: 8_000, total: 10_000 };
/** How long a receiver has to answer: long on a busy machine, and short where one never does. */
const limits = { ...PATIENT };
function giveUpSoon() {
  limits.headers = 3_000;
  onTestFinished(() => {
    limits.headers = PATIENT.headers;
  });
}

let world: World;
let servicer: TestClient;
beforeAll(async () => {
  world = await openWorld({
    config: { workers: true, webhookAllowLocal: ['127.0.0.1'] },
    postLimits: limits,
  });
  servicer = await world.client('SERVICER');
});
afterAll(() => world.close());

const fundedLoan = async (more = {}) => (await world.loan({ ...INTEREST_FREE_LOAN, ...more })).id;

const submit = (loanId: string) => command(servicer, 'submitRepayment', { loanId, amount: '10.00', method: 'ACH' });

/** A webhook for one loan, so that tests do not hear of each other. */
async function hook(client: TestClient, url: string, loanIds: string[], more = {}) {
  const answer = await webhookCommand(client, 'createWebhook', { url, filter: { loanIds }, ...more });
  expect(answer).toMatchObject({ __typename: 'WebhookSecretIssued' });
  return { webhookId: answer.webhookId!, secret: answer.secret! };
}

/** What is due later is due now. */
const hurry = () =>
  world.database
    .run(`UPDATE "Webhook" SET "pausedUntil" = NULL; UPDATE "WebhookDelivery" SET "nextAttemptAt" = now() WHERE "status" = 'WAITING';
    UPDATE pgboss.job SET start_after = now() WHERE state < 'active'`);

const sequences = (received: readonly Received[]) => received.map(({ message }) => message.data.sequence);

describe('a webhook', () => {
  it('posts what happens to loans, in order, signed so that standardwebhooks verifies it', async () => {
    const receiver = await startReceiver();
    const loanId = await fundedLoan();
    const { secret } = await hook(servicer, receiver.url, [loanId]);
    expect(secret).toMatch(/^whsec_/);
    await pay(servicer, loanId, '1000.00');
    await expect.poll(() => receiver.received.length).toBe(2);
    const [first, last] = receiver.received;
    for (const { body, headers } of receiver.received) new Webhook(secret).verify(body, headers);
    expect(() => new Webhook('whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA').verify(first!.body, first!.headers)).toThrow();
    expect(last!.message).toMatchObject({
      type: 'loan.acknowledgeRepayment',
      data: { loanId, command: 'acknowledgeRepayment', toStatus: 'ACTIVE', remainingBalance: '11000.00' },
    });
    const [one, two] = sequences(receiver.received) as number[];
    expect(two).toBe(one! + 1);
  });

  it('hears of nothing that is not asked for, nor of loans of others', async () => {
    const receiver = await startReceiver();
    const [own, others] = [await fundedLoan({ lenderId: 'LEN-A' }), await fundedLoan({ lenderId: 'LEN-B' })];
    const lender = await world.client('LENDER', { lender: 'LEN-A' });
    const { webhookId } = await hook(lender, receiver.url, [own, others], { events: ['acknowledgeRepayment'] });
    await pay(servicer, others, '1000.00');
    await pay(servicer, own, '1000.00');
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(receiver.received[0]!.message.data).toMatchObject({ loanId: own, command: 'acknowledgeRepayment' });
    await expect
      .poll(async () => (await deliveriesOf(lender, webhookId)).map(({ status }) => status))
      .toEqual(['DELIVERED']);
  });

  it('tells nothing of holds to who may not see them', async () => {
    const receiver = await startReceiver();
    const loanId = await fundedLoan({ lenderId: 'LEN-H' });
    const lender = await world.client('LENDER', { lender: 'LEN-H' });
    await hook(lender, receiver.url, [loanId]);
    const { hold } = await command(servicer, 'placeHold', { loanId, kind: 'FRAUD', reason: 'x' });
    await command(servicer, 'liftHold', { holdId: hold?.id, reason: 'x' });
    await submit(loanId);
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(receiver.received[0]!.message.data).toMatchObject({ command: 'submitRepayment', sequence: 1 });
  });

  it('signs with both secrets while one is rotated, and with the new one alone after that', async () => {
    const receiver = await startReceiver();
    const loanId = await fundedLoan();
    const { webhookId, secret: old } = await hook(servicer, receiver.url, [loanId]);
    const { secret } = await webhookCommand(servicer, 'rotateWebhookSecret', { webhookId });
    await submit(loanId);
    await expect.poll(() => receiver.received.length).toBe(1);
    const [both] = receiver.received;
    for (const each of [old, secret!]) new Webhook(each).verify(both!.body, both!.headers);
    const { secret: last } = await webhookCommand(servicer, 'rotateWebhookSecret', { webhookId, oldSecretHours: 0 });
    await submit(loanId);
    await expect.poll(() => receiver.received.length).toBe(2);
    const [, alone] = receiver.received;
    new Webhook(last!).verify(alone!.body, alone!.headers);
    for (const each of [old, secret!]) expect(() => new Webhook(each).verify(alone!.body, alone!.headers)).toThrow();
  });

  it('can be tested, disabled, enabled, changed and deleted', async () => {
    const [receiver, other] = [await startReceiver(), await startReceiver()];
    const loanId = await fundedLoan();
    const { webhookId } = await hook(servicer, receiver.url, [loanId]);
    await webhookCommand(servicer, 'testWebhook', { webhookId });
    await expect.poll(() => receiver.received.map(({ message }) => message.type)).toEqual(['webhook.test']);
    await webhookCommand(servicer, 'disableWebhook', { webhookId });
    await submit(loanId);
    expect(await webhookCommand(servicer, 'testWebhook', { webhookId })).toMatchObject({ code: 'CONFLICT' });
    await webhookCommand(servicer, 'updateWebhook', { webhookId, url: other.url, filter: { loanIds: [loanId] } });
    await webhookCommand(servicer, 'enableWebhook', { webhookId });
    await expect.poll(() => other.received.map(({ message }) => message.type)).toEqual(['loan.submitRepayment']);
    expect(receiver.received).toHaveLength(1);
    await webhookCommand(servicer, 'deleteWebhook', { webhookId });
    expect(await webhookCommand(servicer, 'enableWebhook', { webhookId })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('sends a message again under the same id', async () => {
    const receiver = await startReceiver();
    const loanId = await fundedLoan();
    const { webhookId } = await hook(servicer, receiver.url, [loanId]);
    await submit(loanId);
    await expect.poll(() => receiver.received.length).toBe(1);
    await expect.poll(async () => (await deliveriesOf(servicer, webhookId))[0]?.status).toBe('DELIVERED');
    const [delivery] = await deliveriesOf(servicer, webhookId);
    await webhookCommand(servicer, 'redeliverWebhook', { deliveryId: delivery!.id });
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([delivery!.messageId]),
    );
  });

  it('of a client that is revoked sends nothing any more, and says why', async () => {
    const receiver = await startReceiver();
    const loanId = await fundedLoan();
    const client = await world.client('SERVICER');
    const { webhookId } = await hook(client, receiver.url, [loanId]);
    await world.prisma.apiClient.update({ where: { id: client.clientId }, data: { revokedAt: new Date() } });
    await submit(loanId);
    const reason = async () => (await world.prisma.webhook.findUnique({ where: { id: webhookId } }))?.disabledBecause;
    await expect.poll(reason).toBe('CLIENT_REVOKED');
    expect(receiver.received).toEqual([]);
  });

  it('at which nothing was taken for three days is disabled, and says why', async () => {
    const receiver = await startReceiver((_message, res) => res.writeHead(503).end());
    const loanId = await fundedLoan();
    const { webhookId } = await hook(servicer, receiver.url, [loanId]);
    await submit(loanId);
    await expect.poll(() => receiver.received.length).toBe(1);
    const row = () => world.prisma.webhook.findUniqueOrThrow({ where: { id: webhookId } });
    await expect.poll(async () => (await row()).failingSince).not.toBeNull();
    const failingSince = new Date(Date.now() - 3 * 86_400_000 - 1_000);
    await world.prisma.webhook.update({ where: { id: webhookId }, data: { failingSince } });
    await hurry();
    await expect.poll(async () => (await row()).disabledBecause).toBe('FAILING');
  });

  it.each([
    ['ftp://example.com/', 'must be an https'],
    ['https://user:word@example.com/', 'no user'],
    ['nonsense', 'must be an https'],
    ['https://127.0.0.2/', 'private network'],
    ['https://[::ffff:10.0.0.1]/', 'private network'],
    ['https://0x7f.2/', 'private network'],
    ['https://169.254.169.254/', 'private network'],
  ])('is not made for %s', async (url, reason) => {
    const { faults } = await webhookCommand(servicer, 'createWebhook', { url });
    expect(faults).toEqual([{ field: 'url', reason: expect.stringContaining(reason) as string }]);
  });

  it('is made twenty times for a client, and not more often when many are made at once', async () => {
    const client = await world.client('SERVICER');
    const make = async () => (await webhookCommand(client, 'createWebhook', { url: 'https://example.com/' })).code;
    const codes = await Promise.all(Array.from({ length: 24 }, make));
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(4);
  });

  it('with an unknown name reaches nothing', async () => {
    const { webhookId } = await hook(servicer, 'https://nobody.invalid/', [await fundedLoan()]);
    await webhookCommand(servicer, 'testWebhook', { webhookId });
    const fault = async () => (await deliveriesOf(servicer, webhookId))[0]?.fault;
    await expect.poll(fault).toBe('NO_ADDRESS');
    await webhookCommand(servicer, 'deleteWebhook', { webhookId });
  });
});

describe('a receiver', () => {
  const FAULTS: Readonly<Record<string, readonly [Answering, Record<string, unknown>]>> = {
    'that answers 500': [
      (_message, res) => res.writeHead(500).end('out of <b>order</b>'),
      { answerCode: 500, excerpt: 'out of <b>order</b>' },
    ],
    'that never answers': [() => undefined, { answerCode: null, fault: 'ANSWER_TIMEOUT' }],
    'that redirects into the house': [
      (_message, res) => res.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      { answerCode: 307 },
    ],
    'that closes half way': [
      (_message, res) => {
        res.writeHead(200, { 'content-length': '100' }).write('half', () => res.socket?.destroy());
      },
      { answerCode: 200, fault: 'ANSWER_CUT_OFF' },
    ],
    'that closes without a word': [(_message, res) => res.socket?.destroy(), { fault: 'CONNECTION_LOST' }],
  };

  it.each(Object.entries(FAULTS))(
    '%s gets the message again, and those behind it wait',
    async (name, [fault, seen]) => {
      if (name === 'that never answers') giveUpSoon();
      const receiver = await startReceiver(fault);
      const loanId = await fundedLoan();
      const { webhookId } = await hook(servicer, receiver.url, [loanId]);
      await submit(loanId);
      await submit(loanId);
      const first = async () => (await deliveriesOf(servicer, webhookId)).find(({ attempts }) => attempts > 0);
      await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
      await expect.poll(async () => (await first())?.attempts ?? 0).toBeGreaterThan(0);
      expect(await first()).toMatchObject({ status: 'WAITING', ...seen });
      expect(new Set(sequences(receiver.received)).size).toBe(1);
      receiver.answer = taken;
      const before = receiver.received.length;
      await hurry();
      await expect
        .poll(async () => (await deliveriesOf(servicer, webhookId)).map(({ status }) => status))
        .toEqual(['DELIVERED', 'DELIVERED']);
      const again = sequences(receiver.received.slice(before)) as number[];
      expect(again).toEqual([...again].sort((a, b) => a - b));
      expect(again[0]).toBe(sequences(receiver.received)[0]);
    },
  );

  it('that answers without end has taken the message, and no more of it is read', async () => {
    const receiver = await startReceiver((_message, res) => {
      res.writeHead(200);
      const more = () => {
        if (res.writable) res.write('x'.repeat(16_384), () => setImmediate(more));
      };
      more();
    });
    const loanId = await fundedLoan();
    const { webhookId } = await hook(servicer, receiver.url, [loanId]);
    await submit(loanId);
    await expect
      .poll(async () => (await deliveriesOf(servicer, webhookId)).map(({ status }) => status))
      .toEqual(['DELIVERED']);
  });

  it('that hangs does not hold up others, nor one loan the others of its webhook', async () => {
    giveUpSoon();
    const [slow, quick] = [await fundedLoan(), await fundedLoan()];
    const receiver = await startReceiver((message, res) => {
      if (message.message.data.loanId === quick) taken(message, res);
    });
    const other = await startReceiver();
    await hook(servicer, receiver.url, [slow, quick]);
    await hook(servicer, other.url, [slow]);
    await submit(slow);
    await submit(quick);
    await expect.poll(() => receiver.received.map(({ message }) => message.data.loanId)).toContain(quick);
    await expect.poll(() => other.received.length).toBe(1);
  });
});

it('what was delivered long ago is cleared away', async () => {
  const receiver = await startReceiver();
  const loanId = await fundedLoan();
  const { webhookId } = await hook(servicer, receiver.url, [loanId]);
  await submit(loanId);
  await expect.poll(async () => (await deliveriesOf(servicer, webhookId))[0]?.status).toBe('DELIVERED');
  await world.prisma.webhookDelivery.updateMany({
    where: { webhookId },
    data: { createdAt: new Date(Date.now() - 31 * 86_400_000) },
  });
  await world.database.run(
    `INSERT INTO pgboss.job (name, policy, singleton_key) VALUES ('webhook-upkeep', 'short', 'now')`,
  );
  await expect.poll(async () => (await deliveriesOf(servicer, webhookId)).length).toBe(0);
});

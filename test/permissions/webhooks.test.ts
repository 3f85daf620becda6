import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLE_SCOPES, ROLES, type Scope } from '../../src/domain/access/roles.js';
import { command, pay } from '../support/commands.js';
import { startIdentityProvider, type IdentityProvider } from '../support/identity-provider.js';
import { importInto } from '../support/import-record.js';
import { startReceiver } from '../support/receiver.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import { dumpRows } from '../support/table-rows.js';
import { TestClient } from '../support/test-client.js';
import { foundIn, plantedRecord } from '../support/walk/planted-record.js';
import { deliveriesOf, webhookCommand } from '../support/webhooks.js';
import { openWorld, type World } from '../support/world.js';

const planted = plantedRecord('LN-PLANTED', 5);
const WORDS = 'zqwordsqz of Ada Lovelace 731-00-1009';

const AUDIENCE = 'loan-gateway-api';

let provider: IdentityProvider;
let world: World;
let [admin, servicer]: TestClient[] = [];
beforeAll(async () => {
  provider = await startIdentityProvider();
  const oidc = { issuer: provider.issuer, audience: AUDIENCE };
  world = await openWorld({ config: { oidc, workers: true, webhookAllowLocal: ['127.0.0.1'] } });
  await importInto(world, [planted.envelope]);
  [admin, servicer] = [await world.client('ADMIN'), await world.client('SERVICER')];
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

it('who may make webhooks is who has webhook:manage and loan:servicing', async () => {
  const makers: string[] = [];
  for (const role of ROLES) {
    const client = await world.client(role, role === 'BORROWER' ? { borrower: planted.borrowerId } : {});
    const { data, errors } = await client.query(
      `mutation { createWebhook(input: { idempotencyKey: "k", url: "https://example.com/" }) { __typename } }`,
    );
    if (data?.createWebhook) makers.push(role);
    else expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  }
  expect(makers).toEqual(['SERVICER', 'LENDER', 'ADMIN']);
});

describe('a token that names fewer scopes', () => {
  /** One client with tokens of these scopes. */
  const clientWith = async (subject: string) => {
    const credentials = await world.register('SERVICER', { subject });
    return async (...scopes: Scope[]) => {
      const claims = { iss: provider.issuer, aud: AUDIENCE, azp: subject, scope: scopes.join(' ') };
      return new TestClient(world.url, credentials, await provider.token(claims));
    };
  };

  it('makes and changes no webhook without loan:servicing, and sends nothing again', async () => {
    const client = await clientWith('manager');
    const [whole, narrow] = [await client('webhook:manage', 'loan:servicing'), await client('webhook:manage')];
    const { webhookId } = await webhookCommand(whole, 'createWebhook', { url: 'https://example.com/' });
    const asked: [string, Record<string, unknown>][] = [
      ['createWebhook', { url: 'https://example.com/' }],
      ['updateWebhook', { webhookId, url: 'https://example.com/' }],
      ['enableWebhook', { webhookId }],
      ['rotateWebhookSecret', { webhookId }],
      ['redeliverWebhook', { deliveryId: 'WD-1' }],
    ];
    for (const [name, input] of asked)
      await expect(webhookCommand(narrow, name, input)).rejects.toThrow('The caller lacks a required scope.');
    expect(await webhookCommand(narrow, 'disableWebhook', { webhookId })).toMatchObject({ webhookId });
  });

  it('cuts what a webhook sees to what the token sees, for good', async () => {
    const client = await clientWith('cutter');
    const every = await client(...ROLE_SCOPES.SERVICER);
    const few = await client('webhook:manage', 'loan:servicing');
    const { webhookId } = await webhookCommand(every, 'createWebhook', { url: 'https://example.com/' });
    const scopes = async () => (await world.prisma.webhook.findUniqueOrThrow({ where: { id: webhookId! } })).scopes;
    expect(await scopes()).toHaveLength(ROLE_SCOPES.SERVICER.length);
    await webhookCommand(few, 'rotateWebhookSecret', { webhookId });
    await webhookCommand(every, 'enableWebhook', { webhookId });
    expect(new Set(await scopes())).toEqual(new Set(['webhook:manage', 'loan:servicing']));
  });

  it('that had no loan:servicing when the webhook was made is told of no event', async () => {
    const receiver = await startReceiver();
    const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
    const { webhookId } = await webhookCommand(servicer!, 'createWebhook', {
      url: receiver.url,
      filter: { loanIds: [loanId] },
    });
    await world.prisma.webhook.update({ where: { id: webhookId! }, data: { scopes: ['webhook:manage'] } });
    await pay(servicer!, loanId, '1000.00');
    const statuses = async () => (await deliveriesOf(servicer!, webhookId!)).map(({ status }) => status);
    await expect.poll(statuses).toEqual(['WITHHELD', 'WITHHELD']);
    expect(receiver.received).toEqual([]);
  });
});

it('a webhook of another client is not there', async () => {
  const { webhookId } = await webhookCommand(admin!, 'createWebhook', { url: 'https://example.com/' });
  const input = { webhookId };
  for (const name of ['rotateWebhookSecret', 'disableWebhook', 'enableWebhook', 'deleteWebhook', 'testWebhook'])
    expect(await webhookCommand(servicer!, name, input)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await webhookCommand(servicer!, 'updateWebhook', { ...input, url: 'https://example.com/' })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await deliveriesOf(servicer!, webhookId!)).toEqual([]);
});

describe('what leaves', () => {
  it('holds nothing of a person, of a bureau, nor what people wrote', async () => {
    const receiver = await startReceiver();
    const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
    await webhookCommand(admin!, 'createWebhook', { url: receiver.url });
    await pay(servicer!, loanId, '1000.00');
    await command(servicer!, 'submitRepayment', { loanId, amount: '10.00', method: 'ACH', externalReference: WORDS });
    await command(servicer!, 'updateLoanReferences', { loanId: 'LN-PLANTED', grade: 'B', reason: WORDS });
    await command(servicer!, 'recordValuation', { loanId, amount: '9000.00', valuedOn: '2026-01-01', source: WORDS });
    await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(4);
    const sent = receiver.received.map(({ body }) => body).join('\n');
    expect(sent).not.toContain('zqwords');
    const told = new Set(['Loan.id', 'LoanApplication.id', 'Loan.remainingBalance']);
    expect(
      foundIn(
        sent,
        planted.needles.filter(({ of }) => !told.has(of)),
      ).map(({ of }) => of),
    ).toEqual([]);
    const known = ['loanId', 'eventId', 'sequence', 'command', 'effectiveDate', 'fromStatus', 'toStatus'];
    for (const { message } of receiver.received)
      expect(Object.keys(message.data)).toEqual([...known, 'repaymentId', 'remainingBalance']);
  });

  it('goes by addresses and secrets, and is answered with words, that stand nowhere in the clear', async () => {
    const receiver = await startReceiver((_message, res) => res.writeHead(500).end(WORDS));
    const { webhookId, secret } = await webhookCommand(admin!, 'createWebhook', {
      url: `${receiver.url}?token=zqtokenqz`,
    });
    await webhookCommand(admin!, 'testWebhook', { webhookId });
    const first = async () => (await deliveriesOf(admin!, webhookId!))[0];
    await expect.poll(async () => (await first())?.excerpt).toBe(WORDS);
    const dump = `${await dumpRows(world.prisma)}${world.log.join('\n')}`;
    const jobs = await world.database.execute('SELECT * FROM pgboss.job', []);
    for (const hidden of ['zqtokenqz', 'zqwordsqz', secret!])
      for (const form of [
        hidden,
        Buffer.from(hidden).toString('hex'),
        Buffer.from(hidden).toString('base64').slice(0, -4),
      ])
        expect(`${dump}${JSON.stringify(jobs)}`.includes(form)).toBe(false);
  });
});

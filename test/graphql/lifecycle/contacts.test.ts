import { beforeEach, describe, expect, it } from 'vitest';
import { sampleEnvelope } from '../../domain/record/sample.js';
import { command } from '../../support/commands.js';
import { importInto } from '../../support/import-record.js';
import { openServicing } from '../../support/servicing.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';

const { clock, world, servicer } = await openServicing('2026-03-20');
let loanId: string;
beforeEach(async () => {
  clock.set('2026-03-20');
  ({ id: loanId } = await world.loan(SIMPLE_LOAN));
});

const run = (name: string, input: object = {}) => command(servicer, name, { loanId, ...input });
const CALL = { channel: 'PHONE', direction: 'OUTBOUND', outcome: 'NO_ANSWER' };

const look = async (fields: string, client = servicer): Promise<Record<string, unknown>> => {
  const { loan } = await client.data<{ loan: Record<string, unknown> }>(
    `query ($id: ID!) { loan(id: $id) { ${fields} } }`,
    {
      id: loanId,
    },
  );
  return loan;
};

/** 16:00 in UTC is noon in New York, and between 8:00 and 21:00 everywhere from Puerto Rico to Hawaii from 18:00 on. */
const AT = '2026-03-20T18:30:00Z';
const mayCall = async (client: TestClient = servicer, at = AT) => {
  const { mayContact } = await look(
    `mayContact(channel: PHONE, at: "${at}") { allowed obstacles { rule source allowedFrom } }`,
    client,
  );
  return mayContact as { allowed: boolean; obstacles: { rule: string; source: string; allowedFrom: string | null }[] };
};

describe('a contact', () => {
  it('is kept with its note, newest first, and counts for the next call', async () => {
    expect(await run('recordContact', { ...CALL, outcome: 'CONVERSATION', note: 'Pays on Friday' })).toMatchObject({
      __typename: 'ContactFileUpdated',
      loanId,
    });
    await run('recordContact', { ...CALL, channel: 'EMAIL', outcome: 'SENT' });
    expect(await look('contacts { totalCount nodes { channel outcome party note } }')).toEqual({
      contacts: {
        totalCount: 2,
        nodes: [
          { channel: 'EMAIL', outcome: 'SENT', party: 'BORROWER', note: null },
          { channel: 'PHONE', outcome: 'CONVERSATION', party: 'BORROWER', note: 'Pays on Friday' },
        ],
      },
    });
    expect(await mayCall()).toEqual({
      allowed: false,
      obstacles: [{ rule: 'FREQUENCY', source: '12 CFR 1006.14(b)(2)(i)', allowedFrom: '2026-03-27' }],
    });
    expect(await mayCall(servicer, '2026-03-27T18:30:00Z')).toEqual({ allowed: true, obstacles: [] });
  });

  it('is told apart by its time when a command is repeated', async () => {
    const idempotencyKey = 'one call';
    const at = '2026-03-19T15:00:00Z';
    await run('recordContact', { ...CALL, idempotencyKey, at });
    expect(await run('recordContact', { ...CALL, idempotencyKey, at })).toMatchObject({
      __typename: 'ContactFileUpdated',
    });
    expect(await run('recordContact', { ...CALL, idempotencyKey, at: '2026-03-19T16:00:00Z' })).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await look('contacts { totalCount }')).toEqual({ contacts: { totalCount: 1 } });
  });

  it('is of the last 30 days', async () => {
    const fault = async (at: string) => (await run('recordContact', { ...CALL, at })).faults;
    expect(await fault('2026-03-21T00:00:00Z')).toEqual([{ field: 'at', reason: 'must not be in the future' }]);
    expect(await fault('2026-02-01T00:00:00Z')).toEqual([{ field: 'at', reason: 'must be within the last 30 days' }]);
  });

  it('pages', async () => {
    for (const outcome of ['NO_ANSWER', 'MESSAGE_LEFT', 'NOT_CONNECTED'])
      await run('recordContact', { ...CALL, outcome });
    const page = async (after?: string) => {
      const { contacts } = await look(
        `contacts(first: 2${after ? `, after: "${after}"` : ''}) { nodes { outcome } pageInfo { endCursor hasNextPage } }`,
      );
      return contacts as { nodes: { outcome: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    };
    const first = await page();
    expect(first).toMatchObject({
      nodes: [{ outcome: 'NOT_CONNECTED' }, { outcome: 'MESSAGE_LEFT' }],
      pageInfo: { hasNextPage: true },
    });
    expect(await page(first.pageInfo.endCursor)).toMatchObject({
      nodes: [{ outcome: 'NO_ANSWER' }],
      pageInfo: { hasNextPage: false },
    });
  });
});

describe('the borrower must not be contacted', () => {
  const rule = async () => (await mayCall()).obstacles.map((each) => each.rule);

  it('under a hold that stops notices, after an opt-out, or with an attorney', async () => {
    expect(await rule()).toEqual([]);
    const { hold } = await run('placeHold', { kind: 'CEASE_CONTACT', reason: 'letter' });
    expect(await rule()).toEqual(['HOLD']);
    await command(servicer, 'liftHold', { holdId: hold!.id, reason: 'withdrawn' });
    await run('recordContact', { ...CALL, direction: 'INBOUND', outcome: 'MESSAGE_LEFT', consent: 'WITHDRAWN' });
    clock.set('2026-03-21');
    expect(await rule()).toEqual(['OPT_OUT']);
    await run('setContactPreferences', { language: 'es', representative: { kind: 'ATTORNEY', name: 'Ada Law' } });
    expect(await rule()).toEqual(['ATTORNEY', 'OPT_OUT']);
    await run('setContactPreferences', { language: 'es' });
    expect(await rule()).toEqual(['OPT_OUT']);
  });

  it('outside the hours of the state where they live', async () => {
    const envelope = sampleEnvelope();
    const { ApplicantInfo } = envelope.data.Request;
    envelope.data.Request.ApplicantInfo = { ...ApplicantInfo, ApplicantState: 'NY' };
    await importInto(world, [envelope]);
    loanId = String(envelope.loanId);
    expect((await mayCall(servicer, '2026-03-20T12:00:00Z')).allowed).toBe(true);
    expect((await mayCall(servicer, '2026-03-20T11:59:00Z')).obstacles).toMatchObject([
      { rule: 'TIME', source: '12 CFR 1006.6(b)(1)(i)' },
    ]);
    await run('setContactPreferences', { timeZone: 'america/denver', from: '09:00', until: '17:00' }).then((answer) => {
      expect(answer.faults).toEqual([
        { field: 'timeZone', reason: 'must be an IANA time zone, such as America/Denver' },
      ]);
    });
    await run('setContactPreferences', { timeZone: 'America/Denver', from: '09:00', until: '17:00' });
    expect((await mayCall(servicer, '2026-03-20T14:30:00Z')).obstacles).toMatchObject([{ rule: 'PREFERRED_TIME' }]);
    expect((await mayCall(servicer, '2026-03-20T15:00:00Z')).allowed).toBe(true);
  });

  it('is told only to callers that see every hold', async () => {
    await run('placeHold', { kind: 'BANKRUPTCY', reason: 'x' });
    const { borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    const asked = async (client: TestClient) => {
      const { data, errors } = await client.query(
        'query ($id: ID!) { loan(id: $id) { mayContact(channel: PHONE) { allowed } contactPreferences { language } } }',
        { id: loanId },
      );
      expect(data).toEqual({ loan: { mayContact: null, contactPreferences: null } });
      return errors.map(({ extensions }) => extensions.code);
    };
    expect((await mayCall(await world.client('SUPPORT'))).obstacles).toMatchObject([{ rule: 'HOLD' }]);
    for (const client of [
      await world.client('LENDER'),
      await world.client('ADMIN'),
      await world.client('MARKETPLACE'),
      await world.client('BORROWER', { borrower: borrowerId }),
    ])
      expect(await asked(client)).toContain('FORBIDDEN');
  });
});

describe('preferences', () => {
  it('replace what was set, and have the form of a time, a language and a number', async () => {
    const faults = async (input: object) =>
      (await run('setContactPreferences', input)).faults?.map(({ field }) => field);
    expect(await faults({ language: 'Spanish', from: '25:00', until: '9:00' })).toEqual(['language', 'from', 'until']);
    expect(await faults({ from: '18:00', until: '09:00' })).toEqual(['until']);
    expect(await faults({ representative: { kind: 'OTHER', name: ' ', phone: '12', email: 'x' } })).toEqual([
      'representative.name',
      'representative.phone',
      'representative.email',
    ]);
    await run('setContactPreferences', { language: 'es', from: '09:00' });
    await run('setContactPreferences', { until: '18:00' });
    expect(await look('contactPreferences { language timeZone from until representative { name } }')).toEqual({
      contactPreferences: { language: null, timeZone: null, from: null, until: '18:00', representative: null },
    });
  });
});

it('a note is kept as it was written', async () => {
  await run('addNote', { text: 'first' });
  await run('addNote', { text: 'second' });
  expect(await look('notes { totalCount nodes { text } }')).toEqual({
    notes: { totalCount: 2, nodes: [{ text: 'second' }, { text: 'first' }] },
  });
});

it('a complaint has its deadlines until its final answer', async () => {
  const { entryId } = await run('recordComplaint', {
    source: 'CFPB',
    topic: 'FEES',
    receivedOn: '2026-03-10',
    text: 'A fee too many',
  });
  const shown = () => look('complaints { nodes { answerDueOn resolveDueOn answeredOn resolvedOn answer } }');
  const due = { answerDueOn: '2026-03-25', resolveDueOn: '2026-05-09' };
  expect(await shown()).toEqual({
    complaints: { nodes: [{ ...due, answeredOn: null, resolvedOn: null, answer: null }] },
  });
  await run('answerComplaint', { complaintId: entryId, isFinal: false, answer: 'We look into it' });
  clock.set('2026-03-30');
  await run('answerComplaint', { complaintId: entryId, answer: 'The fee was waived' });
  expect(await shown()).toEqual({
    complaints: {
      nodes: [{ ...due, answeredOn: '2026-03-20', resolvedOn: '2026-03-30', answer: 'The fee was waived' }],
    },
  });
  expect(await run('answerComplaint', { complaintId: entryId, answer: 'x' })).toMatchObject({ code: 'CONFLICT' });
  expect(await run('answerComplaint', { complaintId: 'none', answer: 'x' })).toMatchObject({ code: 'NOT_FOUND' });
});

it('is in the timeline of staff, and not of the borrower', async () => {
  await run('recordContact', CALL);
  await run('promiseToPay', { amount: '10.00', by: '2026-03-21' });
  const { borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
  const commands = async (client: TestClient) => {
    const { events } = await look('events { nodes { command } }', client);
    return (events as { nodes: { command: string }[] }).nodes.map((event) => event.command);
  };
  expect(await commands(servicer)).toEqual(['recordContact', 'promiseToPay']);
  expect(await commands(await world.client('BORROWER', { borrower: borrowerId }))).toEqual(['promiseToPay']);
});

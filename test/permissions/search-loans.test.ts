import { beforeAll, expect, it } from 'vitest';
import { sampleEnvelope } from '../domain/record/sample.js';
import { command } from '../support/commands.js';
import { importInto } from '../support/import-record.js';
import { openServicing } from '../support/servicing.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';

const { world, servicer } = await openServicing('2026-01-20');
const LOAN = 'LN-SEARCHED';
const PERSON = {
  ApplicantFirstName: 'Zoë',
  ApplicantLastName: 'de la Cruz',
  ApplicantZip: '73301-1234',
  ApplicantDOB: '19900501',
  ApplicantSSN: '512-34-5678',
  HomePhone: '(512) 555-0142',
  ApplicantEmail: 'zoe@example.com',
};

beforeAll(async () => {
  const envelope = sampleEnvelope();
  const { Request } = envelope.data;
  Request.ApplicantInfo = { ...Request.ApplicantInfo, ...PERSON };
  Request.VehicleInfo = { ...Request.VehicleInfo, VehicleVIN: '1HGCM82633A004352' };
  await importInto(world, [{ ...envelope, loanId: LOAN }]);
});

const found = async (client: TestClient, text: string): Promise<string[]> => {
  const { searchLoans } = await client.data<{ searchLoans: { id: string }[] }>(
    'query ($text: String!) { searchLoans(text: $text) { id } }',
    { text },
  );
  return searchLoans.map(({ id }) => id);
};

const BY_PERSON = ['512 555 0142', 'ZOE@example.com', '1hgcm82633a004352', 'zoe de la cruz 73301', 'de la Cruz 5678'];

it.each([LOAN, ...BY_PERSON])('one box finds the loan by %s', async (text) => {
  expect(await found(await world.client('SUPPORT'), ` ${text} `)).toEqual([LOAN]);
});

it.each(['LN-OTHER', '512 555 0143', 'zoe cruz 73301', 'zoe de la cruz', '73301', '5678', 'de la Cruz 5679', '…'])(
  'and none by %s',
  async (text) => {
    expect(await found(servicer, text)).toEqual([]);
  },
);

it('finds a payment by its reference', async () => {
  const { id: loanId } = await world.loan(SIMPLE_LOAN);
  await command(servicer, 'submitRepayment', { loanId, amount: '1.00', method: 'ACH', externalReference: 'wire 77/A' });
  expect(await found(servicer, 'wire 77/A')).toEqual([loanId]);
});

it('searches by a date of birth only for who sees it', async () => {
  const text = 'Zoe de la Cruz 1990-05-01';
  expect(await found(await world.client('AUDITOR'), text)).toEqual([LOAN]);
  expect(await found(servicer, text)).toEqual([]);
});

it.each(['MARKETPLACE', 'LENDER', 'ADMIN'] as const)('answers %s like a miss where it may not search', async (role) => {
  const client = await world.client(role);
  const ask = (text: string) =>
    client
      .query('query ($text: String!) { searchLoans(text: $text) { id } }', { text })
      .then(({ text: answer }) => answer);
  const miss = await ask('512 555 9999');
  for (const text of BY_PERSON) expect(await ask(text)).toBe(miss);
  expect(await found(client, LOAN)).toEqual([LOAN]);
});

it('stays within the portfolio, and is limited and audited like a look-up', async () => {
  const other = await world.client('SERVICER', { servicer: 'another' });
  for (const text of [LOAN, ...BY_PERSON]) expect(await found(other, text)).toEqual([]);
  for (let left = 30 - 1 - BY_PERSON.length; left > 0; left--) await found(other, LOAN);
  const { errors } = await other.query('{ searchLoans(text: "x") { id } }');
  expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
  const auditor = await world.client('AUDITOR');
  await found(auditor, '512 555 0142');
  const { auditLog } = await auditor.data<{ auditLog: { nodes: { subjects: string[] }[] } }>(
    '{ auditLog(subject: "lookup:phone") { nodes { subjects } } }',
  );
  expect(auditLog.nodes.some(({ subjects }) => subjects.includes(`loan:${LOAN}`))).toBe(true);
});

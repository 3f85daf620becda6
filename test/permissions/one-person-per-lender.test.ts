import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnvelope, type Envelope } from '../domain/record/sample.js';
import { entriesDuring } from '../support/audit-of.js';
import { command } from '../support/commands.js';
import { importInto } from '../support/import-record.js';
import { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const KNOWN = '123-45-6789';
const UNKNOWN = '123-45-6780';

const application = (ssn: string, more: object = {}) => ({
  applicant: { firstName: 'Ada', lastName: 'Lovelace', ssn, monthlyGross: '6000.00' },
  application: { applicationType: 'Complete', refinance: false, ...more },
  requestedTerms: { amount: '12000.00', term: 24 },
  vehicle: { vin: '1HGCM82633A004352', wholesaleValue: '22000' },
});

function envelope(loanId: string, borrowerId: string, lenderId: string, ssn = KNOWN): Envelope {
  const made = sampleEnvelope();
  Object.assign(made.data.loanDetails, { borrowerId, lenderId, primaryServicerId: 'SRV-1', secondaryServicerId: '' });
  Object.assign(made.data.Request.ApplicantInfo ?? {}, { ApplicantSSN: ssn });
  return { ...made, loanId };
}

let world: World;
let one: TestClient;
let two: TestClient;
beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [envelope('LN-1', 'BR-1', 'LEN-1')]);
  one = await world.client('UNDERWRITER', { lender: 'LEN-1' });
  two = await world.client('UNDERWRITER', { lender: 'LEN-2' });
});
afterAll(() => world.close());

const apply = async (client: TestClient, input: object): Promise<string> => {
  const { loanId, ...other } = await command(client, 'createLoan', { ...input });
  if (loanId === undefined) throw new Error(JSON.stringify(other));
  return (await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } })).borrowerId;
};

/** What a client can tell: the answer but for ids that are made up, and what the database was asked. */
async function told(client: TestClient, input: object) {
  let answer: unknown;
  const statements = await world.database.sql.during(async () => {
    answer = await command(client, 'createLoan', { ...input });
  });
  const { loanId, ...rest } = answer as { loanId: string };
  return { ...rest, isNew: /^LN-[0-9a-f-]{36}$/.test(loanId), statements };
}

describe('an applicant', () => {
  it('is the same person to the same lender, and another one to any other', async () => {
    expect(await apply(one, application(KNOWN))).toBe('BR-1');
    const first = await apply(two, application(KNOWN));
    expect(first).not.toBe('BR-1');
    expect(await apply(two, application(KNOWN))).toBe(first);
    const unbound = await world.client('UNDERWRITER');
    expect(await apply(unbound, { ...application(KNOWN), lenderId: 'LEN-1' })).toBe('BR-1');
    expect(await apply(unbound, { ...application(KNOWN), lenderId: 'LEN-3' })).not.toBe('BR-1');
  });

  it('known only to others has the same answers and statements as an unknown one', async () => {
    const lender = await world.client('UNDERWRITER', { lender: 'LEN-4' });
    expect(await told(lender, application(KNOWN))).toEqual(await told(lender, application(UNKNOWN)));
  });

  it('of a servicer who names a lender is not joined with those of the lender that it does not service', async () => {
    const servicer = await world.client('UNDERWRITER', { servicer: 'SRV-2' });
    const forLender = { ...application(KNOWN), lenderId: 'LEN-1' };
    const id = await apply(servicer, forLender);
    expect(id).not.toBe('BR-1');
    expect(await apply(servicer, forLender)).toBe(id);
  });

  it('over REST likewise', async () => {
    const post = async (client: TestClient) => {
      const response = await client.fetch('/v2/servicing/loans', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `rest-${client.clientId}` },
        body: JSON.stringify({ Request: sampleWith(KNOWN) }),
      });
      expect(response.status).toBe(201);
      const { data } = (await response.json()) as { data: { loanId: string } };
      return (await world.prisma.loan.findUniqueOrThrow({ where: { id: data.loanId } })).borrowerId;
    };
    expect(await post(one)).toBe('BR-1');
    expect(await post(await world.client('UNDERWRITER', { lender: 'LEN-5' }))).not.toBe('BR-1');
  });

  it.each(['000-12-3456', '666-12-3456', '900-12-3456', '999-12-3456', '123-00-4567', '123-45-0000'])(
    'with %s is refused, and the number is not repeated',
    async (ssn) => {
      const answer = await command(one, 'createLoan', application(ssn));
      expect(answer).toMatchObject({
        code: 'INVALID_INPUT',
        faults: [
          {
            field: 'applicant.ssn',
            reason: 'must be a number that the Social Security Administration issues',
          },
        ],
      });
      expect(JSON.stringify(answer)).not.toContain(ssn);
    },
  );
});

describe('an id that an application asks for', () => {
  it('tells a client of one lender nothing of the loans of others', async () => {
    const asked = (requestedLoanId: string) => told(two, application(UNKNOWN, { requestedLoanId }));
    const [taken, free] = [await asked('LN-1'), await asked('LN-NEVER')];
    expect(taken).toMatchObject({ isNew: true });
    expect(taken).toEqual(free);
  });
});

describe('an import', () => {
  it('keeps the ids that records give, for one person in the books of two lenders', async () => {
    await importInto(world, [envelope('LN-8', 'BR-8', 'LEN-1', UNKNOWN), envelope('LN-9', 'BR-8', 'LEN-2', UNKNOWN)]);
    const seen = async (lender: string) => {
      const support = await world.client('SUPPORT', { lender });
      const { borrower } = await support.data<{ borrower: { loans: { edges: { node: { id: string } }[] } } }>(
        '{ borrower(id: "BR-8") { loans { edges { node { id } } } } }',
      );
      return borrower.loans.edges.map(({ node }) => node.id);
    };
    expect([await seen('LEN-1'), await seen('LEN-2')]).toEqual([['LN-8'], ['LN-9']]);
  });

  it('refuses an id by which another lender knows another person', async () => {
    await expect(importInto(world, [envelope('LN-10', 'BR-8', 'LEN-3', '321-54-9876')])).rejects.toThrow(
      /another lender has a borrower with this borrowerId/,
    );
  });
});

describe('one person whom several lenders know', () => {
  const LINK = `mutation($input: LinkBorrowersInput!) { linkBorrowers(input: $input) {
    __typename ... on BorrowersLinked { borrowerIds } ... on Refusal { code } } }`;
  const UNLINK = `mutation($input: UnlinkBorrowerInput!) { unlinkBorrower(input: $input) { __typename } }`;
  let keys = 0;
  const link = async (client: TestClient, ...borrowerIds: string[]) => {
    const input = { borrowerIds, reason: 'one applicant', idempotencyKey: `link-${(keys += 1)}` };
    return (await client.data<{ linkBorrowers: { code?: string; borrowerIds?: string[] } }>(LINK, { input }))
      .linkBorrowers;
  };

  it("is linked by who may look by number, for the person's own client alone, and audited as such", async () => {
    await importInto(world, [
      envelope('LN-21', 'BR-21', 'LEN-1', '321-54-9871'),
      envelope('LN-22', 'BR-22', 'LEN-2', '321-54-9871'),
      envelope('LN-23', 'BR-23', 'LEN-3', '321-54-9872'),
    ]);
    const own = await world.client('BORROWER', { borrower: 'BR-21' });
    const seen = async () => {
      const { loans } = await own.data<{ loans: { edges: { node: { id: string } }[] } }>(
        '{ loans { edges { node { id } } } }',
      );
      return loans.edges.map(({ node }) => node.id).sort();
    };
    expect(await seen()).toEqual(['LN-21']);
    const unbound = await world.client('UNDERWRITER');
    const ofLender = 'query($ssn: String!) { borrowerBySsn(ssn: $ssn, lenderId: "LEN-1") { id } }';
    expect(await unbound.data(ofLender, { ssn: '321-54-9871' })).toEqual({ borrowerBySsn: { id: 'borrower:BR-21' } });
    expect(await link(one, 'BR-21', 'BR-22')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await link(unbound, 'BR-21', 'BR-23')).toMatchObject({ code: 'CONFLICT' });
    const [entry] = await entriesDuring(world, async () => {
      expect(await link(unbound, 'BR-21', 'BR-22')).toMatchObject({
        borrowerIds: ['borrower:BR-21', 'borrower:BR-22'],
      });
    });
    expect(entry).toMatchObject({
      operation: 'linkBorrowers',
      classes: ['IDENTITY'],
      subjects: ['ssn-lookup', 'borrower:BR-21', 'borrower:BR-22', 'loan:LN-21', 'loan:LN-22'],
    });
    expect(await seen()).toEqual(['LN-21', 'LN-22']);
    const support = await world.client('SUPPORT', { lender: 'LEN-1' });
    expect(await support.data('{ borrower(id: "BR-22") { id } }')).toEqual({ borrower: null });
    await unbound.data(UNLINK, { input: { borrowerId: 'BR-22', reason: 'a mistake', idempotencyKey: 'un' } });
    expect(await seen()).toEqual(['LN-21']);
  });

  it('is looked for 30 times a minute, each borrower counted', async () => {
    const busy = await world.client('UNDERWRITER');
    const many = Array.from({ length: 20 }, (_, index) => `BR-NONE-${index}`);
    expect(await link(busy, ...many)).toMatchObject({ code: 'NOT_FOUND' });
    const input = { borrowerIds: many, reason: 'again', idempotencyKey: 'again' };
    const { errors } = await busy.query(LINK, { input });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['RATE_LIMITED']);
  });
});

describe('an auditor of one lender', () => {
  const LOG = 'query($subject: String!) { auditLog(subject: $subject) { edges { node { clientId subjects } } } }';
  const readers = async (client: TestClient) => {
    const { auditLog } = await client.data<{
      auditLog: { edges: { node: { clientId: string; subjects: string[] } }[] };
    }>(LOG, { subject: 'borrower:BR-8' });
    return auditLog.edges.map(({ node }) => node);
  };

  it('sees who read their own loans of a person, and nothing of what others did with theirs', async () => {
    const desks = [
      await world.client('SUPPORT', { lender: 'LEN-1' }),
      await world.client('SUPPORT', { lender: 'LEN-2' }),
    ];
    for (const desk of desks) await desk.data('{ borrower(id: "BR-8") { id firstName } }');
    for (const desk of desks) await desk.data('{ borrower(id: "BR-8") { id } }');
    const auditor = await world.client('AUDITOR', { lender: 'LEN-2' });
    const seen = await readers(auditor);
    expect(seen.length).toBeGreaterThanOrEqual(2);
    expect(seen.map(({ clientId }) => clientId)).not.toContain(desks[0]?.clientId);
    expect(new Set(seen.flatMap(({ subjects }) => subjects))).toEqual(new Set(['borrower:BR-8', 'loan:LN-9']));
    const stranger = await world.client('AUDITOR', { lender: 'LEN-7' });
    expect(await readers(stranger)).toEqual([]);
  });
});

function sampleWith(ssn: string): object {
  const { Request } = sampleEnvelope().data;
  Object.assign(Request.ApplicantInfo ?? {}, { ApplicantSSN: ssn });
  return Request;
}

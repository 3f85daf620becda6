import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnvelope, type Envelope } from '../domain/record/sample.js';
import { entriesDuring, verifyLog } from '../support/audit-of.js';
import { importInto } from '../support/import-record.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const LOAN = 'LN-1-463370';
const BORROWER = 'BR-1-1606';
const loan = (selection: string) => `query Look { loan(id: "${LOAN}") { ${selection} } }`;

const second = (): Envelope => {
  const envelope = sampleEnvelope();
  Object.assign(envelope.data.loanDetails, {
    borrowerId: 'BR-2',
    lenderId: 'LEN-OTHER',
    primaryServicerId: 'SRV-OTHER',
  });
  return { ...envelope, loanId: 'LN-2' };
};

let world: World;
let underwriter: TestClient;
let auditor: TestClient;
beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [sampleEnvelope(), second()]);
  underwriter = await world.client('UNDERWRITER');
  auditor = await world.client('AUDITOR');
});
afterAll(() => world.close());

describe('what is written down', () => {
  it('is nothing for public and internal values', async () => {
    const entries = await entriesDuring(world, async () => {
      await underwriter.data(loan('id remainingBalance publicRecord application { dealer { name } vehicle { make } }'));
      await underwriter.fetch(`/v2/servicing/loan-data/${LOAN}`);
    });
    expect(entries).toEqual([]);
  });

  it.each(['SERVICER', 'SUPPORT'] as const)('is nothing for what a %s asks for and is denied', async (role) => {
    const client = await world.client(role);
    const entries = await entriesDuring(world, async () => {
      const { errors } = await client.query(loan('id record { response }'));
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
      expect((await client.fetch(`/v2/servicing/loans/${LOAN}`)).status).toBe(403);
    });
    expect(entries).toEqual([]);
  });

  it('is one entry for a request, with any selection', async () => {
    const { clientId } = underwriter;
    const [entry, ...others] = await entriesDuring(world, () =>
      underwriter.data(
        loan(`borrower { firstName ssn } riskAssessment { creditScorePrimary }
          underwriting { bureauAttributes primaryCreditBureauPdf { content } }`),
      ),
    );
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      clientId,
      clientName: 'UNDERWRITER of a test',
      operation: 'Look',
      classes: ['BUREAU', 'IDENTITY', 'PERSONAL'],
      fields: [
        'Borrower.firstName',
        'Borrower.ssn',
        'Loan.borrower',
        'LoanDocument.content',
        'RiskAssessment.creditScorePrimary',
        'Underwriting.bureauAttributes',
        'Underwriting.primaryCreditBureauPdf',
      ],
      reason: null,
    });
    expect(entry?.subjects.toSorted()).toEqual([
      `borrower:${BORROWER}`,
      `document:${LOAN}:primary-credit-bureau`,
      `loan:${LOAN}`,
    ]);
    expect(entry?.requestId).toMatch(/^[\w-]{36}$/);
  });

  it('counts what was shown, not what was asked for', async () => {
    const lender = await world.client('LENDER');
    const [entry] = await entriesDuring(world, () =>
      lender.query(loan('borrowerId borrower { firstName ssn } riskAssessment { creditScorePrimary }')),
    );
    expect(entry).toMatchObject({ classes: ['BUREAU'], fields: ['RiskAssessment.creditScorePrimary'] });
    expect(entry?.subjects).toEqual([`loan:${LOAN}`]);
  });

  it('names what each role was shown, of the same operation too', async () => {
    const asked = loan('borrowerId riskAssessment { creditScorePrimary }');
    const fieldsFor = async (role: 'SUPPORT' | 'LENDER' | 'UNDERWRITER') => {
      const client = await world.client(role);
      const [entry] = await entriesDuring(world, () => client.query(asked));
      return entry?.fields;
    };
    const bureau = 'RiskAssessment.creditScorePrimary';
    expect(await fieldsFor('SUPPORT')).toEqual(['Loan.borrowerId']);
    expect(await fieldsFor('LENDER')).toEqual([bureau]);
    expect(await fieldsFor('UNDERWRITER')).toEqual(['Loan.borrowerId', bureau]);
  });

  it('calls the end of an SSN personal for those who may not see all of it', async () => {
    const support = await world.client('SUPPORT');
    const [entry] = await entriesDuring(world, () => support.data(loan('borrower { ssnLast4 }')));
    expect(entry?.classes).toEqual(['PERSONAL']);
  });

  it('names every loan of a page whose borrower is shown', async () => {
    const [entry] = await entriesDuring(world, () =>
      underwriter.data('{ loans { edges { node { id borrowerId } } } }'),
    );
    expect(entry).toMatchObject({ operation: 'anonymous query', classes: ['PERSONAL'], fields: ['Loan.borrowerId'] });
    expect(entry?.subjects.toSorted()).toEqual(
      [`borrower:${BORROWER}`, 'borrower:BR-2', `loan:${LOAN}`, 'loan:LN-2'].toSorted(),
    );
  });

  it('holds for the v2 record and for documents by link', async () => {
    const { loan: linked } = await underwriter.data<{
      loan: { underwriting: { primaryCreditBureauPdf: { link: { url: string } } } };
    }>(loan('underwriting { primaryCreditBureauPdf { link { url } } }'));
    const entries = await entriesDuring(world, async () => {
      expect((await underwriter.fetch(`/v2/servicing/loans/${LOAN}`)).status).toBe(200);
      expect((await fetch(linked.underwriting.primaryCreditBureauPdf.link.url)).status).toBe(200);
    });
    expect(entries.map(({ operation, classes }) => [operation, classes])).toEqual([
      ['FullRecord', ['BUREAU', 'IDENTITY', 'PERSONAL']],
      ['document link', ['BUREAU', 'IDENTITY', 'PERSONAL']],
    ]);
    expect(entries[1]).toMatchObject({
      clientId: underwriter.clientId,
      subjects: [`loan:${LOAN}`, `document:${LOAN}:primary-credit-bureau`],
    });
  });

  it('is in order', async () => {
    expect(await verifyLog(world)).toMatchObject({ faults: [] });
  });
});

const LOG = `query Log($first: Int, $after: String, $last: Int, $before: String, $subject: String, $clientId: ID, $from: DateTime, $to: DateTime) {
  auditLog(first: $first, after: $after, last: $last, before: $before, subject: $subject, clientId: $clientId, from: $from, to: $to) {
    edges { cursor node { id at clientId operation subjects classes fields hash } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

interface Log {
  auditLog: {
    edges: { cursor: string; node: { id: string; clientId: string; operation: string; subjects: string[] } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

describe('auditLog', () => {
  const ask = async (variables: Record<string, unknown>, client = auditor) =>
    (await client.data<Log>(LOG, variables)).auditLog;

  it('is for auditors', async () => {
    for (const role of ['UNDERWRITER', 'ADMIN', 'SUPPORT'] as const) {
      const { data, errors } = await (await world.client(role)).query(LOG);
      expect(data).toEqual({ auditLog: null });
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    }
  });

  it('pages from the newest entry back', async () => {
    const all = (await ask({ first: 100 })).edges.map(({ node }) => Number(node.id.replace('audit-entry:', '')));
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    const paged: number[] = [];
    for (let after: string | undefined; ;) {
      const { edges, pageInfo } = await ask({ first: 3, after });
      paged.push(...edges.map(({ node }) => Number(node.id.replace('audit-entry:', ''))));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    // The first page of this walk saw its own request's predecessor too.
    expect(paged.filter((seq) => all.includes(seq))).toEqual(all);
    const { edges } = await ask({ last: 2 });
    expect(edges.map(({ node }) => node.id)).toEqual(['audit-entry:2', 'audit-entry:1']);
  });

  it('is logged itself', async () => {
    const [entry] = await entriesDuring(world, () => ask({ first: 1 }));
    expect(entry).toMatchObject({
      clientId: auditor.clientId,
      operation: 'Log',
      subjects: ['audit-log'],
      classes: ['AUDIT'],
    });
    expect(entry?.fields).toContain('AuditEntry.subjects');
  });

  it('finds by subject, client and time; a borrower brings their loans along', async () => {
    const bySubject = await ask({ subject: 'borrower:BR-2' });
    expect(bySubject.edges.length).toBeGreaterThan(0);
    for (const { node } of bySubject.edges)
      expect(node.subjects.some((subject) => ['borrower:BR-2', 'loan:LN-2'].includes(subject))).toBe(true);
    const byClient = await ask({ clientId: auditor.clientId });
    expect(new Set(byClient.edges.map(({ node }) => node.clientId))).toEqual(new Set([auditor.clientId]));
    expect((await ask({ to: '2020-01-01T00:00:00Z' })).edges).toEqual([]);
    expect((await ask({ from: '2020-01-01T00:00:00Z', first: 1 })).edges).toHaveLength(1);
  });

  it('refuses a cursor that is none', async () => {
    const forged = Buffer.from(JSON.stringify(['auditLog', null, '1; DROP TABLE'])).toString('base64url');
    const { errors } = await auditor.query(LOG, { after: forged });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });

  it('shows a client bound to a portfolio its own part, one subject at a time', async () => {
    const bound = await world.client('AUDITOR', { lender: 'LEN-OTHER' });
    expect((await bound.query(LOG)).errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    const inside = await ask({ subject: 'loan:LN-2' }, bound);
    expect(inside.edges.length).toBeGreaterThan(0);
    for (const { node } of inside.edges) expect(node.subjects).toEqual(['loan:LN-2']);
    for (const subject of [`loan:${LOAN}`, `borrower:${BORROWER}`, 'loan:never-was', 'audit-log'])
      expect((await ask({ subject }, bound)).edges).toEqual([]);
  });
});

describe('the end of the log', () => {
  it('is a line of the gateway’s own log when a process ends that added to it', async () => {
    const peer = await world.peer();
    await underwriter.at(peer.url).data(loan('borrower { firstName }'));
    const { seq, hash } = await world.prisma.auditHead.findUniqueOrThrow({ where: { id: 1 } });
    const before = world.log.length;
    await peer.stop();
    const said = world.log.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(said.filter(({ msg }) => msg === 'audit head')).toMatchObject([
      { auditHead: `${seq}:${Buffer.from(hash).toString('hex')}` },
    ]);
  });
});

describe('the database', () => {
  it.each([`UPDATE "AuditEntry" SET "clientId" = 'nobody'`, `DELETE FROM "AuditEntry"`, `TRUNCATE "AuditEntry"`])(
    'refuses %s',
    async (statement) => {
      await expect(world.prisma.$executeRawUnsafe(statement)).rejects.toThrow(/only ever added to/);
    },
  );
});

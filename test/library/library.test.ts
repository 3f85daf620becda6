import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startWorkers } from '../../src/platform/jobs/workers.js';
import { openLibrary, openTestLibrary } from './open-library.js';

let library: Awaited<ReturnType<typeof openLibrary>>;
beforeAll(async () => {
  library = await openLibrary();
});
beforeEach(() => void library.statements.splice(0));
afterAll(() => library.close());

const LEND = `mutation Lend($bookId: ID!, $memberId: ID!, $key: String!) {
  lendBook(input: { bookId: $bookId, memberId: $memberId, idempotencyKey: $key }) {
    __typename
    ... on Book { title borrower { name } }
    ... on LendingRefused { code }
  }
}`;

describe('the platform serves a graph that is not about loans', () => {
  it('reads one field of many objects with one statement, each row once', async () => {
    const { ask, statements } = library;
    const { data, errors } = await ask('CLERK', '{ books { title borrower { name } } }');
    expect(errors).toEqual([]);
    expect(data).toEqual({
      books: [
        { title: 'Emma', borrower: { name: 'Bram' } },
        { title: 'Dracula', borrower: { name: 'Jane' } },
        { title: 'Persuasion', borrower: { name: 'Bram' } },
        { title: 'Lady Susan', borrower: null },
      ],
    });
    expect(statements.filter((text) => text.includes('"Member"'))).toHaveLength(1);
  });

  it('refuses callers without a known token', async () => {
    const { url } = library;
    const response = await fetch(`${url}/graphql?query={books{title}}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(response.status).toBe(401);
  });

  it('masks faults and logs them by name', async () => {
    const { ask, log } = library;
    const { text, errors } = await ask('CLERK', '{ books { condition } }');
    expect(errors.map(({ extensions }) => extensions.code)).toContain('INTERNAL_SERVER_ERROR');
    expect(text).not.toContain('collapsed');
    expect(log.join('')).toContain('fault');
    expect(log.join('')).not.toContain('collapsed');
  });
});

describe('guard', () => {
  it('denies a field to a viewer without its scope, and answers the rest', async () => {
    const { ask } = library;
    const { data, errors } = await ask('CLERK', '{ books { borrower { name address } } }');
    expect(data).toMatchObject({ books: [{ borrower: { name: 'Bram', address: null } }, {}, {}, {}] });
    expect(errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN', requiredScopes: ['address:read'] } });
  });

  it('denies a mutation before anything of it runs', async () => {
    const { ask, database } = library;
    const { errors } = await ask('VISITOR', LEND, { bookId: 'B4', memberId: 'M1', key: 'k' });
    expect(errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(await database.execute('SELECT 1 FROM "IdempotencyKey"', [])).toEqual([]);
  });
});

describe('limits', () => {
  it('refuse an operation that costs too much, before it reads anything', async () => {
    const { ask, statements } = library;
    const { status, errors } = await ask('CLERK', '{ a: books { borrower { id } } b: books { borrower { id } } }');
    expect(status).toBe(400);
    expect(errors[0]).toMatchObject({ extensions: { code: 'COST_LIMIT_EXCEEDED' } });
    expect(statements).toEqual([]);
  });

  it('refuse a document of too many aliases', async () => {
    const { ask } = library;
    const { errors } = await ask('CLERK', '{ books { a: id b: id c: id d: id e: id f: id } }');
    expect(errors[0]).toMatchObject({ extensions: { code: 'LIMIT_EXCEEDED', limit: 'aliases' } });
  });

  it('refuse a client that asks too often, and tell it when to ask again', async () => {
    const { ask } = await openTestLibrary({ perMinute: 1 });
    expect((await ask('CLERK', '{ books { id } }')).status).toBe(200);
    const { status, headers } = await ask('CLERK', '{ books { id } }');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('sealing and the audit log', () => {
  it('keep no plain text of a sealed value, and open it for a viewer with its scope', async () => {
    const { ask, database } = library;
    const [stored] = await database.execute<{ address: Uint8Array }>('SELECT "address" FROM "Member"', []);
    expect(Buffer.from(stored!.address).includes('Chawton')).toBe(false);
    const { data } = await ask('LIBRARIAN', '{ books { borrower { address } } }');
    expect(data).toMatchObject({ books: [{}, { borrower: { address: '1 Chawton Lane' } }, {}, {}] });
  });

  it('record whose values an answer showed, once per request, in a chain that verifies', async () => {
    const { ask, database, verifyAudit } = await openTestLibrary();
    await ask('LIBRARIAN', 'query Addresses { books { borrower { address } } }');
    await ask('CLERK', '{ books { borrower { name address } } }');
    const entries = await database.prisma.auditEntry.findMany();
    expect(entries).toEqual([
      expect.objectContaining({
        clientId: 'librarian',
        operation: 'Addresses',
        subjects: expect.arrayContaining(['M1', 'M2']) as string[],
        classes: ['ADDRESS'],
        fields: ['Member.address'],
      }),
    ]);
    expect(await verifyAudit()).toMatchObject({ verified: 1n, faults: [] });
  });

  it('refuse a change of an entry, and notice one made by the owner of the database', async () => {
    const { ask, database, verifyAudit } = await openTestLibrary();
    await ask('LIBRARIAN', '{ books { borrower { address } } }');
    const forge = `UPDATE "AuditEntry" SET "clientId" = 'visitor'`;
    await expect(database.execute(forge, [])).rejects.toThrow('only ever added to');
    await database.run(`SET session_replication_role = replica; ${forge}`);
    expect((await verifyAudit()).faults).not.toEqual([]);
  });
});

describe('idempotency', () => {
  it('carries a command out once per key and answers every repeat alike', async () => {
    const { ask } = await openTestLibrary();
    const lend = () => ask('CLERK', LEND, { bookId: 'B4', memberId: 'M1', key: 'first' });
    const lent = { lendBook: { __typename: 'Book', title: 'Lady Susan', borrower: { name: 'Jane' } } };
    expect((await lend()).data).toEqual(lent);
    expect((await lend()).data).toEqual(lent);
    const again = await ask('CLERK', LEND, { bookId: 'B4', memberId: 'M1', key: 'second' });
    expect(again.data).toEqual({ lendBook: { __typename: 'LendingRefused', code: 'ALREADY_LENT' } });
  });

  it('refuses a key that came with another input', async () => {
    const { ask } = await openTestLibrary();
    await ask('CLERK', LEND, { bookId: 'B4', memberId: 'M1', key: 'same' });
    const { data } = await ask('CLERK', LEND, { bookId: 'B4', memberId: 'M2', key: 'same' });
    expect(data).toMatchObject({ lendBook: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });
});

it('a job is sent with the transaction that needs it, and done by a worker', async () => {
  const { ask, jobs } = await openTestLibrary();
  const reminded: unknown[] = [];
  const workers = startWorkers({
    engine: jobs,
    kinds: {
      reminder: {
        concurrency: 1,
        handler: ({ bookId }) => {
          reminded.push(bookId);
          return Promise.resolve();
        },
      },
    },
    lastOccurrence: (_, at) => at,
    complain: (what) => reminded.push(what),
  });
  onTestFinished(() => workers.stop());
  await ask('CLERK', LEND, { bookId: 'B1', memberId: 'M1', key: 'refused' });
  await ask('CLERK', LEND, { bookId: 'B4', memberId: 'M1', key: 'lent' });
  await expect.poll(() => reminded).toEqual(['B4']);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
let ids: string[];
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('AUDITOR');
  ids = (await world.loans(Array.from({ length: 5 }, () => ({})))).map(({ id }) => id);
  await client.data('{ viewer { role } }');
});
afterAll(() => world.close());

const sqlOf = (query: string, variables: Record<string, unknown> = {}) =>
  world.database.sql.during(() => client.data(query, variables));

/** The columns between SELECT and FROM, without their table. */
const columnsOf = (sql: string) =>
  [...(/^SELECT (.*?) FROM/s.exec(sql)?.[1] ?? '').matchAll(/"\w+"\."(\w+)"/g)].map(([, column]) => column).sort();

describe('what was not selected was not read', () => {
  it('a loan by id is one statement on one table with just the columns asked for', async () => {
    const statements = await sqlOf('query ($id: ID!) { loan(id: $id) { id remainingBalance } }', { id: ids[0] });
    expect(statements).toHaveLength(1);
    expect(columnsOf(statements[0]!)).toEqual(['id', 'remainingBalance']);
    expect(statements[0]).not.toMatch(/JOIN/i);
  });

  it('grouped and nested fields add their own columns', async () => {
    const [sql] = await sqlOf(
      'query ($id: ID!) { loan(id: $id) { autoLoan { ltv currentDpd } macroEconomicFeatures { cpi } ...F } } fragment F on Loan { grade }',
      { id: ids[0] },
    );
    expect(columnsOf(sql!)).toEqual(['currentDpd', 'grade', 'id', 'ltv', 'macroCpi']);
  });

  it('the collateral has its own columns, and the day of its release when that is asked for', async () => {
    const read = (fields: string) =>
      sqlOf(`query ($id: ID!) { loan(id: $id) { collateral { ${fields} } } }`, { id: ids[0] });
    const [lien, ...others] = await read('lien');
    expect(columnsOf(lien!)).toEqual(['encumberedStatus', 'id']);
    expect(others).toEqual([]);
    expect(await read('lien releaseDueOn')).toHaveLength(2);
  });

  it('the risk of a borrower is one statement, and how loans were paid is read when it is asked for', async () => {
    const read = async (fields: string) => {
      const query = `query ($id: ID!) { loan(id: $id) { borrower { risk { ${fields} } } } }`;
      const statements = await sqlOf(query, { id: ids[0] });
      return statements.join().match(/"(AccountEntry|Hold)" WHERE/g) ?? [];
    };
    expect(await read('activeLoans exposure pastDueAmount daysPastDue worstBucket')).toEqual([]);
    expect(await read('paymentHistory')).toEqual(['"AccountEntry" WHERE', '"Hold" WHERE']);
  });

  it('an alias reads the column, not the alias', async () => {
    const [sql] = await sqlOf('query ($id: ID!) { loan(id: $id) { term: grade } }', { id: ids[0] });
    expect(columnsOf(sql!)).toEqual(['grade', 'id']);
  });

  it('fields of the same loan asked for twice are merged', async () => {
    const statements = await sqlOf('query ($id: ID!) { loan(id: $id) { grade } loan(id: $id) { term } }', {
      id: ids[0],
    });
    expect(statements).toHaveLength(1);
    expect(columnsOf(statements[0]!)).toEqual(['grade', 'id', 'term']);
  });

  it('a list is one statement, and reads its sort column besides', async () => {
    const statements = await sqlOf('{ loans(orderBy: { field: REMAINING_BALANCE }) { edges { node { grade } } } }');
    expect(statements).toHaveLength(1);
    expect(columnsOf(statements[0]!)).toEqual(['grade', 'id', 'remainingBalance']);
  });

  it('a list that selects nodes and edges is one statement with the columns of both', async () => {
    const nodes = await sqlOf('{ loans { nodes { grade } } }');
    expect(nodes.map(columnsOf)).toEqual([['createdAt', 'grade', 'id']]);
    const both = await sqlOf('{ loans { nodes { grade borrower { id } } edges { node { term borrower { id } } } } }');
    expect(columnsOf(both[0]!)).toEqual(['borrowerId', 'createdAt', 'grade', 'id', 'term']);
    const edges = await sqlOf('{ loans { edges { node { grade term borrower { id } } } } }');
    expect(both).toHaveLength(edges.length);
  });

  it('many loans by id in one request are one statement', async () => {
    const query = `{ ${ids.map((id, n) => `l${n}: loan(id: "${id}") { grade }`).join(' ')} }`;
    expect(await sqlOf(query)).toHaveLength(1);
  });

  it('a field that is denied is not read for it', async () => {
    const marketplace = await world.client('MARKETPLACE');
    const statements = await world.database.sql.during(() =>
      marketplace.query(
        'query ($id: ID!) { loan(id: $id) { id borrower { firstName } underwriting { primaryCreditBureauPdf { size } } } }',
        { id: ids[0] },
      ),
    );
    expect(statements.join()).not.toMatch(/"(Borrower|Document|BureauFile|Application)"/);
  });
});

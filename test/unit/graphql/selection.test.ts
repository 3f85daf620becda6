import { buildSchema, execute, parse, type GraphQLResolveInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type Place, selectionOf } from '../../../src/platform/executor/selected-field.js';

const schema = buildSchema(`
  type Query { loan: Loan, entities: [Entity] }
  union Entity = Loan | Borrower
  type Loan { id: ID, status: String, auto: Auto, borrower: Borrower, loans: Connection }
  type Auto { ltv: String, deep: Loan }
  type Borrower { id: ID, name: String, loan: Loan }
  type Connection { edges: [Edge], nodes: [Loan] }
  type Edge { node: Loan }
`);

/** What is selected below the first field of the query. */
async function selected(query: string, place?: Place): Promise<string[]> {
  const fields = schema.getQueryType()!.getFields();
  let paths: ReadonlySet<string> = new Set();
  for (const field of Object.values(fields)) {
    field.resolve = (_source, _args, _context, info: GraphQLResolveInfo) => {
      paths = selectionOf(info).paths(place);
      return null;
    };
  }
  await execute({ schema, document: parse(query) });
  return [...paths];
}

describe('what is selected below a field', () => {
  it('is named by paths of one and two steps', async () => {
    expect(await selected('{ loan { id auto { ltv deep { id } } } }')).toEqual(['id', 'auto', 'auto.ltv', 'auto.deep']);
  });

  it('goes by the field, not by its alias', async () => {
    expect(await selected('{ l: loan { number: id a: auto { v: ltv } } }')).toEqual(['id', 'auto', 'auto.ltv']);
  });

  it('looks through fragments, named and inline, nested too', async () => {
    const query = `{ loan { ...A ... { status } } }
      fragment A on Loan { id ...B } fragment B on Loan { auto { ... on Auto { ltv } } }`;
    expect(await selected(query)).toEqual(['id', 'auto', 'auto.ltv', 'status']);
  });

  it('unites a field that is written twice', async () => {
    expect(await selected('{ loan { id } loan { status } }')).toEqual(['id', 'status']);
  });

  it('leaves out what @skip and @include drop', async () => {
    const query = '{ loan { id @skip(if: true) status auto @include(if: false) { ltv } } }';
    expect(await selected(query)).toEqual(['status']);
  });

  it('descends first where it is told to', async () => {
    const query = '{ loan { id loans { edges { node { status auto { ltv } } } } } }';
    expect(await selected(query, { under: [['loans', 'edges', 'node']] })).toEqual(['status', 'auto', 'auto.ltv']);
  });

  it('is that of all ways together where there are several', async () => {
    const query = '{ loan { loans { edges { node { status } } nodes { id } } } }';
    const under = [
      ['loans', 'edges', 'node'],
      ['loans', 'nodes'],
    ];
    expect(await selected(query, { under })).toEqual(['status', 'id']);
  });

  it('of one member of a union leaves out what is selected of the others', async () => {
    const query = `{ entities { ... on Loan { status } ... on Borrower { name loan { id } } ...E } }
      fragment E on Entity { __typename ... on Borrower { id } }`;
    expect(await selected(query, { on: 'Loan' })).toEqual(['status', '__typename']);
    expect(await selected(query, { on: 'Borrower' })).toEqual(['name', 'loan', 'loan.id', '__typename', 'id']);
  });
});

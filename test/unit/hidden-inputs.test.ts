import { getNamedType, isInputObjectType, isObjectType, type GraphQLInputType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LOAN_SORTS } from '../../src/app/ports/loan-reader.js';
import { Disclosures } from '../../src/app/ports/audit-log.js';
import { LOAN_DETAILS_FIELDS } from '../../src/domain/record/loan-details-fields.js';
import { FIELD_MAP } from '../../src/domain/record/field-map.js';
import { makeLoaders, type Readers } from '../../src/graphql/request/loaders.js';
import { permissions } from '../../src/graphql/guard/permissions.js';
import { buildGraph } from '../../src/graphql/schema.js';

const { schema } = await buildGraph({ authDirectives: false });

/** The names under which the graph and the database know what is hidden from someone who may list loans. */
const hidden = new Set(
  FIELD_MAP.filter(({ classes }) => classes[0] !== 'PUBLIC').flatMap(({ graphql, path }) =>
    [graphql, path].map((name) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()),
  ),
);
// Names that a hidden field shares with a public one say nothing.
for (const { classes, graphql } of FIELD_MAP)
  if (classes[0] === 'PUBLIC') hidden.delete(graphql.slice(graphql.lastIndexOf('.') + 1).toLowerCase());

/** Arguments that name one record by its key; who may use them is in the permission table. */
const KEYS = new Set(['Query.borrower(id)', 'Query.borrowerBySsn(ssn)']);

/** Conditions that ask for the same as the field itself; graphql/loan-filter.test.ts shows that they are refused. */
const GUARDED = new Set(['Query.loans(filter).dealerState', 'Borrower.loans(filter).dealerState']);

function namesIn(type: GraphQLInputType, at: string): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [at];
  return Object.values(named.getFields()).flatMap((field) => namesIn(field.type, `${at}.${field.name}`));
}

describe('what a list can be asked by', () => {
  const inputs = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('_') && type.name !== 'Mutation')
    .flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).flatMap((field) =>
            field.args.flatMap((arg) => namesIn(arg.type, `${type.name}.${field.name}(${arg.name})`)),
          )
        : [],
    );

  it('holds no field that someone who may list is not shown', () => {
    const last = (name: string) => /(\w+)\)?$/.exec(name)?.[1]?.toLowerCase() ?? '';
    const naming = inputs.filter((name) => hidden.has(last(name)) && !KEYS.has(name) && !GUARDED.has(name));
    // A calculator's own figures and a selection inside one deal or one bureau file are not about whom to find.
    expect(naming.filter((name) => !/^Query\.quote|^Underwriting\./.test(name))).toEqual([]);
    expect(inputs.join()).not.toMatch(/loans\([^)]*\)\.\w*(borrower|ssn|vin|name|score|birth|income)/i);
  });

  // graphql/loan-filter.test.ts shows that who may not see a default probability cannot sort by it either.
  it('sorts by public columns only, so that a cursor holds no other value', () => {
    for (const column of Object.values(LOAN_SORTS).filter((name) => name !== 'defaultProbability')) {
      const field = LOAN_DETAILS_FIELDS.find(({ stored }) => stored === `Loan.${column}`);
      expect([column, field?.classes[0] ?? permissions.Loan?.[column]]).toEqual([column, 'PUBLIC']);
    }
  });
});

describe('loaders without a viewer', () => {
  it('read nothing, whichever is asked', () => {
    const untouchable = new Proxy({} as Readers, {
      get: () => {
        throw new Error('It was read');
      },
    });
    const loaders = makeLoaders(untouchable, undefined, new Disclosures());
    expect(() => loaders.loans({ columns: new Set(), parts: new Set() })).toThrow('There is no viewer to read for');
    expect(() => loaders.documents).toThrow('There is no viewer to read for');
    expect(() => loaders.excerpts(new Set(['application.personal']))).toThrow('There is no viewer to read for');
  });
});

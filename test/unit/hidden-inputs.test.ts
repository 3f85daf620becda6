import 'reflect-metadata';
import { getNamedType, isInputObjectType, isObjectType, type GraphQLInputType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LOAN_SORTS } from '../../src/features/loan/loan-reader.js';
import { LOAN_DETAILS_FIELDS } from '../../src/domain/record/loan-details-fields.js';
import { FIELD_MAP } from '../../src/domain/record/field-map.js';
import { loanById, loanCount } from '../../src/features/loan/loan.loaders.js';
import { documentsOfLoan } from '../../src/features/record/record.loaders.js';
import { GraphContext, type GraphServices } from '../../src/features/graph-context.js';
import { permissions } from '../../src/features/permissions.js';
import { scopesOf } from '../../src/features/access.js';
import { WAYS } from '../../src/features/borrower/find-borrowers.resolver.js';
import { FILTERED as LOAN_CONDITIONS } from '../../src/features/loan/list-loans.js';
import { FILTERED as REPAYMENT_CONDITIONS } from '../../src/features/repayment/list-repayments.js';
import { FILTERED as APPROVAL_CONDITIONS } from '../../src/features/approval/approval.resolver.js';
import { FILTERED as SCHEDULED_CONDITIONS } from '../../src/features/autopay/list-scheduled-payments.js';
import { FILTERED as TRANSFER_CONDITIONS } from '../../src/features/ownership/transfer.resolver.js';
import { FILTERED as EVENT_CONDITIONS } from '../../src/features/timeline/loan-events.resolver.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';

const { schema } = await buildGraph({ authDirectives: false });

/** The names under which the graph and the database know fields that are hidden from a client that can list loans. */
const hidden = new Set(
  FIELD_MAP.filter(({ classes }) => classes[0] !== 'PUBLIC').flatMap(({ graphql, path }) =>
    [graphql, path].map((name) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()),
  ),
);
// Names that a hidden field shares with a public one say nothing.
for (const { classes, graphql } of FIELD_MAP)
  if (classes[0] === 'PUBLIC') hidden.delete(graphql.slice(graphql.lastIndexOf('.') + 1).toLowerCase());

/** Arguments that name one record by its key; the permission table has the roles. */
const KEYS = new Set(['Query.borrower(id)', 'Query.borrowerBySsn(ssn)']);

/** Conditions ask for the same as the field itself; graphql/loan-filter.test.ts and find-loans.test.ts show that they are refused. */
const GUARDED = new Set([
  ...Object.keys(LOAN_CONDITIONS).flatMap((name) => [`Query.loans(filter).${name}`, `Borrower.loans(filter).${name}`]),
  ...Object.keys(APPROVAL_CONDITIONS).map((name) => `Query.approvals(filter).${name}`),
  ...Object.keys(EVENT_CONDITIONS).map((name) => `Query.loanEvents(filter).${name}`),
  ...Object.keys(TRANSFER_CONDITIONS).map((name) => `Query.loanTransfers(filter).${name}`),
  ...Object.keys(REPAYMENT_CONDITIONS).flatMap((name) => [
    `Query.repayments(filter).${name}`,
    `Loan.repayments(filter).${name}`,
  ]),
  ...Object.keys(SCHEDULED_CONDITIONS).map((name) => `Query.scheduledPayments(filter).${name}`),
  // The field, its promises and their state have one class.
  'Loan.promises(state)',
]);

/** Ways to look for a person; permissions/find-borrowers.test.ts shows that they are refused. */
const isWay = (name: string) => Object.keys(WAYS).some((way) => name.startsWith(`Query.findBorrowers(input).${way}`));

/** A filter within another one has the same conditions. */
function namesIn(type: GraphQLInputType, at: string, within?: GraphQLInputType): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [at];
  if (named === within) return [];
  return Object.values(named.getFields()).flatMap((field) => namesIn(field.type, `${at}.${field.name}`, named));
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
    const naming = inputs.filter(
      (name) => hidden.has(last(name)) && !KEYS.has(name) && !GUARDED.has(name) && !isWay(name),
    );
    // A calculator's own figures, the input of a command, and a selection inside one deal or one bureau file identify no person.
    expect(naming.filter((name) => !/^Query\.(quote|previewCommand)|^Underwriting\./.test(name))).toEqual([]);
    const unguarded = inputs.filter((name) => !GUARDED.has(name));
    expect(unguarded.join()).not.toMatch(/loans\([^)]*\)\.\w*(borrower|ssn|vin|name|score|birth|income)/i);
  });

  it('asks of every condition what the table asks of the field that it is about', () => {
    const fields = [
      ...Object.values(LOAN_CONDITIONS),
      ...Object.values(REPAYMENT_CONDITIONS),
      ...Object.values(SCHEDULED_CONDITIONS),
      ...Object.values(APPROVAL_CONDITIONS),
      ...Object.values(EVENT_CONDITIONS),
      ...Object.values(WAYS).flatMap((way) => way.fields),
    ];
    expect(fields.filter(([type, field]) => permissions[type]?.[field] === undefined)).toEqual([]);
    const asked = (name: keyof typeof LOAN_CONDITIONS) => {
      const [type, field] = LOAN_CONDITIONS[name];
      return scopesOf(permissions[type]?.[field] ?? 'VIEWER');
    };
    expect(asked('vins')).toEqual(['borrower:personal']);
    expect(asked('borrowerIds')).toEqual(['borrower:personal']);
    expect(asked('paymentReferences')).toEqual(['loan:servicing', 'borrower:personal']);
    expect(asked('applicationIds')).toEqual(['loan:servicing']);
  });

  // graphql/loan-filter.test.ts shows that a caller without access to the default probability cannot sort by it either.
  it('sorts by public columns only, so that a cursor holds no other value', () => {
    for (const column of Object.values(LOAN_SORTS).filter((name) => name !== 'defaultProbability')) {
      const field = LOAN_DETAILS_FIELDS.find(({ stored }) => stored === `Loan.${column}`);
      expect([column, field?.classes[0] ?? permissions.Loan?.[column]]).toEqual([column, 'PUBLIC']);
    }
  });
});

describe('loaders without a viewer', () => {
  it('read nothing, whichever is asked', () => {
    const untouchable = new Proxy({} as GraphServices, {
      get: () => {
        throw new Error('It was read');
      },
    });
    const services = { source: untouchable } as unknown as GraphServices;
    const context = new GraphContext(services, { requestId: 'r1', viewer: undefined, apiKey: undefined });
    const columns = loanById({ columns: new Set(), parts: new Set() });
    expect(() => context.load(columns, 'L-1')).toThrow('There is no viewer to read for');
    expect(() => context.loadAll(documentsOfLoan, ['L-1'])).toThrow('There is no viewer to read for');
    expect(() => context.read(loanCount, {})).toThrow('There is no viewer to read for');
  });
});

import fc from 'fast-check';
import { isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { type Role, ROLE_SCOPES, ROLES, type Scope } from '../../../src/domain/access/roles.js';
import { portfolioFault, type Portfolio, type Viewer } from '../../../src/domain/access/viewer.js';
import { isGranted } from '../granted.js';
import { permissions } from '../../../src/features/permissions.js';
import { anySelection, fieldOf, type Selection } from './any-selection.js';
import { askedWith } from './asked-with.js';
import { printOperation } from './print-operation.js';

export interface Ids {
  readonly loans: readonly string[];
  readonly borrowers: readonly string[];
}

export interface Asking {
  readonly viewer: Viewer;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Whether parts of records cannot be read just then. */
  readonly isBroken: boolean;
}

/** One document, asked in turn by several viewers with variables of their own. */
export interface Case {
  readonly text: string;
  readonly askings: readonly Asking[];
}

const ROOTS = ['loan', 'loan', 'loans', '_entities', 'borrower', 'portfolio', 'viewer'];
const DEPTH = 6;

/** Operations on a schema by viewers of every kind; every other one asks for nothing that is denied. */
export function anyCase(schema: GraphQLSchema, ids: Ids): fc.Arbitrary<Case> {
  const texts = askedWith(ids.loans, ids.borrowers);
  const variables = anyVariables(ids);
  const viewers = viewersOf(ids);
  const viewer = fc.constantFrom(...viewers);

  const isGrantedTo = (scopes: ReadonlySet<Scope>) => (coordinate: string) => {
    const [type = '', name = ''] = coordinate.split('.');
    const access = permissions[type]?.[name];
    return access !== undefined && isGranted(access, scopes);
  };

  const selectionsOf = new Map<Viewer | 'ANY', fc.Arbitrary<readonly Selection[]>>();
  const rootsOf = (key: Viewer | 'ANY') => {
    const isChosen = key === 'ANY' ? () => true : isGrantedTo(key.scopes);
    const known = selectionsOf.get(key) ?? anyRoots(schema, texts, isChosen);
    selectionsOf.set(key, known);
    return known;
  };

  return fc.record({ first: viewer, isGrantedAll: fc.boolean() }).chain(({ first, isGrantedAll }) =>
    fc
      .record({
        selections: rootsOf(isGrantedAll ? first : 'ANY'),
        hasDirectives: fc.boolean(),
        areSwapped: fc.boolean(),
        second: fc.oneof(fc.constant(first), viewer),
        variables: fc.tuple(variables, variables),
        isBroken: fc.integer({ min: 0, max: 9 }).map((n) => n === 9),
      })
      .map(({ selections, second, variables: [one, other], isBroken, ...printing }): Case => ({
        text: printOperation({ schema, askedWith: texts, ...printing }, selections),
        askings: [
          { viewer: first, variables: one, isBroken },
          { viewer: second, variables: other, isBroken: false },
        ],
      })),
  );
}

function anyRoots(
  schema: GraphQLSchema,
  texts: ReturnType<typeof askedWith>,
  isChosen: (coordinate: string) => boolean,
): fc.Arbitrary<readonly Selection[]> {
  const below = anySelection({ schema, askedWith: texts, isChosen });
  const query = schema.getQueryType();
  if (!query) throw new Error('There are no queries');
  const root = (name: string): fc.Arbitrary<Selection> => {
    const asked = fc.nat((texts[`Query.${name}`]?.length ?? 1) - 1);
    if (name === '_entities') return fieldOf(fc.constant(name), entities, asked);
    const type = schema.getType(String(query.getFields()[name]?.type).replace('!', '')) as GraphQLObjectType;
    return fieldOf(fc.constant(name), below(type, DEPTH), asked);
  };
  const entity = (name: string): fc.Arbitrary<Selection> =>
    fc.record({
      kind: fc.constantFrom('INLINE' as const, 'NAMED' as const),
      on: fc.constant(name),
      directive: fc.constant('' as const),
      below: below(schema.getType(name) as GraphQLObjectType, DEPTH - 1),
    });
  const members = Object.keys(schema.getTypeMap()).filter(
    (name) => isObjectType(schema.getType(name)) && isEntity(name),
  );
  const entities = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: entity('Loan') },
      ...members.map((name) => ({ weight: 1, arbitrary: entity(name) })),
    ),
    { minLength: 1, maxLength: 3 },
  );
  const roots = ROOTS.filter((name) => isChosen(`Query.${name}`));
  const typename: fc.Arbitrary<Selection> = fc.constant({ kind: 'TYPENAME', alias: '' });
  const one = fc.oneof(...(roots.length > 0 ? roots.map(root) : [typename]));
  return fc.array(fc.oneof({ weight: 9, arbitrary: one }, { weight: 1, arbitrary: typename }), {
    minLength: 1,
    maxLength: 3,
  });
}

const isEntity = (name: string) => ['Borrower', 'Loan', 'RiskAssessment', 'Underwriting'].includes(name);

function viewersOf({ borrowers }: Ids): Viewer[] {
  const portfolios: Portfolio[] = [
    { kind: 'ALL' },
    { kind: 'LENDER', id: 'LEN-7' },
    { kind: 'SERVICER', id: 'SRV-1' },
    ...borrowers.map((id) => ({ kind: 'BORROWER', id }) as const),
  ];
  const of = (role: Role, scopes: ReadonlySet<Scope>, portfolio: Portfolio): Viewer => ({
    clientId: `client of ${role}`,
    name: role,
    role,
    scopes,
    portfolio,
  });
  const ordinary = ROLES.flatMap((role) => {
    const scopes = new Set<Scope>(ROLE_SCOPES[role]);
    const allowed = portfolios.filter(
      (portfolio) => portfolioFault(role, portfolio, portfolio.kind === 'ALL') === undefined,
    );
    return allowed.map((portfolio) => of(role, scopes, portfolio));
  });
  // A provider's token may name fewer scopes than the role has.
  const narrowed: Scope[][] = [
    ['borrower:personal'],
    ['loan:public', 'bureau:read'],
    ['loan:public', 'borrower:identity'],
  ];
  return [...ordinary, ...narrowed.map((scopes) => of('UNDERWRITER', new Set(scopes), { kind: 'ALL' }))];
}

function anyVariables({ loans, borrowers }: Ids): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const loanId = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...loans) }, fc.constantFrom('LN-NEVER', ''));
  const loan = loanId.map((id): unknown => ({ __typename: 'Loan', id }));
  const other = fc.constantFrom<unknown>(
    ...borrowers.map((id) => ({ __typename: 'Borrower', id })),
    ...loans.slice(0, 3).flatMap((id) => [
      { __typename: 'RiskAssessment', loanId: id },
      { __typename: 'RiskAssessment', id },
      { __typename: 'Underwriting', id },
    ]),
    { __typename: 'Loan' },
    { __typename: 'Loan', id: 7 },
    { __typename: 'PageInfo' },
    { id: 'LN-1' },
    'LN-1',
    null,
  );
  const good = fc.record(
    {
      id: loanId,
      n: fc.constantFrom<unknown>(1, 3, 100, null),
      months: fc.constantFrom(1, 3, 36),
      order: fc.record({
        field: fc.constantFrom('CREATED_AT', 'ID', 'MATURITY_DATE', 'PRINCIPAL_AMOUNT', 'DEFAULT_PROBABILITY'),
        direction: fc.constantFrom('ASC', 'DESC'),
      }),
      filter: fc.constantFrom<unknown>(
        null,
        {},
        { loanStatus: ['CLOSED_EARLY'] },
        { lenderId: 'LEN-7' },
        { servicerId: 'SRV-1', daysPastDue: { from: 0 } },
        { principalAmount: { from: '10000', to: '30000.00' } },
      ),
      day: fc.constantFrom('2026-01-20', '2026-03-02', '2026-12-31'),
      term: fc.constantFrom<unknown>(60, 36, 0, null),
      names: fc.constantFrom<unknown>(['CreditScore'], ['toString', '__proto__'], [], null),
      family: fc.constantFrom<unknown>('AT', 'REVS', '', null),
      yes: fc.boolean(),
      no: fc.boolean(),
      representations: fc.oneof(
        { weight: 4, arbitrary: fc.array(loan, { maxLength: 12 }) },
        { weight: 1, arbitrary: fc.array(fc.oneof(loan, other), { maxLength: 6 }) },
      ),
    },
    { requiredKeys: ['id', 'yes', 'representations'] },
  );
  const spoiled = fc.record(
    {
      id: fc.constantFrom<unknown>(null, 7, {}),
      n: fc.constantFrom<unknown>('2', 1.5),
      yes: fc.constant<unknown>('true'),
      representations: fc.constantFrom<unknown>(null, { __typename: 'Loan', id: loans[0] }),
      other: fc.constant(1),
    },
    { requiredKeys: [] },
  );
  return fc.oneof(
    { weight: 9, arbitrary: good },
    {
      weight: 1,
      arbitrary: fc.tuple(good, spoiled).map(([most, some]): Record<string, unknown> => ({ ...most, ...some })),
    },
  );
}

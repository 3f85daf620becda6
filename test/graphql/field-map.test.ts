import {
  GraphQLObjectType,
  getNamedType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Field, FieldKind } from '../../src/domain/record/field.js';
import { CODE_FIELDS, FIELD_MAP } from '../../src/domain/record/field-map.js';
import { OTHER_NAMES } from '../../src/domain/record/other-names.js';
import { SPELLINGS } from '../../src/domain/record/spelling.js';
import { all } from '../../src/features/access.js';
import { permissions } from '../../src/features/permissions.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';

const { schema } = await buildGraph({ authDirectives: false });

const TYPE_OF_KIND: Record<Exclude<FieldKind, keyof typeof SPELLINGS>, string> = {
  amount: 'Decimal',
  amountNumber: 'Decimal',
  rate: 'Percent',
  rateNumber: 'Percent',
  fraction: 'Fraction',
  fractionNumber: 'Fraction',
  number: 'Decimal',
  blockNumber: 'Decimal',
  count: 'Int',
  countNumber: 'Int',
  date: 'Date',
  digitsDate: 'Date',
  timestamp: 'DateTime',
  epochMillis: 'DateTime',
  text: 'String',
  decision: 'Decision',
  offer: 'String',
  fee: 'String',
  reason: 'String',
  reasonCodes: '[ReasonCode!]',
  scalar: 'String',
  csv: 'String',
  pdf: 'String',
  flag: 'Boolean',
  texts: '[String!]',
  opaqueList: '[String!]',
  payments: '[JSONObject!]',
  attributes: 'JSONObject',
};

/** Enums whose own name other graphs have too. */
const ENUM_OF_KIND: Partial<Record<string, string>> = {
  PaymentFrequency: 'LoanPaymentFrequency',
  PaymentStatus: 'LoanPaymentStatus',
  RiskRating: 'LoanRiskRating',
};

interface Found {
  readonly type: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
}

/** The type and field at the end of a path such as `Loan.autoLoan.ltv`. */
function fieldAt(path: string): Found | undefined {
  const [root = '', ...steps] = path.split('.');
  let at: Found | undefined;
  let named: unknown = schema.getType(root);
  for (const step of steps) {
    if (!(named instanceof GraphQLObjectType)) return undefined;
    const field = named.getFields()[step];
    if (!field) return undefined;
    at = { type: named, field };
    named = getNamedType(field.type);
  }
  return at;
}

/** Ids are text in the record, and a loan's APR is a fraction there. */
function typeOfField({ graphql, kind }: Pick<Field, 'graphql' | 'kind'>): string {
  if (kind in SPELLINGS) return ENUM_OF_KIND[kind] ?? kind;
  if (kind === 'text' && graphql.endsWith('Id')) return 'ID';
  return graphql.endsWith('Percent') ? 'Percent' : TYPE_OF_KIND[kind as keyof typeof TYPE_OF_KIND];
}

const withoutBang = (type: GraphQLOutputType) => (isNonNullType(type) ? type.ofType : type);

describe('every field of the specification is in the graph', () => {
  it.each([...FIELD_MAP, ...CODE_FIELDS])('$path at $graphql', ({ graphql, kind, classes, required }) => {
    const found = fieldAt(graphql);
    expect(found).toBeDefined();
    const { type, field } = found!;
    expect(String(withoutBang(field.type))).toBe(typeOfField({ graphql, kind }));
    expect(isNonNullType(field.type)).toBe(classes[0] === 'PUBLIC' && required === 'always');
    expect(permissions[type.name]?.[field.name]).toEqual(all(...classes));
  });
});

describe('values that come with their parent', () => {
  const parts = FIELD_MAP.filter(
    ({ stored, graphql }) => /^(application|risk|underwriting)\./.test(stored) && !graphql.startsWith('Loan.'),
  );

  it.each(parts)('$graphql costs no resolver of its own', ({ graphql }) => {
    expect(fieldAt(graphql)?.field.resolve).toBeUndefined();
  });

  it('come in lists where the record has lists', () => {
    for (const path of ['RiskAssessment.loanTerms', 'Underwriting.deals']) {
      expect(isListType(fieldAt(path)?.field.type)).toBe(true);
    }
  });
});

describe('a fact has one field', () => {
  const useOf = (field: Found['field'] | undefined) =>
    /^v2 name\. Use `([^`]+)`\. /.exec(field?.description ?? '')?.[1];

  it.each(Object.entries(OTHER_NAMES))('%s is another name of %s', (name, use) => {
    expect(useOf(fieldAt(name)?.field)).toBe(use);
    expect(fieldAt(`Loan.${use}`)).toBeDefined();
  });

  it('no other field says so', () => {
    const named = FIELD_MAP.filter(({ graphql }) => useOf(fieldAt(graphql)?.field) !== undefined);
    expect(named.map(({ graphql }) => graphql).toSorted()).toEqual(Object.keys(OTHER_NAMES).toSorted());
  });
});

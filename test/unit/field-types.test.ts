import { getNamedType, isInputObjectType, isObjectType, type GraphQLField, type GraphQLInputField } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../src/gateway/graph/schema.js';

const { schema } = await buildGraph({ authDirectives: false });

interface Place {
  readonly place: string;
  readonly name: string;
  readonly scalar: string;
  readonly description: string;
}

const placeOf = (
  type: string,
  { name, type: of, description }: GraphQLField<unknown, unknown> | GraphQLInputField,
): Place => ({
  place: `${type}.${name}`,
  name,
  scalar: getNamedType(of).name,
  description: description ?? '',
});

const fields = Object.values(schema.getTypeMap()).flatMap((type): Place[] => {
  if (type.name.startsWith('_')) return [];
  if (isObjectType(type)) return Object.values(type.getFields()).map((field) => placeOf(type.name, field));
  return isInputObjectType(type) ? Object.values(type.getFields()).map((field) => placeOf(type.name, field)) : [];
});

const placesOf = (chosen: readonly Place[]) => chosen.map(({ place }) => place);

describe('units', () => {
  it('a figure that is described in percent is a Percent, one as a fraction a Fraction', () => {
    const figures = fields.filter(({ scalar }) => ['Decimal', 'Percent', 'Fraction'].includes(scalar));
    const inPercent = figures.filter(({ description }) => /in percent\b|percentage points/i.test(description));
    const asFraction = figures.filter(({ description }) => /as a fraction\b/.test(description));
    expect(placesOf(inPercent.filter(({ scalar }) => scalar !== 'Percent'))).toEqual([]);
    expect(placesOf(asFraction.filter(({ scalar }) => scalar !== 'Fraction'))).toEqual([]);
    expect([inPercent.length > 20, asFraction.length > 20]).toEqual([true, true]);
  });

  it('no rate, yield, ratio or probability is a plain Decimal', () => {
    const named = /(rate|rates|yield|irr|ltv|pti|dti|percent|prob|probability)$/i;
    const plain = fields.filter(({ name, scalar }) => scalar === 'Decimal' && named.test(name));
    expect(placesOf(plain)).toEqual([]);
  });

  it('a name with Percent is in percent', () => {
    const named = fields.filter(({ name }) => /Percent\b|^percent/.test(name));
    expect(placesOf(named.filter(({ scalar }) => scalar !== 'Percent'))).toEqual([]);
  });
});

describe('ids', () => {
  it('are IDs in outputs and inputs', () => {
    const named = fields.filter(({ name, scalar }) => /(^id|^ids|[a-z]Ids?)$/.test(name) && scalar !== 'ID');
    expect(placesOf(named)).toEqual([]);
  });
});

import fc from 'fast-check';
import {
  getNamedType,
  isLeafType,
  isObjectType,
  isUnionType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { AskedWith } from './asked-with.js';

export type Directive =
  | ''
  | '@skip(if: $yes)'
  | '@include(if: $no)'
  | '@include(if: true)'
  | '@skip(if: $no) @include(if: $yes)';

export type Selection = FieldSelection | FragmentSelection | { readonly kind: 'TYPENAME'; readonly alias: string };

export interface FieldSelection {
  readonly kind: 'FIELD';
  readonly name: string;
  readonly isAliased: boolean;
  /** Which of the texts that the field is asked with. */
  readonly asked: number;
  readonly directive: Directive;
  readonly below: readonly Selection[];
}

export interface FragmentSelection {
  readonly kind: 'INLINE' | 'NAMED' | 'NAMED_TWICE';
  /** Without, where an inline fragment does not say. */
  readonly on: string | undefined;
  readonly directive: Directive;
  readonly below: readonly Selection[];
}

export interface Choice {
  readonly schema: GraphQLSchema;
  readonly askedWith: AskedWith;
  readonly isChosen: (coordinate: string) => boolean;
}

const directive: fc.Arbitrary<Directive> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Directive>('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Directive>(
      '@skip(if: $yes)',
      '@include(if: $no)',
      '@include(if: true)',
      '@skip(if: $no) @include(if: $yes)',
    ),
  },
);

const typename: fc.Arbitrary<Selection> = fc.record({
  kind: fc.constant('TYPENAME' as const),
  alias: fc.constantFrom('', 'k_type: '),
});

/** Selections of any type, down to a depth, of the fields that are chosen. */
export function anySelection({ schema, askedWith, isChosen }: Choice) {
  const made = new Map<string, fc.Arbitrary<readonly Selection[]>>();

  const selections = (type: GraphQLObjectType, depth: number): fc.Arbitrary<readonly Selection[]> => {
    const key = `${type.name} ${depth}`;
    const known = made.get(key) ?? fc.array(oneOf(type, depth), { minLength: 1, maxLength: 4 });
    made.set(key, known);
    return known;
  };

  const oneOf = (type: GraphQLObjectType, depth: number): fc.Arbitrary<Selection> => {
    const fields = Object.values(type.getFields()).filter(({ name }) => isChosen(`${type.name}.${name}`));
    const isPlain = ({ name, type: given }: (typeof fields)[number]) =>
      isLeafType(getNamedType(given)) && !askedWith[`${type.name}.${name}`];
    const plain = fields.filter(isPlain).map(({ name }) => name);
    const others = depth > 0 ? fields.filter((field) => !isPlain(field)) : [];
    const inner = fc.constant(0).chain(() => selections(type, depth - 1));
    return fc.oneof(
      { weight: 1, arbitrary: typename },
      ...(plain.length > 0 ? [{ weight: 6, arbitrary: fieldOf(fc.constantFrom(...plain)) }] : []),
      ...(others.length > 0
        ? [{ weight: 6, arbitrary: fc.constantFrom(...others).chain((field) => composite(type, field.name, depth)) }]
        : []),
      ...(depth > 0 ? [{ weight: 2, arbitrary: fragmentOf(type, inner) }] : []),
    );
  };

  const composite = (type: GraphQLObjectType, name: string, depth: number) => {
    const field = type.getFields()[name];
    const of = getNamedType(field?.type);
    const below = isObjectType(of) ? selections(of, depth - 1) : fc.constant([]);
    const texts = askedWith[`${type.name}.${name}`]?.length ?? 1;
    return fieldOf(fc.constant(name), below, fc.nat(texts - 1));
  };

  const fragmentOf = (type: GraphQLObjectType, below: fc.Arbitrary<readonly Selection[]>): fc.Arbitrary<Selection> => {
    const unions = Object.values(schema.getTypeMap()).filter(
      (one) => isUnionType(one) && one.getTypes().some((member) => member === type),
    );
    return fc
      .record({
        kind: fc.constantFrom('INLINE', 'INLINE', 'NAMED', 'NAMED_TWICE'),
        isBare: fc.boolean(),
        union: fc.constantFrom(undefined, ...unions.map(({ name }) => name)),
        directive,
        below,
      })
      .map(({ kind, isBare, union, directive: said, below: inside }): Selection => {
        const one = {
          kind,
          on: kind === 'INLINE' && isBare ? undefined : type.name,
          directive: said,
          below: inside,
        } as const;
        return union ? { kind: 'INLINE', on: union, directive: '', below: [{ ...one, on: type.name }] } : one;
      });
  };

  return selections;
}

export const fieldOf = (
  name: fc.Arbitrary<string>,
  below: fc.Arbitrary<readonly Selection[]> = fc.constant([]),
  asked: fc.Arbitrary<number> = fc.constant(0),
): fc.Arbitrary<Selection> =>
  fc.record({ kind: fc.constant('FIELD' as const), name, isAliased: fc.boolean(), asked, directive, below });

import type { GraphQLScalarType } from 'graphql';
import { ID, Int } from 'type-graphql';
import type { FieldKind } from '../../domain/record/field.js';
import { DateScalar, DecimalScalar, FractionScalar, PercentScalar } from '../../platform/scalars/scalars.js';

type Scalar = GraphQLScalarType | StringConstructor | BooleanConstructor;

const SCALARS: Partial<Record<FieldKind, Scalar>> = {
  amount: DecimalScalar,
  amountNumber: DecimalScalar,
  blockNumber: DecimalScalar,
  number: DecimalScalar,
  rate: PercentScalar,
  rateNumber: PercentScalar,
  fraction: FractionScalar,
  fractionNumber: FractionScalar,
  count: Int,
  digitsDate: DateScalar,
  flag: Boolean,
};

/** The scalar by which inputs take a field of the record. */
export const scalarOf = (name: string, kind: FieldKind): Scalar =>
  name.endsWith('Id') ? ID : (SCALARS[kind] ?? String);

import type { GraphQLScalarType } from 'graphql';
import { Field, InputType, Int, type ClassType } from 'type-graphql';
import type { FieldKind } from '../../domain/record/field-kind.js';
import type { JsonObject } from '../../domain/record/json.js';
import { fieldsBelow } from '../../domain/record/write-group.js';
import { DateScalar, DecimalScalar } from '../scalars.js';

type Scalar = GraphQLScalarType | StringConstructor | BooleanConstructor;

function scalarOf(kind: FieldKind): () => Scalar {
  switch (kind) {
    case 'count':
      return () => Int;
    case 'flag':
      return () => Boolean;
    case 'digitsDate':
      return () => DateScalar;
    case 'amount':
    case 'amountNumber':
    case 'rate':
    case 'fraction':
      return () => DecimalScalar;
    default:
      return () => String;
  }
}

/** An input with the fields of one group of the record, named and typed as the graph shows them. */
export function recordInput(name: string, description: string, group: string): ClassType<JsonObject> {
  @InputType(name, { description })
  class RecordInput {}
  for (const field of fieldsBelow(group)) {
    const options = { nullable: true, description: `\`${field.member}\` of the record; see \`${field.graphql}\`.` };
    Field(scalarOf(field.kind), options)(RecordInput.prototype, field.name);
  }
  return RecordInput as ClassType<JsonObject>;
}

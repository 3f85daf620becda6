import { GraphQLError, Kind, type FieldNode, type GraphQLField, type ValueNode } from 'graphql';
import { Extensions } from 'type-graphql';
import { mapInTurns } from '../runtime/in-turns.js';
import { asError } from './written-values.js';
import type { FieldPlan } from './operation.js';
import type { Variables } from './selected-field.js';

/** Looks at the arguments of a field alone. Throws `badArgument` for one that can't be carried out. */
export type ArgumentCheck = (args: never) => void;

/** Checks a field's arguments before anything of an operation runs: one that is invalid costs no other field its value. */
export const CheckArguments =
  (...checks: readonly ArgumentCheck[]): MethodDecorator =>
  (prototype, name, method) => {
    Extensions({ argumentChecks: checks })(prototype, name, method);
  };

export const argumentChecksOf = ({ extensions }: GraphQLField<unknown, unknown>): readonly ArgumentCheck[] =>
  (extensions.argumentChecks as readonly ArgumentCheck[] | undefined) ?? [];

/**
 * What is wrong with the arguments of these fields, each where the document has it. Many fields may have one large variable, and
 * each makes arguments of it.
 */
export async function argumentFaults(fields: readonly FieldPlan[], variables: Variables): Promise<GraphQLError[]> {
  // A field of an interface is planned for each type.
  const each = new Map<FieldNode, FieldPlan>();
  for (const field of fields) if (!each.has(field.field.nodes[0])) each.set(field.field.nodes[0], field);
  const faults = await mapInTurns([...each], ([node, field]) => {
    const fault = faultOf(field, variables);
    return fault && located(fault, field, node);
  });
  return faults.filter((fault) => fault !== undefined);
}

function faultOf({ field, argumentsOf }: FieldPlan, variables: Variables): GraphQLError | undefined {
  try {
    const args = argumentsOf(variables) as never;
    for (const check of argumentChecksOf(field.definition)) check(args);
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw asError(error);
  }
}

/** Points at the value in the document, and names the variable that it is. graphql-js has done so for a null that may not be. */
function located(fault: GraphQLError, { field }: FieldPlan, node: FieldNode): GraphQLError {
  const { argument } = fault.extensions;
  if (typeof argument !== 'string')
    return new GraphQLError(fault.message, {
      nodes: fault.nodes ?? node,
      extensions: { code: 'BAD_USER_INPUT', ...fault.extensions },
    });
  const at = valueAt(node, argument);
  const variable = at?.kind === Kind.VARIABLE ? { variable: at.name.value } : {};
  return new GraphQLError(fault.message, {
    nodes: at ?? node,
    extensions: { ...fault.extensions, field: `${field.parent.name}.${field.name}`, ...variable },
  });
}

/** The value of `first` or `filter.or[1].grade`, or the variable that holds it. */
function valueAt(node: FieldNode, path: string): ValueNode | undefined {
  const [name, ...steps] = path.split(/[.[\]]+/).filter((step) => step !== '');
  let value = node.arguments?.find((each) => each.name.value === name)?.value;
  for (const step of steps) {
    const below = value && memberOf(value, step);
    if (!below) break;
    value = below;
  }
  return value;
}

function memberOf(value: ValueNode, step: string): ValueNode | undefined {
  if (value.kind === Kind.OBJECT) return value.fields.find((field) => field.name.value === step)?.value;
  return value.kind === Kind.LIST ? value.values[Number(step)] : undefined;
}

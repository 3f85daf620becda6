import {
  type GraphQLInputType,
  type GraphQLNamedInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

/** A JSON Schema, 2020-12. */
type JsonSchema = Record<string, unknown>;

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  JSONObject: { type: 'object' },
};

/** The variables of an operation as JSON Schema. Values that may be null are left out instead. */
export function inputSchema(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  const variables = variableDefinitions.map(({ variable, type, defaultValue }) => {
    const found = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
    if (!found) throw new Error(`The schema does not have the type of $${variable.name.value}`);
    return { name: variable.name.value, type: found, isRequired: isNonNullType(found) && defaultValue === undefined };
  });
  const properties = variables.map(({ name, type }) => [name, schemaOf(type, definitions)] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: variables.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    additionalProperties: false,
    ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
  };
}

function schemaOf(type: GraphQLInputType, definitions: Record<string, JsonSchema>): JsonSchema {
  if (isNonNullType(type)) return schemaOf(type.ofType, definitions);
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType, definitions) };
  return named(type, definitions);
}

function named(type: GraphQLNamedInputType, definitions: Record<string, JsonSchema>): JsonSchema {
  const described = type.description ? { description: type.description } : {};
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name), ...described };
  if (!isInputObjectType(type)) return { ...(SCALARS[type.name] ?? { type: 'string' }), ...described };
  if (!(type.name in definitions)) {
    // Before its members, which may be filters of the same type.
    const own: JsonSchema = (definitions[type.name] = {});
    const fields = Object.values(type.getFields());
    Object.assign(own, {
      type: 'object',
      ...described,
      properties: Object.fromEntries(
        fields.map((field) => [
          field.name,
          { ...schemaOf(field.type, definitions), ...(field.description && { description: field.description }) },
        ]),
      ),
      required: fields
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map(({ name }) => name),
      additionalProperties: false,
    });
  }
  return { $ref: `#/$defs/${type.name}` };
}

import { execute, GraphQLError } from 'graphql';
import { inSpan } from '../app/in-span.js';
import { writeDisclosures } from './audit/write-disclosures.js';
import { capErrors } from './cap-errors.js';
import type { GraphContext } from './context.js';
import type { Answer, Operation, WrittenAnswer } from './operation.js';
import type { Graph } from './schema.js';

/** An answer for edges that go on working with its data. */
export const executeOperation = (
  graph: Graph,
  operation: Operation,
  context: GraphContext,
  rootValue?: unknown,
): Promise<Answer> => audited(graph, operation, context, () => carryOut(graph, operation, context, rootValue));

/** An answer for edges that send it, written already where a plan has it. */
export const writeAnswer = (
  graph: Graph,
  operation: Operation,
  context: GraphContext,
): Promise<Answer | WrittenAnswer> =>
  audited<Answer | WrittenAnswer>(graph, operation, context, async () => {
    const written = await graph.runPlanned(operation, context);
    return written ? { written } : carryOut(graph, operation, context);
  });

/** By the schema that this viewer may see. A plan knows the rules itself, so that schema may not be made yet. */
const carryOut = (
  { schemaFor }: Graph,
  { document, operationName, variables }: Operation,
  context: GraphContext,
  rootValue?: unknown,
) =>
  execute({
    schema: schemaFor(context.viewer?.scopes),
    document,
    rootValue,
    contextValue: context,
    variableValues: variables,
    operationName,
  }) as Answer | Promise<Answer>;

/** The one way to an answer, for every edge: what the audit log does not take does not leave. */
async function audited<Made extends Answer | WrittenAnswer>(
  { schema }: Graph,
  { document, operationName }: Operation,
  context: GraphContext,
  make: () => Made | Promise<Made>,
): Promise<Made | Answer> {
  const answer = await inSpan('execute', async () => make());
  try {
    await inSpan('audit', () => writeDisclosures({ schema, document, operationName }, context));
  } catch (error) {
    return { data: null, errors: [withheld(error)] };
  }
  if (!answer.errors) return answer;
  return { ...answer, errors: capErrors(answer.errors, answer.data != null) };
}

const withheld = (error: unknown) =>
  new GraphQLError('The audit log does not take entries, so the answer is withheld: try again shortly', {
    originalError: error instanceof Error ? error : undefined,
    extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503 } },
  });

import { execute, GraphQLError } from 'graphql';
import { inSpan } from '../app/in-span.js';
import { writeDisclosures } from './audit/write-disclosures.js';
import { capErrors } from './cap-errors.js';
import type { GraphContext } from './context.js';
import type { Answer, Operation, WrittenAnswer } from './operation.js';
import type { Graph } from './schema.js';

/** An answer for edges that go on working with its data. */
export async function executeOperation(
  graph: Graph,
  operation: Operation,
  context: GraphContext,
  rootValue?: unknown,
): Promise<Answer> {
  const answer = await writeAnswer(graph, operation, context, rootValue);
  return 'written' in answer ? { data: answer.written.parse() } : answer;
}

/**
 * The one way to an answer, for every edge: the schema that this viewer may see, then the audit log. What the log does
 * not take does not leave.
 */
export async function writeAnswer(
  { schema, schemaFor, runPlanned }: Graph,
  operation: Operation,
  context: GraphContext,
  rootValue?: unknown,
): Promise<Answer | WrittenAnswer> {
  const { document, operationName, variables } = operation;
  // Made for the first request of its scopes, unless a plan answers it: plans know the rules already.
  const carryOut = () =>
    execute({
      schema: schemaFor(context.viewer?.scopes),
      document,
      rootValue,
      contextValue: context,
      variableValues: variables,
      operationName,
    }) as Answer;
  const answer = await inSpan('execute', async (): Promise<Answer | WrittenAnswer> => {
    const written = rootValue === undefined ? await runPlanned(operation, context) : undefined;
    return written === undefined ? carryOut() : { written };
  });
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

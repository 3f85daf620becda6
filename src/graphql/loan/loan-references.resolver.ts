import { Field, ID, InputType, Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import {
  REFERENCE_FIELDS,
  REFERENCE_NAMES,
  type LoanReferences,
  type ReferenceName,
} from '../../domain/loan/references.js';
import type { FieldKind } from '../../domain/record/field.js';
import { LOAN_DETAILS_FIELDS } from '../../domain/record/loan-details-fields.js';
import { Tagged } from '../guard/tags.js';
import { answer } from '../refusal/refusal.type.js';
import { callerOf, type GraphContext } from '../request/context.js';
import { CommandInput } from '../shared/command.enum.js';
import { DecimalScalar } from '../shared/scalars.js';
import { LoanCommandResult, LoanUpdated } from './loan-answer.js';

const FIGURES: ReadonlySet<FieldKind> = new Set<FieldKind>(['rate', 'fraction', 'number', 'blockNumber']);

/** Each reference as a field of an input, named as the graph shows it. */
function addReferences(prototype: object): void {
  for (const name of REFERENCE_NAMES) {
    const field = LOAN_DETAILS_FIELDS.find(({ path }) => path === `loanDetails.${REFERENCE_FIELDS[name]}`);
    if (!field) throw new TypeError(`There is no ${REFERENCE_FIELDS[name]}`);
    const description = `\`${field.path}\` of the record; see \`${field.graphql}\`.`;
    Field(() => (FIGURES.has(field.kind) ? DecimalScalar : String), { nullable: true, description })(prototype, name);
    Tagged(field.classes)(prototype, name);
  }
}

@InputType({
  description: 'What nothing computes of a loan: addresses, servicers, digests, figures of an outside engine.',
})
export class LoanReferencesInput {}
addReferences(LoanReferencesInput.prototype);

@InputType({ description: 'What is said anew of a loan. What is left out stays; an empty text takes a value away.' })
class UpdateLoanReferencesInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason?: string | null;
}
addReferences(UpdateLoanReferencesInput.prototype);

/** The same, as the use cases know it. */
export const referencesOf = (input: object): LoanReferences => {
  const said = input as Readonly<Partial<Record<ReferenceName, string | null>>>;
  return Object.fromEntries(REFERENCE_NAMES.map((name) => [name, said[name]]));
};

@Resolver()
export class LoanReferencesResolver {
  @Mutation(() => LoanCommandResult, {
    description: 'Says what nothing computes of a loan: addresses, servicers, digests, figures of an outside engine.',
  })
  async updateLoanReferences(
    @Arg('input', () => UpdateLoanReferencesInput, { description: 'Which loan, and what.' })
    input: UpdateLoanReferencesInput,
    @Ctx() context: GraphContext,
  ) {
    const { idempotencyKey, loanId, reason } = input;
    const command = { idempotencyKey, loanId, reason, ...referencesOf(input) };
    return answer(LoanUpdated, await context.services.commands.updateLoanReferences(callerOf(context), command));
  }
}

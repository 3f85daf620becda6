import { Field, ObjectType, Resolver } from 'type-graphql';
import type { LoanView } from '../../app/ports/loan-reader.js';
import { mapInTurns } from '../../app/runtime/in-turns.js';
import type { Hold, HoldKind } from '../../domain/hold/hold.js';
import { BatchField } from '../execution/batch-field.js';
import { Loan } from '../loan/loan.type.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { type Command, CommandEnum } from '../shared/command.enum.js';
import { DecimalScalar, enumOf } from '../shared/scalars.js';
import { HoldKindEnum } from '../shared/types.js';
import { noteHolds } from './hold.inputs.js';
import { allowedOn, viewerCommands, type Because, type CommandedLoan } from './viewer-commands.js';

const BecauseEnum = enumOf<Because>('CommandObstacle', 'What stands against a command, the first of several.', {
  SCOPE: 'The viewer may not give it.',
  STATE: 'The state of the loan or of its lien does not allow it.',
  HOLD: 'A hold forbids it.',
  LIMIT: 'It is never one client’s doing: another one must approve it.',
});

@ObjectType({ simpleResolvers: true, description: 'A command on a loan, as far as this viewer may give it.' })
export class ViewerCommand {
  @Field(() => CommandEnum, { description: 'The command, named as its mutation.' })
  command: Command;

  @Field(() => Boolean, { description: 'Whether this viewer may give it now.' })
  allowed: boolean;

  @Field(() => BecauseEnum, { nullable: true, description: 'Why not; null when it is allowed.' })
  because: Because | null;

  @Field(() => String, { nullable: true, description: 'The same in words.' })
  message: string | null;

  @Field(() => [HoldKindEnum], {
    description: 'Kinds of the holds that forbid it, as far as the viewer may know of them.',
  })
  holds: HoldKind[];

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'How much this viewer may do by it alone; above it another client must approve. Null where there is no limit.',
  })
  limit: string | null;
}

/** One whose kind was erased has none to tell. */
const kindsOf = (holds: readonly Hold[]): HoldKind[] => holds.flatMap(({ kind }) => kind ?? []);

async function commandedLoans(loans: readonly LoanView[], { loaders }: GraphContext): Promise<CommandedLoan[]> {
  const holds = await loaders.heldLoans.loadAll(loans.map(({ id }) => id));
  return loans.map(({ loanStatus, encumberedStatus }, index) => ({
    loanStatus: loanStatus ?? 'CREATED',
    encumberedStatus: encumberedStatus ?? null,
    holds: holds[index] ?? [],
  }));
}

@Resolver(() => Loan)
export class LoanCommandsResolver {
  @BatchField(() => [CommandEnum], {
    description:
      'The commands that the state of the loan and of its lien allow and no hold forbids that the viewer may know of, ' +
      'named as their mutations.',
  })
  async allowedCommands(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const today = context.services.businessDate();
    return mapInTurns(await commandedLoans(loans, context), (loan) => allowedOn(loan, viewerOf(context), today));
  }

  @BatchField(() => [ViewerCommand], {
    description: 'Every command on the loan: whether this viewer may give it now, and what stands against it.',
  })
  async viewerCommands(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const today = context.services.businessDate();
    const viewer = viewerOf(context);
    return mapInTurns(await commandedLoans(loans, context), (loan) => {
      const commands = viewerCommands(loan, viewer, today, context.services.adjustmentLimits);
      noteHolds(
        commands.flatMap(({ holds }) => holds),
        context,
      );
      return commands.map(({ holds, limit, ...one }): ViewerCommand => ({
        ...one,
        holds: kindsOf(holds),
        limit: limit?.toFixed(2) ?? null,
      }));
    });
  }
}

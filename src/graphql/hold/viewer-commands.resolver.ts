import { Field, ObjectType, Resolver } from 'type-graphql';
import type { Viewer } from '../../domain/access/viewer.js';
import { type AdjustmentLimits, isAdjustmentCommand, limitFor } from '../../domain/adjustment/policy.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { LienState } from '../../domain/collateral/collateral.js';
import type { Hold, HoldKind } from '../../domain/hold/hold.js';
import { holdsAgainst, seesHold } from '../../domain/hold/hold-effects.js';
import { holdMessage, commandsInState, GIVEN_COMMANDS, type GivenCommand } from '../../domain/loan/given-commands.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import type { Decimal } from '../../domain/money.js';
import { isGranted, scopesOf } from '../guard/access.js';
import { accessTo } from '../guard/told-commands.js';
import type { LoanView } from '../../app/ports/loan-reader.js';
import { mapInTurns } from '../../app/runtime/in-turns.js';
import { BatchField } from '../execution/batch-field.js';
import { Loan } from '../loan/loan.type.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { type Command, CommandEnum } from '../shared/command.enum.js';
import { DecimalScalar, enumOf } from '../shared/scalars.js';
import { HoldKindEnum } from '../shared/types.js';
import { noteHolds } from './hold.inputs.js';

/** A loan as far as it decides what may be done to it. */
export interface CommandedLoan {
  readonly loanStatus: LoanState;
  readonly encumberedStatus: LienState | null;
  /** All of them, also those that the viewer may not know of. */
  readonly holds: readonly Hold[];
}

interface Asked extends CommandedLoan {
  readonly command: GivenCommand;
  readonly viewer: Viewer;
  readonly today: BusinessDate;
  readonly limits: AdjustmentLimits;
}

const limitOf = ({ command, viewer: { role }, limits }: Asked): Decimal | undefined =>
  isAdjustmentCommand(command) ? limitFor(role, command, limits) : undefined;

interface Obstacle {
  readonly message: string;
  readonly holds?: readonly Hold[];
}

/**
 * What may stand against a command, in the order in which it is told. What the viewer may never do comes first, so that
 * nothing else is said of it; a hold that the viewer may not know of is told as it is when the command is refused. Another
 * obstacle is another line.
 */
const OBSTACLES = {
  SCOPE: ({ command, viewer: { scopes } }: Asked): Obstacle | undefined => {
    const access = accessTo('Mutation', command);
    if (isGranted(access, scopes)) return undefined;
    return { message: `It takes ${scopesOf(access).join(' and ')}` };
  },
  STATE: ({ command, loanStatus, encumberedStatus }: Asked): Obstacle | undefined =>
    commandsInState(loanStatus, encumberedStatus).includes(command)
      ? undefined
      : { message: `Not allowed with the loan in ${loanStatus} and its lien in ${encumberedStatus ?? 'PENDING'}` },
  HOLD: ({ command, holds, viewer: { scopes }, today }: Asked): Obstacle | undefined => {
    const against = holdsAgainst(holds, command, today);
    const named = against.filter(({ kind }) => seesHold(scopes, kind));
    return against.length === 0 ? undefined : { message: holdMessage(command, named), holds: named };
  },
  LIMIT: (asked: Asked): Obstacle | undefined =>
    limitOf(asked)?.isZero() === true ? { message: 'It takes another client: ask by requestApproval' } : undefined,
} as const satisfies Readonly<Record<string, (asked: Asked) => Obstacle | undefined>>;

export type Because = keyof typeof OBSTACLES;

export interface GivenToViewer {
  readonly command: GivenCommand;
  readonly allowed: boolean;
  readonly because: Because | null;
  readonly message: string | null;
  readonly holds: readonly Hold[];
  /** What this viewer may do by it without another client. */
  readonly limit: Decimal | undefined;
}

/** Given for a payment, which has `allowedCommands` of its own. */
const ON_PAYMENTS: ReadonlySet<string> = new Set<GivenCommand>([
  'cancelRepayment',
  'cancelScheduledPayment',
  'markRepaymentSent',
]);

const COMMANDS = GIVEN_COMMANDS.filter((command) => !ON_PAYMENTS.has(command));

/** Every command on a loan: whether this viewer may give it now, or what stands against it. */
export const viewerCommands = (
  loan: CommandedLoan,
  viewer: Viewer,
  today: BusinessDate,
  limits: AdjustmentLimits,
): GivenToViewer[] =>
  COMMANDS.map((command) => {
    const asked = { ...loan, command, viewer, today, limits };
    const limit = limitOf(asked);
    for (const because of Object.keys(OBSTACLES) as Because[]) {
      const obstacle = OBSTACLES[because](asked);
      if (obstacle) {
        const { message, holds = [] } = obstacle;
        return { command, allowed: false, because, message, holds, limit };
      }
    }
    return { command, allowed: true, because: null, message: null, holds: [], limit };
  });

/** What the states allow, and no hold that the viewer may know of forbids. */
export const allowedOn = (
  { loanStatus, encumberedStatus, holds }: CommandedLoan,
  { scopes }: Viewer,
  today: BusinessDate,
): GivenCommand[] => {
  const seen = holds.filter(({ kind }) => seesHold(scopes, kind));
  return commandsInState(loanStatus, encumberedStatus).filter(
    (command) => holdsAgainst(seen, command, today).length === 0,
  );
};

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

import { Field, ObjectType, Resolver } from 'type-graphql';
import type { Viewer } from '../../domain/access/viewer.js';
import { type AdjustmentLimits, isAdjustmentCommand, limitFor } from '../../domain/adjustment/policy.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { LienState } from '../../domain/collateral/collateral.js';
import type { Hold, HoldKind } from '../../domain/hold/hold.js';
import { holdsAgainst, seesHold } from '../../domain/hold/hold-effects.js';
import { holdMessage } from '../../domain/hold/hold-effects.js';
import type { LoanRules } from '../command/declaration.js';
import { offeredOnLoans } from '../command/registry.js';
import { isAllowed } from '../loan/loan-rules.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import type { Decimal } from '../../domain/money.js';
import { scopesOf } from '../access.js';
import { guard } from '../guard.js';
import { accessTo } from '../command/hidden-commands.js';
import type { LoanView } from '../loan/loan-reader.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { mapInTurns } from '../../platform/runtime/in-turns.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { Loan } from '../loan/loan.type.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { type CommandName, CommandEnum } from '../command/command.enum.js';
import { DecimalScalar, enumOf } from '../../platform/scalars/scalars.js';
import { HoldKindEnum } from '../command/shared-types.js';
import { agreedDelays } from './agreed-delays.js';
import { noteHolds } from './hold.inputs.js';
import { allHoldsOfLoan } from './hold.loaders.js';

/** A loan as far as it decides what may be done to it. */
export interface CommandedLoan {
  readonly loanStatus: LoanState;
  readonly encumberedStatus: LienState | null;
  /** All of them, also those that the viewer may not know of. */
  readonly holds: readonly Hold[];
}

interface Asked extends CommandedLoan {
  /** The promise or the deferral that blocks some commands, in words. */
  readonly delay?: string | undefined;
  readonly rules: LoanRules;
  readonly viewer: Viewer;
  readonly today: BusinessDate;
  readonly limits: AdjustmentLimits;
}

const limitOf = ({ rules: { name }, viewer: { role }, limits }: Asked): Decimal | undefined =>
  isAdjustmentCommand(name) ? limitFor(role, name, limits) : undefined;

interface Obstacle {
  /** Put into words only when it is selected. */
  readonly message: () => string;
  readonly holds?: readonly Hold[];
}

/**
 * What may stand against a command, in the order in which it is told. What the viewer may never do comes first, so that
 * nothing else is said of it; a hold that the viewer may not know of is told as it is when the command is refused. Another
 * obstacle is another line.
 */
const OBSTACLES = {
  SCOPE: ({ rules: { name }, viewer: { scopes } }: Asked): Obstacle | undefined => {
    if (guard.verdictsFor(scopes).sees('Mutation', name)) return undefined;
    return { message: () => `Requires the scope ${scopesOf(accessTo('Mutation', name)).join(' and ')}.` };
  },
  STATE: ({ rules, loanStatus, encumberedStatus }: Asked): Obstacle | undefined =>
    isAllowed(rules, { loanStatus, encumberedStatus })
      ? undefined
      : {
          message: () =>
            `Not allowed while the loan is ${loanStatus} and its lien is ${encumberedStatus ?? 'PENDING'}.`,
        },
  HOLD: ({ rules, holds, viewer: { scopes }, today }: Asked): Obstacle | undefined => {
    const against = holdsAgainst(holds, rules.blockedBy, today, rules.name);
    const named = against.filter(({ kind }) => seesHold(scopes, kind));
    return against.length === 0 ? undefined : { message: () => holdMessage(rules.name, named), holds: named };
  },
  DELAY: ({ rules, delay }: Asked): Obstacle | undefined =>
    rules.blockedByDelay && delay !== undefined ? { message: () => delay } : undefined,
  LIMIT: (asked: Asked): Obstacle | undefined =>
    limitOf(asked)?.isZero() === true
      ? { message: () => 'Always requires a second client. Request an approval instead.' }
      : undefined,
} as const satisfies Readonly<Record<string, (asked: Asked) => Obstacle | undefined>>;

export type Because = keyof typeof OBSTACLES;

interface GivenToViewer {
  readonly shown: ViewerCommand;
  /** The holds that it names. */
  readonly holds: readonly Hold[];
}

const OBSTACLE_NAMES = Object.keys(OBSTACLES) as Because[];

/** Every command on a loan: whether this caller can send it now, or why not. */
const commandsOf = (
  loan: CommandedLoan,
  viewer: Viewer,
  today: BusinessDate,
  limits: AdjustmentLimits,
  delay?: string,
): GivenToViewer[] =>
  offeredOnLoans().map((rules) => {
    const asked = { ...loan, rules, viewer, today, limits, delay };
    const command = rules.name;
    const limit = limitOf(asked)?.toFixed(2) ?? null;
    for (const because of OBSTACLE_NAMES) {
      const obstacle = OBSTACLES[because](asked);
      if (obstacle)
        return { shown: new RefusedCommand(command, limit, because, obstacle), holds: obstacle.holds ?? [] };
    }
    return { shown: { command, limit, allowed: true, because: null, message: null, holds: [] }, holds: [] };
  });

/** A command with what stops it; a hold whose kind was erased has none to tell. */
class RefusedCommand implements ViewerCommand {
  readonly allowed = false;
  readonly holds: HoldKind[];

  constructor(
    readonly command: CommandName,
    readonly limit: string | null,
    readonly because: Because,
    private readonly obstacle: Obstacle,
  ) {
    this.holds = (obstacle.holds ?? []).flatMap(({ kind }) => kind ?? []);
  }

  get message(): string {
    return this.obstacle.message();
  }
}

type CommandsByStates = Map<string, readonly ViewerCommand[]>;

/** Of loans without holds, by limits and scopes: they follow from the caller's role and the two states alone. */
const withoutHolds = new WeakMap<AdjustmentLimits, WeakMap<Viewer['scopes'], CommandsByStates>>();

function commandsWithoutHolds(
  loan: CommandedLoan,
  viewer: Viewer,
  today: BusinessDate,
  limits: AdjustmentLimits,
): readonly ViewerCommand[] {
  const ofLimits = getOrCreate(withoutHolds, limits, () => new WeakMap<Viewer['scopes'], CommandsByStates>());
  const ofScopes = getOrCreate(ofLimits, viewer.scopes, (): CommandsByStates => new Map());
  return getOrCreate(ofScopes, `${viewer.role} ${loan.loanStatus} ${loan.encumberedStatus}`, () =>
    commandsOf(loan, viewer, today, limits).map(({ shown }) => shown),
  );
}

const byStates = new Map<string, readonly LoanRules[]>();

const allowedIn = ({ loanStatus, encumberedStatus }: CommandedLoan): readonly LoanRules[] =>
  getOrCreate(byStates, `${loanStatus} ${encumberedStatus}`, () =>
    offeredOnLoans().filter((rules) => isAllowed(rules, { loanStatus, encumberedStatus })),
  );

/** What the states allow, and no hold that the viewer may know of forbids. */
export const allowedOn = (loan: CommandedLoan, { scopes }: Viewer, today: BusinessDate): CommandName[] => {
  const seen = loan.holds.filter(({ kind }) => seesHold(scopes, kind));
  return allowedIn(loan)
    .filter(({ blockedBy, name }) => seen.length === 0 || holdsAgainst(seen, blockedBy, today, name).length === 0)
    .map(({ name }) => name);
};

const BecauseEnum = enumOf<Because>('CommandObstacle', 'First reason why a command is not available.', {
  SCOPE: 'The caller lacks the scope.',
  STATE: 'The loan status or lien status doesn’t allow it.',
  HOLD: 'An active hold blocks it.',
  DELAY: 'A promise to pay or a deferral blocks it, unless the borrower returns the vehicle voluntarily.',
  LIMIT: 'The command always requires approval by another client.',
});

@ObjectType({ simpleResolvers: true, description: 'A command on a loan, with its availability to the caller.' })
export class ViewerCommand {
  @Field(() => CommandEnum, { description: 'Command, named as its mutation.' })
  command: CommandName;

  @Field(() => Boolean, { description: 'Whether the caller can send the command now.' })
  allowed: boolean;

  @Field(() => BecauseEnum, { nullable: true, description: 'Why the command is not available; otherwise null.' })
  because: Because | null;

  @Field(() => String, { nullable: true, description: 'The reason in words.' })
  message: string | null;

  @Field(() => [HoldKindEnum], {
    description: 'Kinds of the active holds that block it and that the caller can see.',
  })
  holds: HoldKind[];

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount up to which the caller needs no approval; null without a limit.',
  })
  limit: string | null;
}

async function commandedLoans(loans: readonly LoanView[], context: GraphContext): Promise<CommandedLoan[]> {
  const holds = await context.loadAll(
    allHoldsOfLoan,
    loans.map(({ id }) => id),
  );
  return loans.map(({ loanStatus, encumberedStatus }, index) => ({
    loanStatus: loanStatus ?? 'CREATED',
    encumberedStatus: encumberedStatus ?? null,
    holds: holds[index] ?? [],
  }));
}

/** Only of loans of which it decides: the viewer has the scope of a command that it blocks, and the state allows it. */
async function delaysOf(loans: readonly LoanView[], commanded: readonly CommandedLoan[], context: GraphContext) {
  const { scopes } = viewerOf(context);
  const blocked = offeredOnLoans().filter(
    ({ name, blockedByDelay }) => blockedByDelay && guard.verdictsFor(scopes).sees('Mutation', name),
  );
  const asked = loans.filter((_, place) => {
    const loan = commanded[place];
    return loan && blocked.some((rules) => isAllowed(rules, loan));
  });
  return agreedDelays(
    asked.map(({ id }) => id),
    context,
  );
}

@Resolver(() => Loan)
export class LoanCommandsResolver {
  @BatchField(() => [CommandEnum], {
    description: 'Commands that the loan status, lien status and visible holds allow, named as their mutations.',
  })
  async allowedCommands(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const today = context.services.businessDate();
    return mapInTurns(await commandedLoans(loans, context), (loan) => allowedOn(loan, viewerOf(context), today));
  }

  @BatchField(() => [ViewerCommand], {
    description: 'All commands on the loan, with their availability to the caller.',
  })
  async viewerCommands(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const today = context.services.businessDate();
    const viewer = viewerOf(context);
    const limits = context.services.adjustmentLimits;
    const commanded = await commandedLoans(loans, context);
    const delays = await delaysOf(loans, commanded, context);
    return mapInTurns(commanded, (loan, place) => {
      const delay = delays.get(loans[place]?.id ?? '');
      if (loan.holds.length === 0 && delay === undefined) return commandsWithoutHolds(loan, viewer, today, limits);
      const commands = commandsOf(loan, viewer, today, limits, delay);
      noteHolds(
        commands.flatMap(({ holds }) => holds),
        context,
      );
      return commands.map(({ shown }) => shown);
    });
  }
}

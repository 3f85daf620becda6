import type { Viewer } from '../../domain/access/viewer.js';
import { type AdjustmentLimits, isAdjustmentCommand, limitFor } from '../../domain/adjustment/policy.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { LienState } from '../../domain/collateral/collateral.js';
import type { Hold } from '../../domain/hold/hold.js';
import { holdsAgainst, seesHold } from '../../domain/hold/hold-effects.js';
import { holdMessage, commandsInState, GIVEN_COMMANDS, type GivenCommand } from '../../domain/loan/given-commands.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import type { Decimal } from '../../domain/money.js';
import { isGranted, scopesOf } from '../guard/access.js';
import { accessTo } from '../guard/told-commands.js';

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

export interface ViewerCommand {
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
): ViewerCommand[] =>
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

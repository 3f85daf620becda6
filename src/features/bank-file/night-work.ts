import { type CommandNeeds } from '../command/command-needs.js';
import { type Caller } from '../command/command-call.js';
import { ROLE_SCOPES } from '../../domain/access/roles.js';
import { scopeSet, WHOLE_PORTFOLIO } from '../../domain/access/viewer.js';
import type { Result } from '../../domain/refusal.js';
import { carryOutTogether, runOnLoan, type LoanTask } from '../loan/loan-command.js';
import type { NightStore } from '../autopay/payment-stores.js';
import type { LoanRules } from '../command/declaration.js';
import { ANY_STATE } from '../loan/loan-rules.js';

export interface NightNeeds extends CommandNeeds {
  readonly night: NightStore;
}

/** The actor that draws payments and reads returns: not a client, so that its keys collide with no client's. */
export const nightCaller = (requestId: string): Caller => ({
  viewer: {
    clientId: 'payments',
    name: 'Payments',
    role: 'SERVICER',
    scopes: scopeSet(ROLE_SCOPES.SERVICER),
    portfolio: WHOLE_PORTFOLIO,
  },
  requestId,
});

/** Rules of work that no client asks for: it is recorded in any state. */
export const automatic = (name: string): LoanRules => ({
  name,
  states: ANY_STATE,
  blockedBy: [],
  offeredOn: 'LOAN',
});

/** So many loans go into one unit of work: it takes a fraction of a second, for which commands on them wait. */
const TOGETHER = 25;

/** Enough for the database to be at one while another is computed; others want units of work too. */
const AT_ONCE = 2;

/** The work on one of many loans, and the receiver of its outcome. */
export interface NightTask<T> extends LoanTask<T> {
  readonly done: (result: Result<T>) => void;
  /** What fails does not stop the others. */
  readonly failed: (error: unknown) => void;
  /** Alone: as `runOnLoan` does it, unless specified. */
  readonly alone?: () => Promise<Result<T>>;
}

/**
 * Carries out tasks, several loans in one unit of work. Loans that another process has locked, and those of a failed
 * batch, are tried once more in a batch behind all others, and then one by one: so processes share a night, and a
 * failed loan stops no other.
 */
export async function carryOutAll<T extends object>(
  needs: CommandNeeds,
  tasks: readonly NightTask<T>[],
): Promise<void> {
  let left = tasks;
  for (let round = 1; round <= 2 && left.length > 0; round += 1) {
    const undone: NightTask<T>[] = [];
    await sideBySide(batchesOf(left), async (batch) => {
      undone.push(...(await carryOutBatch(needs, batch)));
    });
    left = undone;
  }
  await sideBySide(left, (task) => carryOutAlone(needs, task));
}

const batchesOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / TOGETHER) }, (_, place) =>
    items.slice(place * TOGETHER, (place + 1) * TOGETHER),
  );

async function sideBySide<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const one = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Answers those that are still to be carried out. */
async function carryOutBatch<T extends object>(
  needs: CommandNeeds,
  batch: readonly NightTask<T>[],
): Promise<readonly NightTask<T>[]> {
  // One of each loan: the next one must see its outcome.
  const first = [...new Map(batch.toReversed().map((task) => [task.loanId, task])).values()];
  const results: ReadonlyMap<LoanTask<T>, Result<T>> = await carryOutTogether(needs, first).catch(() => new Map());
  return batch.filter((task) => {
    const result = results.get(task);
    if (!result || isInProgress(result)) return true;
    task.done(result);
    return false;
  });
}

async function carryOutAlone<T extends object>(
  needs: CommandNeeds,
  { done, failed, alone, ...task }: NightTask<T>,
): Promise<void> {
  try {
    done(await (alone?.() ?? runOnLoan(needs, task, task.loanId, task.decide)));
  } catch (error) {
    failed(error);
  }
}

export const isInProgress = (result: Result<unknown>): boolean => !result.ok && result.refusal.code === 'IN_PROGRESS';

/** How many are looked for at a time. */
export const SLICE = 500;

const MOST_NAMED = 20;

/** The others were processed; the next run continues with these. */
export class NightIncomplete extends Error {
  constructor(what: string, { count, loanIds, first }: Faults) {
    const named = `${loanIds.join(', ')}${count > loanIds.length ? ', and others' : ''}`;
    super(`${what}: ${count} failed (${first}), of loans ${named}. The others are done. Run it again`);
    this.name = 'NightIncomplete';
  }
}

interface Faults {
  readonly count: number;
  readonly loanIds: readonly string[];
  /** What an error says may hold values; its name and code do not. */
  readonly first: string;
}

/** What failed in a night, by the loans; the first of them are named. */
export function nightFaults(what: string) {
  const loanIds: string[] = [];
  let count = 0;
  let first = '';
  return {
    of:
      (loanId: string) =>
      (error: unknown): void => {
        count += 1;
        first ||= nameOf(error);
        if (loanIds.length < MOST_NAMED && !loanIds.includes(loanId)) loanIds.push(loanId);
      },
    /** Fails at the end, so that a job is begun again. */
    check: (): void => {
      if (count > 0) throw new NightIncomplete(what, { count, loanIds, first });
    },
  };
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}

import { businessDate } from '../../domain/calendar.js';
import { checkAgreedDelay } from '../../domain/promise/agreed-delay.js';
import { Prisma } from '../../generated/prisma/client.js';
import { among } from '../../platform/postgres/sql/sql.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import type { GraphContext } from '../graph-context.js';
import { accountOfLoan } from '../ledger/account.loaders.js';
import { promisesOfLoan } from '../promise/promise.loaders.js';
import type { ReadSource } from '../read-source.js';
import { loader } from '../reading.js';

const readDeferrals =
  ({ read }: Pick<ReadSource, 'read'>) =>
  async (loanIds: readonly string[]) => {
    const rows = await read<{ loanId: string }>(
      Prisma.sql`SELECT DISTINCT "loanId" FROM "AccountEntry"
        WHERE "loanId" ${among(loanIds)} AND "kind" = 'TERM_CHANGE' AND CAST("change" AS jsonb)->>'type' = 'DEFERRAL'`,
    );
    return new Map(rows.map(({ loanId }) => [loanId, true]));
  };

/** Whether a loan ever had a deferral: only then its account is computed for one that runs. */
const hasDeferral = loader((ids, reading) => reading.from(readDeferrals)(ids));

const dayOf = (text: string | null) => (text === null ? null : businessDate(text));

/** For each loan the promise or the deferral that blocks taking its vehicle today, in words. */
export async function agreedDelays(
  loanIds: readonly string[],
  context: GraphContext,
): Promise<ReadonlyMap<string, string>> {
  const today = context.services.businessDate();
  const [promised, deferred] = await Promise.all([
    context.loadAll(promisesOfLoan, loanIds),
    context.loadAll(hasDeferral, loanIds),
  ]);
  const delays = new Map<string, string>();
  for (const [place, loanId] of loanIds.entries()) {
    const promises = (promised[place] ?? []).map(({ madeOn, by, cancelledOn, keptOn }) => ({
      ...{ madeOn: businessDate(madeOn), by: businessDate(by) },
      ...{ cancelledOn: dayOf(cancelledOn), keptOn: dayOf(keptOn) },
    }));
    const account = deferred[place] ? (await context.load(accountOfLoan, loanId))?.recorded : undefined;
    const checked = await inTurn(() => checkAgreedDelay(account, promises, today));
    if (!checked.ok) delays.set(loanId, checked.refusal.message);
  }
  return delays;
}

import { businessDate, type BusinessDate } from '../../domain/calendar.js';
import { seesNotices } from '../command/hidden-commands.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { bankruptcyNoticeOnOfLoan } from '../servicing/servicing.loaders.js';

/** For callers that can see them: others can't infer them from their effects. */
export async function bankruptcyNotices(
  context: GraphContext,
  loanIds: readonly string[],
): Promise<ReadonlyMap<string, BusinessDate>> {
  if (!seesNotices(viewerOf(context))) return new Map();
  const found = await context.loadAll(bankruptcyNoticeOnOfLoan, loanIds);
  return new Map(found.flatMap((day, index) => (day === undefined ? [] : [[loanIds[index] ?? '', businessDate(day)]])));
}

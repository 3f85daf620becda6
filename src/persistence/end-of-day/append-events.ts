import { newId } from '../../app/command/loan-command.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import type { Prisma } from '../../generated/prisma/client.js';

/** What the end of a day did to a loan. The state of the loan stays. */
export interface EndOfDayEvent {
  readonly loanId: string;
  readonly state: LoanState;
  /** What changed beside the amounts; no free text, which would have to be sealed. */
  readonly changed: string | null;
  readonly amounts: Readonly<Record<string, string>>;
  readonly repaymentId?: string;
}

/** Each takes the next place in its loan's timeline; the loans are locked. */
export async function appendEvents(
  tx: Prisma.TransactionClient,
  events: readonly EndOfDayEvent[],
  on: BusinessDate,
  at: Date,
): Promise<void> {
  const loanIds = [...new Set(events.map(({ loanId }) => loanId))];
  const last = await tx.loanEvent.groupBy({
    by: ['loanId'],
    where: { loanId: { in: loanIds } },
    _max: { sequence: true },
  });
  const places = new Map(last.map(({ loanId, _max }) => [loanId, _max.sequence ?? 0]));
  await tx.loanEvent.createMany({
    data: events.map(({ loanId, state, ...event }) => {
      const sequence = (places.get(loanId) ?? 0) + 1;
      places.set(loanId, sequence);
      return {
        ...event,
        id: newId('EV'),
        loanId,
        sequence,
        command: 'endOfDay',
        at,
        clientId: 'end-of-day',
        requestId: `end-of-day ${on}`,
        effectiveDate: new Date(on),
        fromState: state,
        toState: state,
      };
    }),
  });
}

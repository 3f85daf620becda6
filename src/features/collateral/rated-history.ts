import { businessDate, type BusinessDate } from '../../domain/calendar.js';
import type { RatedHistory, RepossessedDays } from '../../domain/loan/payment-history.js';
import type { RepossessionView } from './repossession.type.js';
import type { ReadAccount } from '../loan/account/account-reader.js';

const daysOfCase = ({ repossessedOn, redeemedOn, isVoluntary }: RepossessionView): RepossessedDays[] =>
  repossessedOn === null
    ? []
    : [
        {
          from: businessDate(repossessedOn),
          until: redeemedOn === null ? undefined : businessDate(redeemedOn),
          isVoluntary: isVoluntary === true,
        },
      ];

/** All that the months of a loan are rated by. Of a record that makes no account, nothing but its first day is known. */
export async function ratedHistory(
  openedOn: BusinessDate,
  account: ReadAccount | undefined,
  cases: readonly RepossessionView[],
  today: BusinessDate,
): Promise<RatedHistory> {
  if (!account) return { openedOn, knownFrom: today, chargedOffOn: undefined, spells: [] };
  const { original, opening, history, holds, before } = account.recorded;
  return {
    openedOn: original.fundedOn,
    knownFrom: opening.accruesFrom,
    chargedOffOn: history.state.chargeOff?.on,
    spells: await account.spells(today),
    holds,
    before,
    repossessed: cases.flatMap(daysOfCase),
  };
}

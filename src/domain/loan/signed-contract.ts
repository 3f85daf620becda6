import { Decimal, type Decimal as Amount } from '../money.js';
import { dealId } from '../record/ids.js';
import { refuse, success, refused, type Result } from '../refusal.js';
import type { RecordDeal } from '../underwriting/assessment.js';
import type { ContractFigures, OwnFigures } from './contract-figures.js';

/** 12 CFR 1026.22(a)(2): the disclosed annual percentage rate may be 1/8 of a percentage point off. */
const APR_TOLERANCE = new Decimal('0.125');

/** A contract in whole cents may be a cent off for each of its payments. */
const CENT = new Decimal('0.01');

/** What a contract may be off, figure by figure. */
const TOLERANCES: Readonly<Record<keyof ContractFigures, (payments: number) => Amount>> = {
  payment: () => CENT,
  finalPayment: (payments) => CENT.times(payments),
  financeCharge: (payments) => CENT.times(payments),
  aprPercent: () => APR_TOLERANCE,
};

const WORDS: Readonly<Record<keyof ContractFigures, string>> = {
  payment: 'the payment',
  finalPayment: 'the final payment',
  financeCharge: 'the finance charge',
  aprPercent: 'the APR in percent',
};

export type StatedFigures = Partial<ContractFigures>;

interface FigureDifference {
  readonly figure: keyof ContractFigures;
  readonly stated: Amount;
  /** By days first, then by equal periods where that is another figure. */
  readonly own: readonly Amount[];
}

/** Where a contract is further off than its tolerance from both of the ways in which its figures may be computed. */
function contractDifferences(stated: StatedFigures, own: OwnFigures): FigureDifference[] {
  const payments = own.schedule.installments.length;
  return (Object.keys(TOLERANCES) as (keyof ContractFigures)[]).flatMap((figure) => {
    const said = stated[figure];
    const computed = [own.byDays[figure], own.byPeriods?.[figure]].filter((amount) => amount !== undefined);
    if (said === undefined || computed.length === 0) return [];
    const tolerance = TOLERANCES[figure](payments);
    if (computed.some((amount) => amount.minus(said).abs().lte(tolerance))) return [];
    return [{ figure, stated: said, own: distinct(computed) }];
  });
}

const distinct = (amounts: readonly Amount[]): Amount[] =>
  amounts.filter((amount, index) => amounts.findIndex((other) => other.eq(amount)) === index);

/** A contract that differs is refused with both figures, or accepted with a reason. */
export function checkContract(
  stated: StatedFigures,
  own: OwnFigures,
  acceptedBecause: string | undefined,
): Result<readonly FigureDifference[], 'CONTRACT_DIFFERS'> {
  const differences = contractDifferences(stated, own);
  if (differences.length === 0 || acceptedBecause !== undefined) return success(differences);
  const shown = (figure: keyof ContractFigures, amount: Amount): string =>
    figure === 'aprPercent' ? amount.toDecimalPlaces(4).toFixed() : amount.toFixed(2);
  const parts = differences.map(
    ({ figure, stated: said, own: ours }) =>
      `${WORDS[figure]} is ${shown(figure, said)}, computed ${ours.map((amount) => shown(figure, amount)).join(' or ')}`,
  );
  const data = differences.flatMap(({ figure, stated: said, own: [byDays, byPeriods] }) => [
    [`stated.${figure}`, shown(figure, said)],
    ...(byDays ? [[`own.${figure}`, shown(figure, byDays)]] : []),
    ...(byPeriods ? [[`ownByEqualPeriods.${figure}`, shown(figure, byPeriods)]] : []),
  ]);
  return refuse(
    'CONTRACT_DIFFERS',
    `The contract differs from the computed figures: ${parts.join('; ')}. Correct the contract’s figures, or give a reason in \`acceptDifference\`.`,
    Object.fromEntries(data) as Record<string, string>,
  );
}

/** By its id, by its term, or the first approved one; a deal that is not approved is not on offer. */
export function chooseDeal(
  loanId: string,
  deals: readonly RecordDeal[],
  { id, term }: { readonly id: string | undefined; readonly term: number | undefined },
): Result<RecordDeal, 'DEAL_NOT_OFFERED'> {
  const offered = deals.filter(({ approved }) => approved).map((deal) => ({ deal, id: dealId(loanId, deal.index) }));
  const chosen = offered.find(
    (offer) => (id === undefined || offer.id === id) && (term === undefined || offer.deal.term === term),
  );
  if (chosen) return success(chosen.deal);
  return refused({
    code: 'DEAL_NOT_OFFERED',
    message:
      id === undefined
        ? 'No approved deal has these terms. Choose one of `offeredDeals`.'
        : 'No approved deal of this loan has this ID and term. Choose one of `offeredDeals`.',
    offeredDeals: offered.map((offer) => ({ dealId: offer.id, term: offer.deal.term })),
  });
}

import type { HiddenAt } from '../graph/hidden.js';
import type { Fact } from '../shared/parts.js';
import { day, dollars, title } from '../text/words.js';
import type { Loan } from './loan.js';

type Repossession = Loan['collateral']['repossession'];

const noticed = (noticeOn: string, what: string, on: string | null): string => `${day(noticeOn)}, ${what} ${day(on)}`;

/** The dates of a case that are known, and what the borrower is told of the sale. */
export function repossessionFacts(repossession: Repossession, at: HiddenAt): Fact[] {
  if (!repossession) return [];
  const { cureNoticeOn, cureBy, repossessedOn, saleNoticeOn, earliestSaleOn, redeemedOn, soldOn } = repossession;
  const facts = [
    cureNoticeOn && { label: 'Cure notice', value: noticed(cureNoticeOn, 'cure by', cureBy) },
    repossessedOn && { label: repossession.isVoluntary ? 'Surrendered' : 'Repossessed', value: day(repossessedOn) },
    repossessedOn && {
      label: 'Personal property',
      value: repossession.personalProperty ?? '–',
      hidden: at('collateral', 'repossession', 'personalProperty'),
    },
    saleNoticeOn && {
      label: `${title(repossession.saleKind)} sale notice`,
      value: noticed(saleNoticeOn, 'sale from', earliestSaleOn),
    },
    redeemedOn && { label: 'Redeemed', value: day(redeemedOn) },
    soldOn && { label: 'Sold', value: day(soldOn) },
  ];
  return [...facts.filter((fact) => fact !== null && fact !== ''), ...explained(repossession.explanation)];
}

/** In the order of UCC 9-616(c). */
function explained(explanation: NonNullable<Repossession>['explanation']): Fact[] {
  if (!explanation) return [];
  const { debt, grossPrice, debtLessPrice, expenses, productRefunds, interestRebate, deficiency, surplus } =
    explanation;
  return [
    { label: 'Debt before the sale', value: dollars(debt) },
    { label: 'Sale price', value: dollars(grossPrice) },
    { label: 'Debt less the price', value: dollars(debtLessPrice) },
    { label: 'Expenses', value: dollars(expenses) },
    ...(Number(productRefunds) > 0 ? [{ label: 'Product refunds to come', value: dollars(productRefunds) }] : []),
    ...(Number(interestRebate) > 0 ? [{ label: 'Interest rebate', value: dollars(interestRebate) }] : []),
    Number(surplus) > 0
      ? { label: 'Surplus', value: dollars(surplus) }
      : { label: 'Deficiency', value: dollars(deficiency) },
  ];
}

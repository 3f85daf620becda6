import type { DeskTermsFragment } from 'loan-gateway-client/documents';
import { averagePercents, counted, day, dollars, percents } from '../text/words.js';

export interface TermsQuote {
  readonly before: DeskTermsFragment;
  readonly after: DeskTermsFragment;
}

const FIGURES: readonly { readonly label: string; readonly text: (terms: DeskTermsFragment) => string }[] = [
  { label: 'Payment', text: ({ payment }) => dollars(payment) },
  { label: 'Last installment', text: ({ maturesOn }) => day(maturesOn) },
  { label: 'Rate', text: ({ annualRatePercent }) => percents(annualRatePercent) },
  { label: 'APR of remaining payments', text: ({ aprPercent }) => averagePercents(aprPercent) },
  { label: 'Remaining interest', text: ({ totalInterest }) => dollars(totalInterest) },
  { label: 'Past due', text: ({ pastDueAmount }) => dollars(pastDueAmount) },
  { label: 'Principal', text: ({ principal }) => dollars(principal) },
  { label: 'Payoff today', text: ({ payoff }) => dollars(payoff) },
  { label: 'Open installments', text: (terms) => counted(openOf(terms).length) },
];

/** What holds on a day to come. */
const rateOn = (terms: DeskTermsFragment, on: string): string =>
  terms.comingRates.findLast(({ from }) => from <= on)?.annualRatePercent ?? terms.annualRatePercent;

/** One figure for each day from which another rate would hold, now or then. */
function comingRates({ before, after }: TermsQuote): typeof FIGURES {
  const days = new Set([...before.comingRates, ...after.comingRates].map(({ from }) => from));
  return [...days].toSorted().map((on) => ({
    label: `Rate from ${day(on)}`,
    text: (terms) => percents(rateOn(terms, on)),
  }));
}

const isOpen = (amount: string): boolean => !/^0*(\.0*)?$/.test(amount);
const openOf = ({ schedule }: DeskTermsFragment) => schedule.filter(({ open }) => isOpen(open));

/** Terms before and after a change side by side. Differences are highlighted. */
export function TermsCompared({ quote }: { readonly quote: TermsQuote }) {
  const { before, after } = quote;
  const figures = FIGURES.flatMap((figure) => (figure.label === 'Rate' ? [figure, ...comingRates(quote)] : [figure]));
  return (
    <div className="compared">
      <table>
        <caption>Effect of the change</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Figure</span>
            </th>
            <th scope="col" className="number">
              Now
            </th>
            <th scope="col" className="number">
              After the change
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ label, text }) => (
            <tr key={label} className={text(before) === text(after) ? undefined : 'differs'}>
              <th scope="row">{label}</th>
              <td className="number">{text(before)}</td>
              <td className="number">{text(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Installments quote={quote} />
    </div>
  );
}

const FEW = 4;

/** The next installments that would be others. */
function Installments({ quote: { before, after } }: { readonly quote: TermsQuote }) {
  const [now, then] = [openOf(before), openOf(after)];
  const changed = then
    .map((installment, index) => ({ then: installment, now: now[index] }))
    .filter(({ then: next, now: was }) => was?.dueDate !== next.dueDate || was.amount !== next.amount);
  if (changed.length === 0) return <p className="quiet">No installment changes.</p>;
  return (
    <table>
      <caption>
        {counted(changed.length)} installments change{changed.length > FEW && `; the first ${counted(FEW)}`}
      </caption>
      <tbody>
        {changed.slice(0, FEW).map(({ then: next, now: was }) => (
          <tr key={next.number}>
            <td>{was ? `${day(was.dueDate)}: ${dollars(was.amount)}` : 'none'}</td>
            <td aria-hidden="true">→</td>
            <td>
              {day(next.dueDate)}: {dollars(next.amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { DeskFiguresFragment, DeskPreviewQuery } from 'loan-gateway-client/documents';
import { counted, day, dollars, percents, title, words } from '../text/words.js';
import { commandText } from '../text/command-texts.js';

type Effect = NonNullable<DeskPreviewQuery['previewCommand']>;
type Figures = DeskFiguresFragment;

interface Figure {
  readonly label: string;
  readonly text: (figures: Figures) => string;
  /** Shown although it stays: what a person looks for first. */
  readonly isKey?: true;
}

const FIGURES: readonly Figure[] = [
  { label: 'Status', text: ({ loanStatus }) => title(loanStatus) },
  { label: 'Lien', text: ({ encumberedStatus }) => title(encumberedStatus) },
  { label: 'Principal', text: ({ principal }) => dollars(principal), isKey: true },
  { label: 'Past due', text: ({ pastDueAmount }) => dollars(pastDueAmount), isKey: true },
  { label: 'Days past due', text: ({ daysPastDue }) => counted(daysPastDue) },
  {
    label: 'Next due',
    text: ({ nextDueOn, nextDueAmount }) =>
      nextDueOn == null ? '–' : `${dollars(nextDueAmount)} on ${day(nextDueOn)}`,
  },
  { label: 'Installment', text: ({ payment }) => dollars(payment) },
  { label: 'Payoff today', text: ({ payoff }) => dollars(payoff), isKey: true },
  { label: 'Fees', text: ({ feesDue }) => dollars(feesDue) },
  { label: 'Credit', text: ({ credit }) => dollars(credit) },
  { label: 'Rate', text: ({ annualRatePercent }) => percents(annualRatePercent) },
  { label: 'APR', text: ({ aprPercent }) => percents(aprPercent) },
  { label: 'Matures', text: ({ maturesOn }) => day(maturesOn) },
  {
    label: 'Interest',
    text: ({ interestIsIncome }) =>
      interestIsIncome == null ? '–' : interestIsIncome ? 'Income as it accrues' : 'Income when paid',
  },
  { label: 'Holds', text: ({ holds }) => (holds.length === 0 ? 'None' : holds.map(words).join(', ')) },
];

interface EffectProps {
  readonly effect: Effect;
  /** A table of the terms is beside it. */
  readonly isBrief?: boolean;
}

/** What a command would do to the loan, figure by figure: what changes, and what it comes to be possible or not. */
export function EffectShown({
  effect: { before, after, events, newlyAllowed, noLongerAllowed },
  isBrief,
}: EffectProps) {
  const figures = after && FIGURES.filter((figure) => isShown(figure, before, after));
  const isSame = after && figures?.every(({ text }) => before && text(before) === text(after));
  const amounts = events.flatMap((event) =>
    Object.entries(event.amounts as Record<string, string>).filter(([, amount]) => /^-?\d+\.\d\d$/.test(amount)),
  );
  return (
    <>
      {figures && !isBrief && figures.length > 0 && (
        <table className="effect">
          <caption className="unseen">Effect on the loan</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">Figure</span>
              </th>
              {before && <th scope="col">Now</th>}
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ label, text }) => {
              const isChanged = !before || text(before) !== text(after);
              return (
                <tr key={label} className={isChanged ? 'differs' : undefined}>
                  <th scope="row">{label}</th>
                  {before && <td>{text(before)}</td>}
                  <td>{isChanged ? text(after) : 'unchanged'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {isSame && !isBrief && <p className="quiet">No balance changes.</p>}
      {amounts.length > 0 && !isBrief && (
        <p className="quiet">{amounts.map(([name, amount]) => `${title(name)} ${dollars(amount)}`).join(' · ')}</p>
      )}
      <Commands label="No longer possible" commands={noLongerAllowed} />
      <Commands label="Newly possible" commands={newlyAllowed} />
    </>
  );
}

/** Figures of no account are dashes on both sides, and say nothing. */
function isShown({ text, isKey }: Figure, before: Figures | null | undefined, after: Figures): boolean {
  if (!before) return text(after) !== '–';
  return text(before) !== text(after) || (isKey === true && text(after) !== '–');
}

const MOST = 8;

function Commands({ label, commands }: { readonly label: string; readonly commands: readonly string[] }) {
  if (commands.length === 0) return null;
  const names = commands.map(commandText);
  const rest = names.length - MOST;
  return (
    <p className="consequence">
      <strong>{label}:</strong> {names.slice(0, MOST).join(', ')}
      {rest > 0 && ` and ${counted(rest)} more`}.
    </p>
  );
}

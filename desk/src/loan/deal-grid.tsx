import {
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode } from 'react';
import { Hidden, type HiddenAt } from '../graph/hidden.js';
import { counted, dollars, percents, share, title } from '../text/words.js';
import type { Loan } from './loan.js';

type Deal = NonNullable<Loan['underwriting']['deals']>[number];

interface Figure {
  readonly label: string;
  /** What it is sorted by; floats are good enough for an order. */
  readonly value: (deal: Deal) => string | number | null | undefined;
  readonly text: (deal: Deal) => ReactNode;
}

const FIGURES: readonly Figure[] = [
  { label: 'Months', value: ({ terms }) => terms?.term, text: ({ terms }) => counted(terms?.term) },
  { label: 'Amount', value: ({ terms }) => terms?.loanAmount, text: ({ terms }) => dollars(terms?.loanAmount) },
  {
    label: 'Payment',
    value: ({ terms }) => terms?.monthlyPayment,
    text: ({ terms }) => dollars(terms?.monthlyPayment),
  },
  {
    label: 'Down payment',
    value: ({ terms }) => terms?.approvedDownPayment,
    text: ({ terms }) => dollars(terms?.approvedDownPayment),
  },
  { label: 'Offered rate', value: ({ terms }) => terms?.aprPercent, text: ({ terms }) => percents(terms?.aprPercent) },
  { label: 'Loan to value', value: ({ terms }) => terms?.ltv, text: ({ terms }) => share(terms?.ltv) },
  { label: 'Default', value: ({ risk }) => risk?.defaultProb, text: ({ risk }) => share(risk?.defaultProb) },
  { label: 'Decision', value: ({ decision }) => decision?.status, text: ({ decision }) => title(decision?.status) },
  {
    label: 'Warnings',
    value: ({ decision }) => decision?.warningsNumber,
    text: ({ decision }) => counted(decision?.warningsNumber),
  },
];

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, sortedRowModel: createSortedRowModel() });
const helper = createColumnHelper<typeof features, Deal>();

const columns = helper.columns(
  FIGURES.map(({ label, value }) =>
    helper.accessor((deal) => orderOf(value(deal)), {
      id: label,
      sortUndefined: 'last',
      sortDescFirst: false,
      sortFn: (a, b, id) => {
        const [left, right] = [a.getValue<string | number>(id), b.getValue<string | number>(id)];
        return left < right ? -1 : Number(left > right);
      },
    }),
  ),
);

const orderOf = (value: string | number | null | undefined): string | number | undefined =>
  value == null ? undefined : Number.isNaN(Number(value)) ? value : Number(value);

const NO_DEALS: Deal[] = [];
const MOST = 4;
const ARIA = { asc: 'ascending', desc: 'descending' } as const;

/** The offers of underwriting, in any order; a few of them can be laid side by side. */
export default function DealGrid({ loan: { underwriting }, at }: { readonly loan: Loan; readonly at: HiddenAt }) {
  const table = useTable({ features, columns, data: underwriting.deals ?? NO_DEALS, getRowId: ({ id }) => id });
  const chosen = table.getSelectedRowModel().rows.map(({ original }) => original);
  const hiddenRisk = at('underwriting', 'deals', 0, 'risk');
  const textOf = (figure: Figure, deal: Deal) =>
    figure.label === 'Default' && hiddenRisk ? <Hidden scopes={hiddenRisk} /> : figure.text(deal);
  if (!underwriting.deals?.length) return <p className="quiet">Underwriting has computed no deals.</p>;
  return (
    <>
      <div className="scroll" role="group" aria-label="Deals" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Compare</th>
              {table.getHeaderGroups()[0]?.headers.map(({ id, column }) => {
                const sorted = column.getIsSorted();
                return (
                  <th key={id} scope="col" className="number" aria-sort={sorted ? ARIA[sorted] : 'none'}>
                    <button type="button" className="sort" onClick={column.getToggleSortingHandler()}>
                      {id} <span aria-hidden="true">{sorted === 'asc' ? '▲' : sorted === 'desc' ? '▼' : '↕'}</span>
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row, index) => (
              <tr key={row.id}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={`Compare deal ${index + 1}`}
                    checked={row.getIsSelected()}
                    disabled={!row.getIsSelected() && chosen.length === MOST}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
                {FIGURES.map((figure) => (
                  <td key={figure.label} className="number">
                    {textOf(figure, row.original)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chosen.length > 1 && (
        <div className="scroll compared" role="group" aria-label="Deals compared" tabIndex={0}>
          <table>
            <caption>Side by side</caption>
            <tbody>
              {FIGURES.map((figure) => (
                <tr key={figure.label} className={differs(figure, chosen) ? 'differs' : undefined}>
                  <th scope="row">{figure.label}</th>
                  {chosen.map((deal) => (
                    <td key={deal.id} className="number">
                      {textOf(figure, deal)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

const differs = ({ value }: Figure, deals: readonly Deal[]): boolean => new Set(deals.map(value)).size > 1;

import { useId, type ReactNode } from 'react';
import type { Answer } from '../graph/use-answer.js';
import { Hidden, type HiddenFor } from '../graph/hidden.js';

interface PanelProps {
  readonly title: string;
  readonly hidden?: HiddenFor;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function Panel({ title, hidden, aside, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section className={`panel ${className}`} aria-labelledby={id} tabIndex={-1}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {hidden ? <Hidden scopes={hidden} /> : children}
    </section>
  );
}

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly hidden?: HiddenFor;
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, hidden }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{hidden ? <Hidden scopes={hidden} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface Column<Row> {
  readonly label: string;
  readonly isNumber?: boolean;
  /** There is nothing for it here. */
  readonly isLeftOut?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly empty: string;
  readonly rowClass?: (row: Row) => string | undefined;
}

/** Scrolls inside its own box when it is too wide, and is reachable by keyboard then. */
export function Table<Row>({ label, columns: all, rows, keyOf, empty, rowClass }: TableProps<Row>) {
  const columns = all.filter(({ isLeftOut }) => !isLeftOut);
  if (rows.length === 0) return <p className="quiet">{empty}</p>;
  return (
    <div className="scroll" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ label: heading, isNumber }) => (
              <th key={heading} scope="col" className={isNumber ? 'number' : undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={rowClass?.(row)}>
              {columns.map(({ label: heading, isNumber, cell }) => (
                <td key={heading} className={isNumber ? 'number' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a screen shows instead of an answer, or above an old one. */
export function Waiting({ answer }: { readonly answer: Answer<unknown> }) {
  if (answer.fault !== undefined)
    return (
      <div className="fault" role="alert">
        <p>{answer.fault}</p>
        <button type="button" onClick={answer.again}>
          Try again
        </button>
      </div>
    );
  if (!answer.isLoading) return null;
  return (
    <p className="loading" role="status">
      Loading …
    </p>
  );
}

export const Badge = ({ of, children }: { readonly of: string | null | undefined; readonly children: ReactNode }) => (
  <span className={`badge ${(of ?? '').toLowerCase()}`}>{children}</span>
);

import { useState } from 'react';
import { Hidden, type HiddenFor } from '../graph/hidden.js';
import { Table } from '../shared/parts.js';
import { day, dollars, title } from '../text/words.js';
import type { Loan } from './loan.js';

type Element = NonNullable<Loan['loanPayments']>[number];

interface RecordedProps {
  readonly payments: Loan['loanPayments'];
  /** How many of them, the last ones, settled here: the table of payments has those. */
  readonly settledHere: number;
  readonly hidden: HiddenFor;
}

interface Row {
  readonly payment: Element;
  readonly place: number;
}

const FEW = 6;

/** What was paid elsewhere before the loan came here, as its record says it: nothing says what an element must have. */
export function RecordedPayments({ payments, settledHere, hidden }: RecordedProps) {
  const [isWhole, setWhole] = useState(false);
  const all = (payments ?? []).slice(0, Math.max(0, (payments?.length ?? 0) - settledHere)).toReversed();
  if (hidden || all.length === 0)
    return hidden ? (
      <p>
        From the record: <Hidden scopes={hidden} />
      </p>
    ) : null;
  const names = [...new Set(all.flatMap((payment) => Object.keys(payment)))];
  const rows = all.map((payment, place) => ({ payment, place }));
  return (
    <>
      <h3>From the record</h3>
      <p className="quiet">Paid elsewhere before the loan came here. Nothing of it can be changed.</p>
      <Table
        label="Payments of the record"
        rows={isWhole ? rows : rows.slice(0, FEW)}
        keyOf={({ place }) => place}
        empty=""
        columns={names.map((name) => ({
          label: title(name),
          isNumber: all.every((payment) => isAmount(payment[name] ?? '0.00')),
          cell: ({ payment }: Row) => shown(payment[name]),
        }))}
      />
      {rows.length > FEW && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {isWhole ? 'The newest ones' : `All ${rows.length} of the record`}
        </button>
      )}
    </>
  );
}

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^-?[\d,]+\.\d\d$/.test(value);

function shown(value: Element[string]): string {
  if (value == null) return '–';
  if (isAmount(value)) return dollars(value.replaceAll(',', ''));
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? day(value) : value;
  return JSON.stringify(value);
}

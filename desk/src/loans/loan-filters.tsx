import type {
  DelinquencyBucket,
  LoanFilter,
  LoanOrder,
  LoanRiskRating,
  LoanSortField,
  LoanStatus,
} from 'loan-gateway-client/documents';
import { go, hrefOf, usePlace } from '../shared/place.js';
import { title } from '../shared/words.js';

const STATUSES: readonly LoanStatus[] = [
  'CREATED',
  'IN_UNDERWRITING',
  'APPROVED',
  'DECLINED',
  'WITHDRAWN',
  'ACTIVE',
  'CLOSED',
  'CLOSED_EARLY',
  'CHARGED_OFF',
];
const BUCKETS: readonly DelinquencyBucket[] = [
  'CURRENT',
  'DAYS_1_29',
  'DAYS_30_59',
  'DAYS_60_89',
  'DAYS_90_119',
  'DAYS_120_PLUS',
];
const RISKS: readonly LoanRiskRating[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];
const SORTS: readonly LoanSortField[] = [
  'CREATED_AT',
  'REMAINING_BALANCE',
  'DAYS_PAST_DUE',
  'NEXT_PAYMENT_DATE',
  'PRINCIPAL_AMOUNT',
  'INTEREST_RATE',
  'ORIGINATION_DATE',
  'MATURITY_DATE',
  'ID',
];

/** What the address says; values that do not exist are left out. */
export function filterOf(search: URLSearchParams): { readonly filter: LoanFilter; readonly orderBy: LoanOrder } {
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.filter((value) => search.getAll(name).includes(value));
  const [loanStatus, bucket, riskRating] = [
    chosen('status', STATUSES),
    chosen('bucket', BUCKETS),
    chosen('risk', RISKS),
  ];
  const [from, to] = [dayIn(search, 'dueFrom'), dayIn(search, 'dueTo')];
  return {
    filter: {
      ...((from ?? to) !== undefined && { nextPaymentDate: { ...(from && { from }), ...(to && { to }) } }),
      ...(search.get('chargeOffDue') === 'true' && { chargeOffDue: true }),
      ...(loanStatus.length > 0 && { loanStatus }),
      ...(bucket.length > 0 && { bucket }),
      ...(riskRating.length > 0 && { riskRating }),
    },
    orderBy: {
      field: chosen('sort', SORTS)[0] ?? 'CREATED_AT',
      direction: search.get('direction') === 'ASC' ? 'ASC' : 'DESC',
    },
  };
}

function dayIn(search: URLSearchParams, name: string): string | undefined {
  const text = search.get(name) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
}

export function LoanFilters() {
  const { search } = usePlace();
  const change = (name: string, values: readonly string[]) => {
    const next = new URLSearchParams(search);
    next.delete(name);
    for (const value of values) next.append(name, value);
    go(hrefOf(['loans'], next));
  };
  const { orderBy } = filterOf(search);
  return (
    <form className="filters" role="search" aria-label="Loans">
      <Choices name="status" label="Status" values={STATUSES} onChange={change} />
      <Choices name="bucket" label="Days past due" values={BUCKETS} onChange={change} />
      <Choices name="risk" label="Risk" values={RISKS} onChange={change} />
      {(['dueFrom', 'dueTo'] as const).map((name) => (
        <label key={name}>
          {name === 'dueFrom' ? 'Due from' : 'Due to'}
          <input
            type="date"
            value={dayIn(search, name) ?? ''}
            onChange={({ target: { value } }) => {
              change(name, value === '' ? [] : [value]);
            }}
          />
        </label>
      ))}
      {search.get('chargeOffDue') === 'true' && (
        <label>
          To charge off
          <input
            type="checkbox"
            checked
            onChange={() => {
              change('chargeOffDue', []);
            }}
          />
        </label>
      )}
      <label>
        Sort by
        <select
          value={orderBy.field}
          onChange={(event) => {
            change('sort', [event.target.value]);
          }}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {title(sort)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Direction
        <select
          value={orderBy.direction ?? 'DESC'}
          onChange={(event) => {
            change('direction', [event.target.value]);
          }}
        >
          <option value="DESC">Largest first</option>
          <option value="ASC">Smallest first</option>
        </select>
      </label>
    </form>
  );
}

interface ChoicesProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly onChange: (name: string, values: readonly string[]) => void;
}

function Choices({ name, label, values, onChange }: ChoicesProps) {
  const { search } = usePlace();
  const chosen = search.getAll(name);
  return (
    <details className="choices">
      <summary>
        {label}: {chosen.length === 0 ? 'any' : chosen.map(title).join(', ')}
      </summary>
      <fieldset>
        <legend className="unseen">{label}</legend>
        {values.map((value) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target: { checked } }) => {
                onChange(name, checked ? [...chosen, value] : chosen.filter((other) => other !== value));
              }}
            />
            {title(value)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

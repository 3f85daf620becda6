import type {
  DelinquencyBucket,
  LoanFilter,
  LoanOrder,
  LoanRiskRating,
  LoanSortField,
  LoanStatus,
} from 'loan-gateway-client/documents';
import { ChoicesMenu } from '../shared/choices-menu.js';
import { changeSearch, dayIn, hrefOf, Link, usePlace } from '../shared/place.js';
import { Filters } from '../table/filters.js';

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

const NAMES = ['status', 'bucket', 'risk', 'dueFrom', 'dueTo', 'chargeOffDue'];

export function LoanFilters() {
  const { search } = usePlace();
  const count = NAMES.filter((name) => search.has(name)).length;
  return (
    <Filters label="Loans" count={count}>
      <ChoicesMenu name="status" label="Status" values={STATUSES} />
      <ChoicesMenu name="bucket" label="Days past due" values={BUCKETS} />
      <ChoicesMenu name="risk" label="Risk" values={RISKS} />
      {(['dueFrom', 'dueTo'] as const).map((name) => (
        <label key={name}>
          {name === 'dueFrom' ? 'Due from' : 'Due to'}
          <input
            type="date"
            value={dayIn(search, name) ?? ''}
            onChange={({ target: { value } }) => {
              changeSearch(name, value === '' ? [] : [value]);
            }}
          />
        </label>
      ))}
      {search.get('chargeOffDue') === 'true' && (
        <label>
          Charge-off due
          <input
            type="checkbox"
            checked
            onChange={() => {
              changeSearch('chargeOffDue', []);
            }}
          />
        </label>
      )}
      {search.size > 0 && <Link href={hrefOf(['loans'])}>All loans</Link>}
    </Filters>
  );
}

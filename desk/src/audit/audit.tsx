import { DeskAuditLogDocument } from 'loan-gateway-client/documents';
import { useState, type SubmitEvent } from 'react';
import { errorsOf, faultText } from '../connection/fault-text.js';
import { hiddenIn } from '../graph/hidden.js';
import { useSession } from '../session/session-context.js';
import { Panel, Table } from '../shared/parts.js';
import { dayIn, go, hrefOf, usePlace } from '../shared/place.js';
import { counted, moment, plain, title, words } from '../text/words.js';
import { csvOf, download } from '../table/csv.js';
import { foldedEntries, type Access, type Entry } from './folded-entries.js';
import { useAuditLog } from './use-audit-log.js';
import './audit.css';

/** Values that people ask about, by the fields that reveal them. */
const VALUES: readonly { readonly name: string; readonly label: string; readonly fields: RegExp }[] = [
  { name: 'ssn', label: 'Social security number', fields: /\.ssn$/ },
  { name: 'ssn-end', label: 'Last four of the SSN', fields: /\.ssnLast4$/ },
  { name: 'birth', label: 'Date of birth', fields: /\.(dateOfBirth|birthDate)$/ },
  { name: 'name', label: 'Name', fields: /\.(firstName|lastName|middleName)$/ },
  { name: 'phone', label: 'Phone number', fields: /Phone$/ },
  { name: 'email', label: 'Email address', fields: /\.(email|contactEmail)$/ },
  { name: 'address', label: 'Address', fields: /\.(street|address|zip|city)/i },
  { name: 'vehicle', label: 'Vehicle identification number', fields: /\.vin$/ },
];

const DAYS_BACK = 30;

const daysBefore = (date: string, days: number): string => {
  const before = new Date(`${date}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - days);
  return before.toISOString().slice(0, 10);
};

/** A loan, unless the text names another subject of the log. */
const subjectOf = (text: string): string | undefined => {
  if (text === '') return undefined;
  if (/^[a-z-]+:/.test(text)) return text;
  return /^BR-/i.test(text) ? `borrower:${text}` : `loan:${text}`;
};

/** Who saw which value of which person, between two days. */
export function Audit() {
  const { search } = usePlace();
  const { businessDate } = useSession().viewer;
  const from = dayIn(search, 'from') ?? daysBefore(businessDate, DAYS_BACK);
  const to = dayIn(search, 'to') ?? businessDate;
  const of = search.get('of') ?? '';
  const value = VALUES.find(({ name }) => name === search.get('value'));
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = ['of', 'value', 'from', 'to'].map((name) => [name, (form.get(name) as string).trim()] as const);
    go(hrefOf(['audit'], Object.fromEntries(given.filter(([, text]) => text !== ''))));
  };
  return (
    <>
      <h1>Audit</h1>
      <form key={search.toString()} className="filters" role="search" aria-label="Access history" onSubmit={show}>
        <label>
          Loan or borrower
          <input name="of" defaultValue={of} placeholder="Any" autoComplete="off" spellCheck={false} />
        </label>
        <label>
          Value
          <select name="value" defaultValue={value?.name ?? ''}>
            <option value="">Any</option>
            {VALUES.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          From
          <input name="from" type="date" defaultValue={from} />
        </label>
        <label>
          Through
          <input name="to" type="date" defaultValue={to} />
        </label>
        <button type="submit" className="primary">
          Show access
        </button>
      </form>
      <Accesses subject={subjectOf(of)} from={from} to={to} value={value?.fields} />
    </>
  );
}

interface AccessesProps {
  readonly subject: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly value: RegExp | undefined;
}

function Accesses({ subject, from, to, value }: AccessesProps) {
  const log = useAuditLog(DeskAuditLogDocument, { subject, from, to });
  const [isFolded, setFolded] = useState(true);
  const revealed = log.entries.flatMap((entry): readonly Entry[] => {
    const fields = value ? entry.fields.filter((field) => value.test(field)) : entry.fields;
    return value && fields.length === 0 ? [] : [{ ...entry, fields }];
  });
  const accesses = foldedEntries(revealed, isFolded);
  const people = new Set(accesses.map(({ clientId }) => clientId)).size;
  const hidden = hiddenIn(errorsOf(log.fault))('auditLog');
  if (hidden) return <Panel title="Access history" hidden={hidden} />;
  if (log.fault !== undefined)
    return (
      <div className="fault" role="alert">
        <p>{plain(faultText(log.fault))}</p>
        <button type="button" onClick={log.again}>
          Try again
        </button>
      </div>
    );
  return (
    <Panel
      title="Access history"
      aside={
        <div className="inline">
          <label>
            <input
              type="checkbox"
              checked={isFolded}
              onChange={({ target }) => {
                setFolded(target.checked);
              }}
            />
            Fold repeated page loads
          </label>
          <button
            type="button"
            onClick={() => {
              download('access-history.csv', csvOf([HEADINGS, ...accesses.map(lineOf)]));
            }}
          >
            Export CSV
          </button>
        </div>
      }
    >
      <p className="quiet" role="status">
        {log.isReading
          ? `Reading the log … ${counted(log.entries.length)} entries`
          : `${counted(accesses.length)} accesses by ${counted(people)} ${people === 1 ? 'client' : 'clients'}. ${log.isCut ? 'Only the newest entries are shown: choose fewer days.' : 'Reading the log is logged too.'}`}
      </p>
      {!log.isReading && (
        <Table
          label="Access history"
          rows={accesses}
          keyOf={({ id }) => id}
          empty="No access in these days. Choose other days or another value."
          columns={[
            {
              label: 'When',
              cell: whenOf,
            },
            { label: 'Client', cell: nameOf },
            { label: 'Screen or operation', cell: ({ operation }) => title(operation.replace(/^Desk/, '')) },
            { label: 'Times', isNumber: true, cell: ({ times }) => counted(times) },
            {
              label: 'Subject',
              cell: ({ subjects }) => <span className="subjects">{subjectsText(subjects)}</span>,
            },
            { label: 'Values', cell: ({ fields }) => <span className="values">{valuesText(fields)}</span> },
            { label: 'Reason', cell: ({ reason }) => reason ?? '–' },
          ]}
        />
      )}
    </Panel>
  );
}

const whenOf = ({ first, last }: Access): string =>
  moment(first) === moment(last) ? moment(last) : `${moment(first)} – ${moment(last)}`;

const nameOf = ({ clientId, clientName }: Access): string =>
  clientId.startsWith('person:') ? clientId.slice('person:'.length) : (clientName ?? clientId);

/** As many as a row has room for. */
const MOST_SUBJECTS = 2;

/** Loans, without the borrowers that come with them. */
function subjectsText(subjects: readonly string[]): string {
  const loans = subjects.filter((subject) => subject.startsWith('loan:'));
  const named = (loans.length > 0 ? loans : subjects).map(subjectText);
  const rest = named.length - MOST_SUBJECTS;
  return [...named.slice(0, MOST_SUBJECTS), ...(rest > 0 ? [`${counted(rest)} more`] : [])].join(', ');
}

const subjectText = (subject: string): string => {
  const [kind = '', id] = subject.split(':');
  return id ?? words(kind.replaceAll('-', '_').toUpperCase());
};

const valuesText = (fields: readonly string[]): string =>
  [...new Set(fields.map((field) => words(field.split('.').at(-1))))].join(', ') || '–';

const HEADINGS = ['First', 'Last', 'Times', 'Client', 'Client ID', 'Operation', 'Subjects', 'Values', 'Reason'];

const lineOf = (access: Access) => [
  access.first,
  access.last,
  access.times,
  nameOf(access),
  access.clientId,
  access.operation,
  access.subjects.join(' '),
  access.fields.join(' '),
  access.reason,
];

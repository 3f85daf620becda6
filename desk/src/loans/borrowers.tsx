import { DeskFindBorrowersDocument, type FindBorrowersInput } from 'loan-gateway-client/documents';
import { useState, type SubmitEvent } from 'react';
import { hiddenIn } from '../graph/hidden.js';
import { useAnswer } from '../graph/use-answer.js';
import { Badge, Panel, Waiting } from '../shared/parts.js';
import { hrefOf, Link } from '../shared/place.js';
import { counted, dollars, title } from '../shared/words.js';

interface Way {
  readonly label: string;
  readonly fields: readonly { readonly name: string; readonly label: string; readonly type?: string }[];
  readonly input: (value: (name: string) => string) => FindBorrowersInput;
}

const WAYS: readonly Way[] = [
  {
    label: 'Phone',
    fields: [{ name: 'phone', label: 'Phone number', type: 'tel' }],
    input: (value) => ({ phone: value('phone') }),
  },
  {
    label: 'Email',
    fields: [{ name: 'email', label: 'Email address', type: 'email' }],
    input: (value) => ({ email: value('email') }),
  },
  {
    label: 'VIN',
    fields: [{ name: 'vin', label: 'Vehicle identification number' }],
    input: (value) => ({ vin: value('vin') }),
  },
  {
    label: 'Name and ZIP code',
    fields: [
      { name: 'firstName', label: 'First name' },
      { name: 'lastName', label: 'Last name' },
      { name: 'zip', label: 'ZIP code' },
    ],
    input: (value) => ({
      nameAndZip: { firstName: value('firstName'), lastName: value('lastName'), zip: value('zip') },
    }),
  },
  {
    label: 'Name and date of birth',
    fields: [
      { name: 'firstName', label: 'First name' },
      { name: 'lastName', label: 'Last name' },
      { name: 'dateOfBirth', label: 'Date of birth', type: 'date' },
    ],
    input: (value) => ({
      nameAndBirthDate: {
        firstName: value('firstName'),
        lastName: value('lastName'),
        dateOfBirth: value('dateOfBirth'),
      },
    }),
  },
  {
    label: 'Last name and last four of SSN',
    fields: [
      { name: 'lastName', label: 'Last name' },
      { name: 'ssnLast4', label: 'Last four digits' },
    ],
    input: (value) => ({ lastNameAndSsnEnd: { lastName: value('lastName'), ssnLast4: value('ssnLast4') } }),
  },
];

/** What is looked for is personal: it never goes into the address. */
export function Borrowers() {
  const [way, setWay] = useState(0);
  const [input, setInput] = useState<FindBorrowersInput>();
  const chosen = WAYS[way];
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    setInput(chosen?.input((name) => (values.get(name) as string).trim()));
  };
  return (
    <>
      <h1>Find a borrower</h1>
      <form className="filters" role="search" aria-label="Borrowers" onSubmit={find}>
        <label>
          Find by
          <select
            value={way}
            onChange={(event) => {
              setWay(Number(event.target.value));
            }}
          >
            {WAYS.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {chosen?.fields.map(({ name, label, type = 'text' }) => (
          <label key={name}>
            {label}
            <input name={name} type={type} required autoComplete="off" />
          </label>
        ))}
        <button type="submit" className="primary">
          Find
        </button>
      </form>
      <p className="quiet">Exact matches only. Every look-up is written to the audit log.</p>
      {input && <Found input={input} />}
    </>
  );
}

function Found({ input }: { readonly input: FindBorrowersInput }) {
  const answer = useAnswer(DeskFindBorrowersDocument, { input });
  const hidden = hiddenIn(answer.errors)('findBorrowers');
  const found = answer.data?.findBorrowers;
  return (
    <Panel title="Found" hidden={hidden}>
      <Waiting answer={answer} />
      {found?.length === 0 && (
        <p className="quiet">No borrower matches. Check the spelling, or search by another value.</p>
      )}
      <ul className="plain">
        {found?.map((borrower) => (
          <li key={borrower.id}>
            <strong>
              {borrower.firstName} {borrower.lastName}
            </strong>{' '}
            <span className="quiet">
              {borrower.city}, {borrower.state} · {counted(borrower.loans?.totalCount)} loans
            </span>
            <ul>
              {borrower.loans?.edges.map(({ node }) => (
                <li key={node.id}>
                  <Link href={hrefOf(['loans', node.id])}>{node.id}</Link>{' '}
                  <Badge of={node.loanStatus}>{title(node.loanStatus)}</Badge> {dollars(node.remainingBalance)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

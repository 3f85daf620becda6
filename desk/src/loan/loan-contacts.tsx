import { Facts } from '../shared/parts.js';
import { counted, day, moment, title } from '../text/words.js';
import type { Loan } from './loan.js';

/** Whether the borrower can be called now, and if not, why and from when. */
export function MayCall({ loan: { mayCall } }: { readonly loan: Loan }) {
  if (!mayCall) return null;
  return (
    <p className={mayCall.allowed ? 'good' : 'bad'}>
      <strong>{mayCall.allowed ? 'The borrower can be called now.' : 'Do not call now.'}</strong>{' '}
      {mayCall.obstacles
        .map(({ message, allowedFrom }) => (allowedFrom == null ? message : `${message} From ${moment(allowedFrom)}.`))
        .join(' ')}
    </p>
  );
}

export const hasContacts = ({ contacts, notes, complaints, contactPreferences }: Loan): boolean =>
  contactPreferences != null || [contacts, notes, complaints].some((list) => (list?.nodes.length ?? 0) > 0);

/** What was said so far, and how the borrower wants to be contacted. */
export function LoanContacts({ loan: { contactPreferences, contacts, notes, complaints } }: { readonly loan: Loan }) {
  const preferences = contactPreferences;
  const { representative } = preferences ?? {};
  return (
    <>
      {preferences && (
        <Facts
          facts={[
            { label: 'Language', value: preferences.language ?? '–' },
            { label: 'Time zone', value: preferences.timeZone ?? '–' },
            {
              label: 'Times',
              value:
                preferences.from == null && preferences.until == null
                  ? '–'
                  : `${preferences.from ?? '00:00'} to ${preferences.until ?? '24:00'}`,
            },
            {
              label: 'Representative',
              value: representative ? `${representative.name}, ${title(representative.kind).toLowerCase()}` : '–',
            },
          ]}
        />
      )}
      <Entries
        heading="Contacts"
        total={contacts?.totalCount}
        entries={(contacts?.nodes ?? []).map(({ id, at, channel, direction, party, outcome, consent, note }) => ({
          id,
          head: `${moment(at)}: ${title(channel)}, ${title(direction).toLowerCase()}, ${title(party).toLowerCase()}: ${title(outcome).toLowerCase()}${consent == null ? '' : `, consent ${title(consent).toLowerCase()}`}`,
          text: note,
        }))}
      />
      <Entries
        heading="Notes"
        total={notes?.totalCount}
        entries={(notes?.nodes ?? []).map(({ id, writtenAt, writtenBy, text }) => ({
          id,
          head: `${moment(writtenAt)} by ${writtenBy}`,
          text,
        }))}
      />
      <Entries
        heading="Complaints"
        entries={(complaints?.nodes ?? []).map(({ id, topic, source, receivedOn, resolvedOn, answeredOn, ...due }) => ({
          id,
          head: `${title(topic)}, ${title(source)}, ${day(receivedOn)}: ${complaintState(resolvedOn, answeredOn, due)}`,
          text: due.text,
        }))}
      />
    </>
  );
}

const complaintState = (
  resolvedOn: string | null | undefined,
  answeredOn: string | null | undefined,
  { answerDueOn, resolveDueOn }: { readonly answerDueOn: string; readonly resolveDueOn: string },
): string => {
  if (resolvedOn != null) return `resolved ${day(resolvedOn)}`;
  return answeredOn == null ? `answer due ${day(answerDueOn)}` : `final answer due ${day(resolveDueOn)}`;
};

interface EntriesProps {
  readonly heading: string;
  readonly total?: number | undefined;
  readonly entries: readonly { readonly id: string; readonly head: string; readonly text: string | null | undefined }[];
}

function Entries({ heading, total = 0, entries }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3>
        {heading}
        {total > entries.length && <small className="quiet"> newest of {counted(total)}</small>}
      </h3>
      <ul className="plain entries">
        {entries.map(({ id, head, text }) => (
          <li key={id}>
            <span>{head}</span>
            {text != null && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

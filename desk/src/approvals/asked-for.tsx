import { useEffect, useState } from 'react';
import type { DeskApprovalsQuery } from 'loan-gateway-client/documents';
import { isCommand, labelOf, shownValue, type CommandField } from '../commands/command-form-fields.js';
import { QuoteShown } from '../commands/quote-shown.js';
import { useQuote, type Quoted } from '../commands/use-quote.js';
import { commandForms } from '../generated/commands.js';
import { useSession } from '../session/session-context.js';
import { Facts } from '../shared/parts.js';
import type { ViewerQuery } from 'loan-gateway-client/documents';
import { dollars, moment } from '../text/words.js';
import { commandText } from '../text/command-texts.js';

type Row = NonNullable<NonNullable<DeskApprovalsQuery['approvals']>['edges']>[number]['node'];
/** A request as far as it is known here: its text needs other classes. */
export type Approval = Omit<Row, Optional> & Partial<Pick<Row, Optional>>;
type Optional = 'input' | 'reason' | 'requestedByName' | 'decidedByName';

/** What is asked for, in the order and the words of its form. */
export function termsOf({ command, terms }: Approval): readonly { readonly label: string; readonly value: string }[] {
  if (!isCommand(command)) return [];
  const fields: readonly CommandField[] = commandForms[command].fields;
  return fields
    .filter(({ name }) => terms?.[name] != null)
    .map((field) => ({
      label: labelOf(field.name, command).replace(/ percent$/, ''),
      value: shownValue(field, String(terms?.[field.name])),
    }));
}

/** What an approver has to know: what would be done, who asked, and for a change of terms what follows from it. */
export function AskedFor({ approval }: { readonly approval: Approval }) {
  const { command, loanId, terms, amount, requestedBy, requestedByName, requestedAt, input } = approval;
  const quoteOf = useQuote();
  const [quoted, setQuoted] = useState<Quoted>();
  const values = JSON.stringify(terms ?? {});
  useEffect(() => {
    let isCurrent = true;
    const given = Object.entries(JSON.parse(values) as Record<string, unknown>).map(([name, value]) => [
      name,
      String(value),
    ]);
    if (isCommand(command))
      void quoteOf(command, loanId, Object.fromEntries(given) as Record<string, string>).then((answer) => {
        if (isCurrent) setQuoted(answer);
      });
    return () => {
      isCurrent = false;
    };
  }, [quoteOf, command, loanId, values]);
  return (
    <>
      <Facts
        facts={[
          { label: 'Request', value: <strong>{commandText(command)}</strong> },
          { label: 'Loan', value: loanId },
          { label: 'Amount', value: dollars(amount) },
          { label: 'Requested by', value: <Client id={requestedBy} name={requestedByName} /> },
          { label: 'Requested at', value: moment(requestedAt) },
          ...termsOf(approval).filter(({ label }) => label !== 'Amount'),
          ...(typeof input?.reason === 'string' ? [{ label: 'Reason', value: input.reason }] : []),
        ]}
      />
      {quoted && 'quote' in quoted && <QuoteShown quote={quoted.quote} />}
      {quoted && 'faults' in quoted && (
        <p className="note">
          Currently not possible: {[...Object.values(quoted.faults.at), quoted.faults.whole].filter(Boolean).join(' ')}
        </p>
      )}
    </>
  );
}

type Viewer = ViewerQuery['viewer'];

export const isViewer = (id: string, { clientId, personId }: Viewer): boolean => id === (personId ?? clientId);

interface ClientProps {
  readonly id: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** A client or person by name; by its ID where the name is not known. */
export function Client({ id, name }: ClientProps) {
  const { viewer } = useSession();
  if (id == null) return '–';
  return isViewer(id, viewer) ? 'you' : (name ?? id.replace('person:', ''));
}

/** Background jobs, by the name that their events have. */
const JOBS: readonly string[] = ['end-of-day', 'payments'];

/** The subject of an event. */
export function actorOf(id: string | null | undefined, viewer: Viewer): string {
  if (id == null) return 'A client';
  if (JOBS.includes(id)) return 'The system';
  return isViewer(id, viewer) ? 'You' : id.replace('person:', '');
}

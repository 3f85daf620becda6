import { useEffect, useState } from 'react';
import type { DeskApprovalsQuery } from 'loan-gateway-client/documents';
import { isCommand, shownValue, type CommandField } from '../commands/command-form-fields.js';
import { QuoteShown } from '../commands/quote-shown.js';
import { useQuote, type Quoted } from '../commands/use-quote.js';
import { commandForms } from '../generated/commands.js';
import { useSession } from '../session/session-context.js';
import { Facts } from '../shared/parts.js';
import { dollars, moment, title } from '../shared/words.js';

type Row = NonNullable<NonNullable<DeskApprovalsQuery['approvals']>['edges']>[number]['node'];
/** A request, as far as it is known here: its words are for who may see them. */
export type Approval = Omit<Row, 'input' | 'reason'> & Partial<Pick<Row, 'input' | 'reason'>>;

/** What is asked for, in the order and the words of its form. */
export function termsOf({ command, terms }: Approval): readonly { readonly label: string; readonly value: string }[] {
  if (!isCommand(command)) return [];
  const fields: readonly CommandField[] = commandForms[command].fields;
  return fields
    .filter(({ name }) => terms?.[name] != null)
    .map((field) => ({
      label: title(field.name).replace(/ percent$/, ''),
      value: shownValue(field, String(terms?.[field.name])),
    }));
}

/** What an approver has to know: what would be done, who asked, and for a change of terms what follows from it. */
export function AskedFor({ approval }: { readonly approval: Approval }) {
  const { command, loanId, terms, amount, requestedBy, requestedAt, input } = approval;
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
          { label: 'Asked for', value: <strong>{title(command)}</strong> },
          { label: 'Loan', value: loanId },
          { label: 'How much', value: dollars(amount) },
          { label: 'Asked by', value: <Client id={requestedBy} /> },
          { label: 'Asked at', value: moment(requestedAt) },
          ...termsOf(approval).filter(({ label }) => label !== 'Amount'),
          ...(typeof input?.reason === 'string' ? [{ label: 'Why', value: input.reason }] : []),
        ]}
      />
      {quoted && 'quote' in quoted && <QuoteShown quote={quoted.quote} />}
      {quoted && 'faults' in quoted && (
        <p className="note">
          As the loan stands now: {[...Object.values(quoted.faults.at), quoted.faults.whole].filter(Boolean).join(' ')}
        </p>
      )}
    </>
  );
}

/** Clients are known by their ids; one knows oneself. */
export function Client({ id }: { readonly id: string | null | undefined }) {
  const { viewer } = useSession();
  if (id == null) return '–';
  return id === viewer.clientId ? 'you' : id;
}

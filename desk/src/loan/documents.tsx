import { DeskLoanDocumentsDocument, type DeskDocumentFragment } from 'loan-gateway-client/documents';
import { useState } from 'react';
import type { HiddenFor } from '../graph/hidden.js';
import { useAnswer } from '../graph/use-answer.js';
import type { Session } from '../session/session-context.js';
import { Waiting } from '../shared/parts.js';
import { counted } from '../text/words.js';

const NEEDED = ['BUREAU_READ', 'BORROWER_PERSONAL', 'BORROWER_IDENTITY'] as const;

export const documentsHiddenFor = ({ viewer }: Session): HiddenFor =>
  NEEDED.every((scope) => viewer.scopes.includes(scope))
    ? undefined
    : NEEDED.map((scope) => scope.toLowerCase().replace('_', ':'));

/** Opening a document is logged, so nothing is requested before a click. */
export function Documents({ loanId }: { readonly loanId: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Found loanId={loanId} />;
  return (
    <button
      type="button"
      onClick={() => {
        setOpen(true);
      }}
    >
      Look for documents
    </button>
  );
}

function Found({ loanId }: { readonly loanId: string }) {
  const answer = useAnswer(DeskLoanDocumentsDocument, { id: loanId });
  const [opened, setOpened] = useState<string>();
  const underwriting = answer.data?.loan?.underwriting;
  const documents = [
    { name: 'Credit report', document: underwriting?.primaryCreditBureauPdf },
    { name: 'Credit report of the co-applicant', document: underwriting?.coApplicantCreditBureauPdf },
  ].filter((entry): entry is { name: string; document: DeskDocumentFragment } => entry.document != null);
  return (
    <>
      <Waiting answer={answer} />
      {answer.data && documents.length === 0 && <p className="quiet">There is no document.</p>}
      <ul className="plain">
        {documents.map(({ name, document: { id, size, link } }) => (
          <li key={id}>
            {name} <span className="quiet">{counted(Math.ceil(size / 1_024))} kB</span>{' '}
            <button
              type="button"
              aria-expanded={opened === id}
              onClick={() => {
                setOpened(opened === id ? undefined : id);
              }}
            >
              {opened === id ? 'Close' : 'Open'}
            </button>
            {opened === id && <iframe className="document" title={name} src={link.url} />}
          </li>
        ))}
      </ul>
    </>
  );
}

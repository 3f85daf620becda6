import type { LoanStatus } from 'loan-gateway-client/documents';
import type { Loan } from './loan.js';

interface Step {
  readonly name: string;
  /** The role that ends it. */
  readonly actor: string;
  readonly does: string;
}

const STEPS: readonly Step[] = [
  { name: 'Application', actor: 'underwriter', does: 'starts underwriting' },
  { name: 'Decision', actor: 'underwriter', does: 'completes underwriting' },
  { name: 'Lien', actor: 'servicer', does: 'records the lien' },
  { name: 'Fund', actor: 'lender', does: 'funds the loan' },
];

const AT: Readonly<Partial<Record<LoanStatus, number>>> = { CREATED: 0, IN_UNDERWRITING: 1, APPROVED: 2 };

/** How far an application is, and which role acts next. Nothing once the loan is funded or over. */
export function OriginationSteps({ loan: { loanStatus, encumberedStatus, stipulations } }: { readonly loan: Loan }) {
  const reached = AT[loanStatus];
  if (reached === undefined) return null;
  const hasLien = encumberedStatus === 'LIEN';
  const current = reached === 2 && hasLien ? 3 : reached;
  const next = STEPS[current];
  const open = (stipulations ?? []).filter(({ clearedAt }) => clearedAt == null).length;
  return (
    <>
      <ol className="steps" aria-label="Origination">
        {STEPS.map(({ name }, place) => (
          <li
            key={name}
            className={place < current ? 'done' : undefined}
            aria-current={place === current ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      {next && (
        <p className="next-actor">
          Next: the <strong>{next.actor}</strong> {next.does}.
          {open > 0 && ` ${String(open)} ${open === 1 ? 'stipulation is' : 'stipulations are'} open.`}
        </p>
      )}
    </>
  );
}

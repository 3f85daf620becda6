import type { DeskAllocationFragment } from 'loan-gateway-client/documents';
import { dollars, title } from '../text/words.js';

/** What adds up to the payment. */
const PARTS = ['fees', 'interest', 'principal', 'recovery', 'credit'] as const;
/** What is counted among them already. */
const OF_THEM = ['extraPrincipal', 'paidAhead'] as const;

/** The parts of a payment that are not zero. */
export function Allocation({ allocation }: { readonly allocation: DeskAllocationFragment | null | undefined }) {
  if (!allocation) return null;
  const isSome = (part: keyof DeskAllocationFragment) => !/^-?0*(\.0*)?$/.test(allocation[part] ?? '0');
  return (
    <ul className="allocation">
      {PARTS.filter(isSome).map((part) => (
        <li key={part}>
          {title(part)} {dollars(allocation[part])}
        </li>
      ))}
      {OF_THEM.filter(isSome).map((part) => (
        <li key={part} className="quiet">
          of that {title(part).toLowerCase()} {dollars(allocation[part])}
        </li>
      ))}
    </ul>
  );
}

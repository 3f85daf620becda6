import type { DeskAllocationFragment } from 'loan-gateway-client/documents';
import { dollars, title } from '../shared/words.js';

const PARTS = ['interest', 'principal', 'fees', 'extraPrincipal', 'paidAhead', 'recovery', 'credit'] as const;

/** The parts of a payment that are not zero. */
export function Allocation({ allocation }: { readonly allocation: DeskAllocationFragment | null | undefined }) {
  if (!allocation) return null;
  const parts = PARTS.filter((part) => !/^-?0*(\.0*)?$/.test(allocation[part] ?? '0'));
  return (
    <ul className="allocation">
      {parts.map((part) => (
        <li key={part}>
          {title(part)} {dollars(allocation[part])}
        </li>
      ))}
    </ul>
  );
}

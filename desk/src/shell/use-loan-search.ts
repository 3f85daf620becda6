import { DeskSearchDocument, type DeskSearchQuery } from 'loan-gateway-client/documents';
import { useEffect, useState } from 'react';
import { faultText } from '../connection/fault-text.js';
import { useSession } from '../session/session-context.js';

export type FoundLoan = DeskSearchQuery['searchLoans'][number];

export interface LoanSearch {
  readonly loans: readonly FoundLoan[];
  readonly isLooking: boolean;
  /** The text that was answered. */
  readonly answered: string | undefined;
  readonly fault: string | undefined;
}

/** Lookups are counted and audited: one for a pause in typing, none for a text that can't be a value. */
const PAUSE_MS = 350;
const LEAST_LENGTH = 4;
const CAN_BE_A_VALUE = /[\d@]/;

const NONE: LoanSearch = { loans: [], isLooking: false, answered: undefined, fault: undefined };

/** Finds loans by one text. What is looked for is personal: it never goes into the address. */
export function useLoanSearch(text: string): LoanSearch {
  const { client, viewer } = useSession();
  const [found, setFound] = useState(NONE);
  const withNames = viewer.scopes.includes('BORROWER_PERSONAL');
  const asked = text.trim();
  const isAsked = asked.length >= LEAST_LENGTH && CAN_BE_A_VALUE.test(asked);
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const look = async () => {
      const variables = { text: asked, withNames };
      const answer = await client
        .query({ query: DeskSearchDocument, variables, fetchPolicy: 'no-cache' })
        .catch((error: unknown) => ({ data: undefined, error }));
      if (!isCurrent) return;
      const loans = answer.data?.searchLoans;
      setFound({
        loans: loans ?? [],
        isLooking: false,
        answered: asked,
        fault: loans ? undefined : faultText(answer.error),
      });
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, asked, isAsked, withNames]);
  if (!isAsked) return NONE;
  return found.answered === asked ? found : { ...NONE, isLooking: true };
}

import type { ViewerQuery } from 'loan-gateway-client/documents';
import { createContext, useContext } from 'react';
import type { Connection } from '../connection/connect.js';

export interface Session extends Connection {
  readonly viewer: ViewerQuery['viewer'];
  /** Whether the graph lets the viewer ask for a query, a mutation or a subscription at all. */
  readonly may: (operation: string) => boolean;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No session');
  return session;
}

/** Whether the loans of one person, its own, are all that there are for it. */
export const seesOwnAlone = ({ viewer }: Session): boolean => viewer.portfolio.kind === 'BORROWER';

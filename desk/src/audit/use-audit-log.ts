import type { TypedDocumentNode } from '@apollo/client';
import type { DeskAuditLogQuery, DeskAuditLogQueryVariables } from 'loan-gateway-client/documents';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../session/session-context.js';
import type { Entry } from './folded-entries.js';

interface Days {
  readonly subject: string | undefined;
  /** Both included, by the clock of this browser. */
  readonly from: string;
  readonly to: string;
}

export interface AuditLog {
  readonly entries: readonly Entry[];
  readonly isReading: boolean;
  /** There are older entries that were not read. */
  readonly isCut: boolean;
  readonly fault: unknown;
  readonly again: () => void;
}

const PAGE = 100;
const MOST_ENTRIES = 2_000;

const startOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

function startAfter(day: string): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + 1);
  return date.toISOString();
}

const NONE = { entries: [], isReading: true, isCut: false, fault: undefined };

/** Reads the log of some days, newest first. Values are looked for in what was read. */
export function useAuditLog(
  query: TypedDocumentNode<DeskAuditLogQuery, DeskAuditLogQueryVariables>,
  { subject, from, to }: Days,
): AuditLog {
  const { client } = useSession();
  const [log, setLog] = useState<Omit<AuditLog, 'again'>>(NONE);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const entries: Entry[] = [];
      let after: string | null = null;
      do {
        const variables: DeskAuditLogQueryVariables = {
          ...(subject !== undefined && { subject }),
          ...{ from: startOf(from), to: startAfter(to), first: PAGE, after },
        };
        const { data, error } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
        const page: DeskAuditLogQuery['auditLog'] | undefined = data?.auditLog;
        if (!page) throw error instanceof Error ? error : new Error('The log is not in the answer');
        entries.push(...page.nodes);
        after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
        if (isCurrent) setLog({ ...NONE, entries: [...entries] });
      } while (after !== null && entries.length < MOST_ENTRIES && isCurrent);
      if (isCurrent) setLog({ ...NONE, entries, isReading: false, isCut: after !== null });
    };
    setLog(NONE);
    read().catch((fault: unknown) => {
      if (isCurrent) setLog({ ...NONE, isReading: false, fault });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, query, subject, from, to, times]);
  const again = useCallback(() => {
    setTimes((before) => before + 1);
  }, []);
  return { ...log, again };
}

import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { AnsweredError } from 'loan-gateway-client';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../session/session-context.js';
import { errorsOf, faultText } from '../connection/fault-text.js';

export interface Answer<Data> {
  readonly data: Data | undefined;
  /** What the answer says of its nulls. */
  readonly errors: readonly AnsweredError[];
  /** Why there is no answer; what was there before stays. */
  readonly fault: string | undefined;
  readonly isLoading: boolean;
  readonly again: () => void;
}

const SAYS_HIDDEN: readonly unknown[] = ['FORBIDDEN', 'ERRORS_CAPPED'];

interface Got<Data> {
  readonly asked: string;
  readonly data?: Data | undefined;
  readonly errors: readonly AnsweredError[];
  readonly fault?: string | undefined;
}

/** Asks the graph, and again when told so, or when the browser is online again. Errors stay beside the data they belong to. */
export function useAnswer<Data, Variables extends Record<string, unknown>>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Answer<Data> {
  const { client } = useSession();
  const [got, setGot] = useState<Got<Data>>();
  const [times, setTimes] = useState(0);
  const asked = JSON.stringify(variables);
  useEffect(() => {
    let isCurrent = true;
    const keep = (next: Got<Data>) => {
      if (isCurrent) setGot((before) => ((next.data ?? before?.asked !== asked) ? next : { ...before, ...next }));
    };
    const options = { query, variables: JSON.parse(asked) as Variables, fetchPolicy: 'network-only' as const };
    client.query(options as ApolloClient.QueryOptions<Data>).then(
      ({ data, error }) => {
        const errors = errorsOf(error);
        const isAnswered = data !== undefined && data !== null;
        // Hidden parts are drawn as hidden; other missing parts say why.
        const missing = errors.find(({ extensions }) => !SAYS_HIDDEN.includes(extensions?.code));
        const fault = isAnswered ? missing?.message : faultText(error);
        keep({ asked, errors, ...(isAnswered && { data }), ...(fault !== undefined && { fault }) });
      },
      (error: unknown) => {
        keep({ asked, errors: [], fault: faultText(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, query, asked, times]);
  const again = useCallback(() => {
    setTimes((before) => before + 1);
  }, []);
  useEffect(() => {
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
    };
  }, [again]);
  const current = got?.asked === asked ? got : undefined;
  return {
    data: current?.data,
    errors: current?.errors ?? [],
    fault: current?.fault,
    isLoading: current === undefined,
    again,
  };
}

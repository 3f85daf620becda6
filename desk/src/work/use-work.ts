import { newIdempotencyKey } from 'loan-gateway-client';
import {
  DeskWorkCountsDocument,
  WorkClaimDocument,
  WorkCompleteDocument,
  type WorkOutcome,
  type WorkQueueName,
} from 'loan-gateway-client/documents';
import { useCallback, useEffect, useRef, useState } from 'react';
import { faultText } from '../connection/fault-text.js';
import { useAnswer } from '../graph/use-answer.js';
import { useSession } from '../session/session-context.js';
import { plain } from '../text/words.js';

export interface WorkedLoan {
  readonly loanId: string;
  readonly claimId: string;
  readonly outcome: WorkOutcome | undefined;
}

export interface Work {
  readonly title: string | undefined;
  /** The loan that is shown; undefined before the first and after the last. */
  readonly current: WorkedLoan | undefined;
  /** Its place, counted from one, among so many. */
  readonly position: number;
  readonly total: number;
  readonly isBusy: boolean;
  readonly isDone: boolean;
  readonly fault: string | undefined;
  readonly complete: (outcome: WorkOutcome, nextOn: string | undefined) => Promise<void>;
  readonly back: () => void;
  readonly forward: () => void;
  readonly again: () => void;
}

/** A claim lasts 20 minutes; one that is worked on goes on. */
const RENEW_MS = 10 * 60_000;

/** Claims one loan of a queue after another. */
export function useWork(queue: WorkQueueName): Work {
  const { client } = useSession();
  const counts = useAnswer(DeskWorkCountsDocument, {});
  const known = counts.data?.workQueues?.find(({ name }) => name === queue);
  const [loans, setLoans] = useState<readonly WorkedLoan[]>([]);
  const [index, setIndex] = useState(0);
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const isUnderWay = useRef(false);

  const claim = useCallback(async () => {
    const input = { queue, idempotencyKey: newIdempotencyKey() };
    const { data, error } = await client.mutate({ mutation: WorkClaimDocument, variables: { input } });
    const answer = data?.claimWork;
    if (!answer) throw new Error(faultText(error));
    if ('claim' in answer) {
      const next = { loanId: answer.loanId, claimId: answer.claim.id, outcome: undefined };
      setLoans((before) => (before.at(-1)?.claimId === next.claimId ? before : [...before, next]));
    } else if (answer.code === 'QUEUE_EMPTY') setDone(true);
    else throw new Error(plain(answer.message));
  }, [client, queue]);

  const once = useCallback(async (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFault(undefined);
    await work().catch((error: unknown) => {
      setFault(error instanceof Error ? error.message : faultText(error));
    });
    isUnderWay.current = false;
    setBusy(false);
  }, []);

  useEffect(() => {
    void once(claim);
    const timer = setInterval(() => void once(claim), RENEW_MS);
    return () => {
      clearInterval(timer);
    };
  }, [once, claim]);

  const current = loans[index];
  const complete = (outcome: WorkOutcome, nextOn: string | undefined) =>
    once(async () => {
      if (!current || current.outcome !== undefined) return;
      const input = {
        claimId: current.claimId,
        outcome,
        idempotencyKey: newIdempotencyKey(),
        ...(nextOn && { nextOn }),
      };
      const { data, error } = await client.mutate({ mutation: WorkCompleteDocument, variables: { input } });
      const answer = data?.completeWork;
      if (!answer) throw new Error(faultText(error));
      if (!('claim' in answer)) throw new Error(plain(answer.message));
      setLoans((before) => before.map((loan) => (loan === current ? { ...loan, outcome } : loan)));
      await claim();
      setIndex(index + 1);
    });
  return {
    title: known?.title,
    current,
    position: index + 1,
    total: Math.max(known?.count ?? 0, loans.length),
    isBusy,
    isDone,
    fault,
    complete,
    back: () => {
      setIndex(Math.max(0, index - 1));
    },
    forward: () => {
      setIndex(Math.min(loans.length - (isDone ? 0 : 1), index + 1));
    },
    again: () => void once(claim),
  };
}

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useRef, useState } from 'react';
import { faultText } from '../graph/fault-text.js';
import { commandForms } from '../generated/commands.js';
import { useSession } from '../session/session-context.js';
import { fieldsOf, inputOf, type CommandName, type Values } from './command-form-fields.js';
import { forgetPending, keepPending } from './pending.js';
import { faultsOf, type CommandAnswer, type Faults } from './refusal-faults.js';

export interface Subject {
  readonly field: 'loanId' | 'repaymentId';
  readonly id: string;
}

export interface CommandState {
  readonly isSending: boolean;
  readonly faults: Faults;
  readonly done: CommandAnswer | undefined;
  readonly send: (values: Values) => Promise<boolean>;
}

const NONE: Faults = { at: {}, whole: undefined };

/** Sends a command once, however often it is told to: what is under way is waited for, and its key stays until the answer. */
export function useCommand(command: CommandName, subject: Subject): CommandState {
  const { client } = useSession();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [faults, setFaults] = useState(NONE);
  const [done, setDone] = useState<CommandAnswer>();

  const ask = async (values: Values): Promise<Faults | undefined> => {
    const fields = fieldsOf(command, subject.field);
    const idempotencyKey = keepPending(command, subject.id, values);
    const input = { ...inputOf(fields, values), [subject.field]: subject.id, idempotencyKey };
    const { data, error } = await client.mutate({
      mutation: commandForms[command].document as (typeof commandForms)['waiveFee']['document'],
      variables: { input: input as never },
    });
    const answer = (data as Partial<Record<string, CommandAnswer | null>> | null | undefined)?.[command];
    // Refused before it was a command: there is nothing that could be done twice.
    if (answer || CombinedGraphQLErrors.is(error)) forgetPending(command, subject.id);
    if (!answer) return { at: {}, whole: `${faultText(error)} ${SEND_AGAIN}` };
    const refused = faultsOf(answer, fields);
    if (!refused) setDone(answer);
    return refused;
  };

  const send = async (values: Values): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setSending(true);
    setFaults(NONE);
    try {
      const refused = await ask(values).catch((error: unknown) => ({
        at: {},
        whole: `${faultText(error)} ${SEND_AGAIN}`,
      }));
      setFaults(refused ?? NONE);
      return refused === undefined;
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { isSending, faults, done, send };
}

const SEND_AGAIN = 'You can send it again: it is carried out once.';

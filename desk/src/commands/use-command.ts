import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useRef, useState } from 'react';
import { faultText } from '../connection/fault-text.js';
import { commandForms } from '../generated/commands.js';
import { useSession } from '../session/session-context.js';
import { fieldsOf, inputFor, type CommandName, type Subject, type Values } from './command-form-fields.js';
import { forgetPending, keepPending } from './pending.js';
import { faultsOf, isRefusal, NO_FAULTS, type CommandAnswer, type Faults } from './refusal-faults.js';

/** Fields that the subject fills in. */
export const givenBy = ({ field, loanId }: Subject): readonly string[] =>
  loanId === undefined ? [field] : [field, 'loanId'];

export interface CommandState {
  readonly isSending: boolean;
  readonly faults: Faults;
  readonly setFaults: (faults: Faults) => void;
  readonly done: CommandAnswer | undefined;
  readonly send: (values: Values) => Promise<void>;
}

/** As what a command is kept until it is answered: to ask another client for it is something else than to give it. */
export const sentAs = (command: CommandName, isAsked: boolean): string =>
  isAsked ? `requestApproval.${command}` : command;

/** Sends a command once, however often it is told to: what is under way is waited for, and its key stays until the answer. */
export function useCommand(command: CommandName, subject: Subject, isAsked: boolean): CommandState {
  const { client } = useSession();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [done, setDone] = useState<CommandAnswer>();
  const mutation = isAsked ? 'requestApproval' : command;

  const ask = async (values: Values): Promise<Faults> => {
    const fields = fieldsOf(command, ...givenBy(subject));
    const name = sentAs(command, isAsked);
    const idempotencyKey = keepPending(name, subject.id, values);
    const given = inputFor(command, subject, fields, values);
    const input = isAsked ? { idempotencyKey, [command]: given } : { idempotencyKey, ...given };
    const { data, error } = await client.mutate({
      mutation: commandForms[mutation].document as (typeof commandForms)['waiveFee']['document'],
      variables: { input: input as never },
    });
    const answer = (data as Partial<Record<string, CommandAnswer | null>> | null | undefined)?.[mutation];
    // Refused before it was a command: there is nothing that could be done twice.
    if (answer || CombinedGraphQLErrors.is(error)) forgetPending(name, subject.id);
    if (!answer) return { ...NO_FAULTS, whole: `${faultText(error)} ${SEND_AGAIN}` };
    if (isRefusal(answer)) return faultsOf(answer, fields);
    setDone(answer);
    return NO_FAULTS;
  };

  const send = async (values: Values): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setFaults(NO_FAULTS);
    try {
      setFaults(
        await ask(values).catch((error: unknown) => ({ ...NO_FAULTS, whole: `${faultText(error)} ${SEND_AGAIN}` })),
      );
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { isSending, faults, setFaults, done, send };
}

const SEND_AGAIN = 'Retrying won’t duplicate it.';

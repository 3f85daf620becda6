import type { DeskSubmitRepaymentMutation, DeskWaiveFeeMutation } from 'loan-gateway-client/documents';
import { day, dollars, words } from '../shared/words.js';
import type { CommandField } from './command-form-fields.js';

export type CommandAnswer =
  NonNullable<DeskSubmitRepaymentMutation['submitRepayment']> | NonNullable<DeskWaiveFeeMutation['waiveFee']>;

export interface Faults {
  /** What is wrong with a field, by its name. */
  readonly at: Readonly<Record<string, string>>;
  /** What is wrong with all of it. */
  readonly whole: string | undefined;
}

/** Where on the form a refusal belongs; undefined for a command that was carried out. */
export function faultsOf(answer: CommandAnswer, fields: readonly CommandField[]): Faults | undefined {
  const first = (type: string) => fields.find((field) => field.type === type)?.name;
  const atOr = (name: string | undefined, text: string): Faults =>
    name === undefined ? { at: {}, whole: text } : { at: { [name]: text }, whole: undefined };
  switch (answer.__typename) {
    case 'RepaymentUpdated':
    case 'LoanUpdated':
      return undefined;
    case 'InvalidInput': {
      const at: Record<string, string> = {};
      const rest: string[] = [];
      for (const { field, reason } of answer.faults) {
        const name = field.split('.').at(-1) ?? field;
        if (fields.some((known) => known.name === name)) at[name] = reason;
        else rest.push(`${words(name)} ${reason}`);
      }
      return { at, whole: rest.length > 0 ? rest.join('; ') : undefined };
    }
    case 'AmountTooHigh':
      return atOr(first('Decimal'), `${answer.message} At most ${dollars(answer.atMost)}.`);
    case 'DateNotAllowed':
      return atOr(first('Date'), `${answer.message} From ${day(answer.earliest)} to ${day(answer.latest)}.`);
    case 'NotAllowedInState':
      return { at: {}, whole: `${answer.message} It is ${words(answer.currentState)}.` };
    case 'NotYetAllowed':
      return { at: {}, whole: `${answer.message} From ${day(answer.allowedFrom)} on.` };
    default:
      return { at: {}, whole: answer.message };
  }
}

import type {
  DeskApproveMutation,
  DeskAuthorizeAutopayMutation,
  DeskCancelProductMutation,
  DeskInitiateRepaymentMutation,
  DeskPlaceHoldMutation,
  DeskPreviewQuery,
  DeskPromiseToPayMutation,
  DeskProposeTransferMutation,
  DeskQuoteLoanChangeQuery,
  DeskReopenPeriodMutation,
  DeskSchedulePaymentMutation,
  DeskSubmitRepaymentMutation,
  DeskWaiveFeeMutation,
} from 'loan-gateway-client/documents';
import { day, dollars, plain, words } from '../text/words.js';
import { commandText } from '../text/command-texts.js';
import type { CommandField } from './command-form-fields.js';

type Answered =
  | DeskSubmitRepaymentMutation['submitRepayment']
  | DeskInitiateRepaymentMutation['initiateRepayment']
  | DeskWaiveFeeMutation['waiveFee']
  | DeskPlaceHoldMutation['placeHold']
  | DeskPromiseToPayMutation['promiseToPay']
  | DeskAuthorizeAutopayMutation['authorizeAutopay']
  | DeskSchedulePaymentMutation['schedulePayment']
  | DeskReopenPeriodMutation['reopenPeriod']
  | DeskCancelProductMutation['cancelProduct']
  | DeskProposeTransferMutation['proposeTransfer']
  | DeskApproveMutation['approve'];

export type CommandAnswer = NonNullable<Answered>;
type Previewed = NonNullable<NonNullable<DeskPreviewQuery['previewCommand']>['refusal']>;
type Refusal =
  | Extract<CommandAnswer | NonNullable<DeskQuoteLoanChangeQuery['quoteLoanChange']>, { code: string }>
  | Previewed;

export interface Faults {
  /** What is wrong with a field, by its name. */
  readonly at: Readonly<Record<string, string>>;
  /** What is wrong with all of it. */
  readonly whole: string | undefined;
  /** Whether another client may let it pass. */
  readonly needsApproval: boolean;
}

export const NO_FAULTS: Faults = { at: {}, whole: undefined, needsApproval: false };

export const isRefusal = <Answer extends object>(answer: Answer): answer is Extract<Answer, { code: string }> =>
  'code' in answer;

/** Where on the form a refusal belongs. */
export function faultsOf(answer: Refusal, fields: readonly CommandField[]): Faults {
  const first = (type: string) => fields.find((field) => field.type === type)?.name;
  const whole = (text: string): Faults => ({ ...NO_FAULTS, whole: text });
  const atOr = (name: string | undefined, text: string): Faults =>
    name === undefined ? whole(text) : { ...NO_FAULTS, at: { [name]: text } };
  switch (answer.__typename) {
    case 'InvalidInput': {
      const at: Record<string, string> = {};
      const rest: string[] = [];
      for (const { field, reason } of answer.faults) {
        const last = field.split('.').at(-1) ?? field;
        const known = [field, last].find((name) => fields.some((one) => one.name === name));
        if (known === undefined) rest.push(`${words(last)} ${reason}`);
        else at[known] = plain(reason);
      }
      return { at, whole: rest.length > 0 ? rest.join('; ') : undefined, needsApproval: false };
    }
    case 'AmountTooHigh':
      return atOr(first('Decimal'), `The amount can be at most ${dollars(answer.atMost)}.`);
    case 'ApprovalNeeded':
      return {
        ...(answer.limit == null
          ? whole(plain(answer.message))
          : atOr(first('Decimal'), `Above your limit of ${dollars(answer.limit)}. Request approval.`)),
        needsApproval: true,
      };
    case 'DateNotAllowed':
      return atOr(first('Date'), `Choose a date from ${day(answer.earliest)} to ${day(answer.latest)}.`);
    case 'NotAllowedInState':
      return whole(`${commandText(answer.command)} is not possible: the status is ${words(answer.currentState)}.`);
    default:
      return whole(plain(answer.message));
  }
}

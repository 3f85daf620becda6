import { Field, ID, InputType } from 'type-graphql';
import type { RequestApprovalInput as Requested } from '../../app/approval/approvals.js';
import {
  AdjustPrincipalDetails,
  AssessFeeDetails,
  RefundCreditDetails,
  RefundFeeDetails,
  ReverseAdjustmentDetails,
  WaiveFeeDetails,
  WaiveInterestDetails,
  WriteOffSmallBalanceDetails,
} from '../adjustment/adjustment.inputs.js';
import {
  ChangeDueDateDetails,
  ChangeRateDetails,
  DeferPaymentsDetails,
  ModifyLoanDetails,
  ReageDetails,
  ReamortizeDetails,
  UndoLoanChangeDetails,
} from '../change/change.input.js';
import { CommandInput } from '../shared/command.enum.js';

const asked = (what: string) => ({ nullable: true, description: `Asks another client ${what}.` });

@InputType({ description: 'What to ask another client for: exactly one of these.' })
export class RequestApprovalInput extends CommandInput implements Requested {
  @Field(() => AssessFeeDetails, asked('to let a fee be charged'))
  assessFee?: AssessFeeDetails | null;

  @Field(() => WaiveFeeDetails, asked('to let a fee be given up'))
  waiveFee?: WaiveFeeDetails | null;

  @Field(() => RefundFeeDetails, asked('to let a fee be given back'))
  refundFee?: RefundFeeDetails | null;

  @Field(() => RefundCreditDetails, asked('to let credit be paid back'))
  refundCredit?: RefundCreditDetails | null;

  @Field(() => WaiveInterestDetails, asked('to let interest be given up'))
  waiveInterest?: WaiveInterestDetails | null;

  @Field(() => WriteOffSmallBalanceDetails, asked('to let a small balance be written off'))
  writeOffSmallBalance?: WriteOffSmallBalanceDetails | null;

  @Field(() => AdjustPrincipalDetails, asked('to let the principal be corrected'))
  adjustPrincipal?: AdjustPrincipalDetails | null;

  @Field(() => ReverseAdjustmentDetails, asked('to let an adjustment be taken back'))
  reverseAdjustment?: ReverseAdjustmentDetails | null;

  @Field(() => DeferPaymentsDetails, asked('to let a deferral give up interest'))
  deferPayments?: DeferPaymentsDetails | null;

  @Field(() => ChangeDueDateDetails, asked('to let due dates change'))
  changeDueDate?: ChangeDueDateDetails | null;

  @Field(() => ChangeRateDetails, asked('to let a rate give up interest of the past'))
  changeRate?: ChangeRateDetails | null;

  @Field(() => ReamortizeDetails, asked('to let what is left be spread anew'))
  reamortize?: ReamortizeDetails | null;

  @Field(() => ReageDetails, asked('to let a loan be re-aged'))
  reage?: ReageDetails | null;

  @Field(() => ModifyLoanDetails, asked('to let a modification give up principal or interest'))
  modifyLoan?: ModifyLoanDetails | null;

  @Field(() => UndoLoanChangeDetails, asked('to let a change of terms be taken back'))
  undoLoanChange?: UndoLoanChangeDetails | null;
}

@InputType({ description: 'Which request to approve.' })
export class ApproveInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the request.' })
  approvalId: string;
}

@InputType({ description: 'Which request to turn down.' })
export class RejectInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the request.' })
  approvalId: string;

  @Field(() => String, { description: 'Why.' })
  reason: string;
}

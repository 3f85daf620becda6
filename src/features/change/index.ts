import { feature } from '../feature.js';
import { LoanChangeQuoteResolver, TermHistoryResolver } from './change.resolver.js';
import { deferPayments } from './defer-payments.js';
import { changeDueDate } from './change-due-date.js';
import { changeRate } from './change-rate.js';
import { reamortize } from './reamortize.js';
import { reage } from './reage.js';
import { modifyLoan } from './modify-loan.js';
import { undoLoanChange } from './undo-loan-change.js';

export const changeCommands = [deferPayments, changeDueDate, changeRate, reamortize, reage, modifyLoan, undoLoanChange];

export const changeFeature = feature({
  name: 'change',
  commands: changeCommands,
  resolvers: [LoanChangeQuoteResolver, TermHistoryResolver],
});

import { feature } from '../feature.js';
import { LoanChangeQuoteResolver, TermHistoryResolver } from './change.resolver.js';
import { termCommands } from './change-commands.js';
import { undoLoanChange } from './undo-loan-change.js';

export const changeCommands = [...termCommands, undoLoanChange];

export const changeFeature = feature({
  name: 'change',
  commands: changeCommands,
  resolvers: [LoanChangeQuoteResolver, TermHistoryResolver],
});

import { feature } from '../feature.js';
import { LoanApplicationResolver } from './application.resolver.js';
import { LoanCreated } from './create-loan.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { createLoan } from './create-loan.js';
import { startUnderwriting } from './start-underwriting.js';
import { completeUnderwriting } from './complete-underwriting.js';
import { reopenUnderwriting } from './reopen-underwriting.js';
import { clearStipulation } from './clear-stipulation.js';
import { withdrawLoan } from './withdraw-loan.js';
import { fundLoan } from './fund-loan.js';

export const originationFeature = feature({
  name: 'origination',
  commands: [
    createLoan,
    startUnderwriting,
    completeUnderwriting,
    reopenUnderwriting,
    clearStipulation,
    withdrawLoan,
    fundLoan,
  ],
  resolvers: [LoanApplicationResolver, loanAnswerResolver(() => LoanCreated)],
});

import { LIEN_TRANSITIONS } from '../../src/domain/collateral/collateral.js';
import { SCHEDULED_PAYMENT_TRANSITIONS } from '../../src/domain/payment/scheduled-payment.js';
import { REPAYMENT_TRANSITIONS } from '../../src/domain/repayment/repayment-state.js';
import { INITIAL_LOAN_STATE, LOAN_STATES } from '../../src/domain/loan/lifecycle.js';
import '../../src/gateway/graph/features.js';
import { allLoanRules, offeredOnLoans } from '../../src/features/command/registry.js';
import { isOpenToAll } from '../../src/features/loan/loan-rules.js';

type Table = Readonly<Record<string, Readonly<Partial<Record<string, readonly string[]>>>>>;

/** Without the commands that every state allows. */
const loanTransitions = (): Table =>
  Object.fromEntries(
    LOAN_STATES.map((state) => [
      state,
      Object.fromEntries(
        offeredOnLoans().flatMap(({ name, states }) =>
          isOpenToAll(states) || !states[state] ? [] : [[name, states[state]]],
        ),
      ),
    ]),
  );

const always = (): string[] =>
  allLoanRules().flatMap(({ name, states }) => (isOpenToAll(states) ? [`\`${name}\``] : []));

/** docs/lifecycle.md: the transition tables as diagrams, so that pictures and code agree. */
export function printLifecycle(): string {
  return `# The life of a loan

<!-- Printed by \`npm run schema\` from the transition tables in src/domain; a test compares it. -->

Commands on arrows are mutations of the graph. A state without an arrow for a command refuses it. The refusal has the state and
the allowed commands. \`Loan.allowedCommands\` has them beforehand.

## Loan

${diagram(loanTransitions(), ['createLoan', INITIAL_LOAN_STATE])}

Every state allows these commands: ${always().join(', ')}. They depend on the state of the lien or of the payment.

## Repayment

${diagram(REPAYMENT_TRANSITIONS, ['initiateRepayment', 'INITIATED'])}

A repayment can also begin with \`submitRepayment\`.

## Scheduled payment

\`collectPayments\` is a daily job: each payment that is sent becomes a repayment by \`submitRepayment\`. With
\`EVERY_DUE_DATE\`, the payment for the next due date follows. A scheduled payment can also begin with
\`retryPayment\`, which draws a returned payment again.

${diagram(SCHEDULED_PAYMENT_TRANSITIONS, ['schedulePayment', 'SCHEDULED'])}

## Lien on the collateral

\`queueRelease\` follows from a payoff, \`reinstateLien\` from a reversal that restores the balance. The others are mutations.

${diagram(LIEN_TRANSITIONS, ['createLoan', 'PENDING'])}
`;
}

function diagram(table: Table, [first, initial]: readonly [string, string]): string {
  const arrows = new Map<string, string[]>();
  for (const [state, commands] of Object.entries(table)) {
    for (const [command, outcomes] of Object.entries(commands)) {
      for (const outcome of outcomes ?? []) {
        const arrow = `${state} --> ${outcome}`;
        arrows.set(arrow, [...(arrows.get(arrow) ?? []), command]);
      }
    }
  }
  const lines = [...arrows].map(([arrow, commands]) => `  ${arrow}: ${commands.join('<br/>')}`);
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${initial}: ${first}`, ...lines, '```'].join('\n');
}

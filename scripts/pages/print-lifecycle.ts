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

/** docs/lifecycle.md: the transition tables as diagrams, so that a picture cannot say anything else than the code. */
export function printLifecycle(): string {
  return `# The life of a loan

<!-- Printed by \`npm run schema\` from the transition tables in src/domain; a test fails when it drifts. -->

Commands on arrows are mutations of the graph. A command that a state has no arrow for is refused with the state and the
commands that are allowed; \`Loan.allowedCommands\` tells them beforehand.

## Loan

${diagram(loanTransitions(), ['createLoan', INITIAL_LOAN_STATE])}

Every state allows these commands: ${always().join(', ')}. The state of the lien or of the payment decides about them.

## Repayment

${diagram(REPAYMENT_TRANSITIONS, ['initiateRepayment', 'INITIATED'])}

A repayment may also begin with \`submitRepayment\`.

## Scheduled payment

\`collectPayments\` is the work of a day: what is sent becomes a repayment by \`submitRepayment\`. One for every due date is followed by
the next.

${diagram(SCHEDULED_PAYMENT_TRANSITIONS, ['schedulePayment', 'SCHEDULED'])}

## Lien on the collateral

\`queueRelease\` follows from payoff, \`reinstateLien\` from a reversal that brings the balance back; all others are mutations.

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

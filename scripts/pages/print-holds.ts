import '../../src/gateway/graph/features.js';
import { allLoanRules } from '../../src/features/command/registry.js';
import { blocks, HOLD_EFFECTS, HOLDS, stops, type HoldEffect } from '../../src/domain/hold/hold-effects.js';
import { HOLD_KINDS } from '../../src/domain/hold/hold.js';

const YES = 'x';

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** docs/holds.md: the commands and effects that each hold blocks, from the table that decides it. */
export const printHolds = (): string => `# Holds

<!-- Printed by \`npm run schema\` from src/domain/hold/hold-effects.ts; a test compares it. -->

A hold blocks commands on a loan, or stops fees, letters or scheduled payments for a time.

\`\`\`graphql
mutation HoldForBankruptcy {
  placeHold(
    input: { loanId: "LN-1", kind: BANKRUPTCY, from: "2026-11-19", reason: "Chapter 13 filed", idempotencyKey: "k-1" }
  ) {
    __typename
    ... on HoldUpdated {
      hold {
        id
        kind
      }
    }
    ... on Refusal {
      message
    }
  }
}
\`\`\`

\`placeHold\` sets the first day, in the past or up to a year ahead, and optionally the last day. \`liftHold\` ends a hold.

- A hold is active on its first day, on its last day and between. On the day it is lifted it is no longer active.
- Two holds of one kind are never active on the same day.
- \`Loan.holds\` has the holds of a loan, also ended ones. \`holds\` lists those of all loans, by kind, by a day on which they
  are active, or by their end. \`LoanFilter.holds\` finds loans with an active hold.
- A blocked command is refused with \`ON_HOLD\` and the holds. A command that the state of the loan forbids is refused for that.
- \`Loan.allowedCommands\` considers the holds that the caller sees. \`Loan.viewerCommands\` says of each command whether the
  caller can send it now, and why not.

Late fees follow from the account. A fee that would be due during a hold that stops late fees is not charged. So a hold for
past days reverses the fees of these days. Lifting a hold charges nothing for its days.

A hold that stops scheduled payments makes no borrower late. It stores the due date of the first payment it stopped. The
installments from then to 15 days after its last day count as due on the first due date after that. By then a payment that
collects them can be [announced](payments.md#notices-of-varying-amounts).

\`liftHold\` with a \`relief\` lifts a hold only for named commands, by a court order, a confirmed plan or a settlement.
\`document\` names it. The hold stays active for everything else.

A client without \`loan:service\` can place the kinds that a borrower asks for, from today on: disputes, requests for validation
and requests not to be contacted.

## Kinds

A client sees a hold if it has all classes of its kind. For other clients, lists, filters and quotes do not depend on it. Events
of holds are shown only to clients that see every kind. Reasons need STAFF and PERSONAL. An erasure of the borrower removes the
reasons and the PERSONAL kinds. These kinds cannot be placed after it (\`CONFLICT\`).

${table(
  ['Kind', 'Meaning', 'Seen by', 'Source'],
  HOLD_KINDS.map((kind) => [`\`${kind}\``, HOLDS[kind].meaning, HOLDS[kind].classes.join(', '), HOLDS[kind].source]),
)}

## Blocked commands

No hold blocks a command that is not in this table. Payments, losses and other facts can always be recorded.

${table(
  ['Command', ...HOLD_KINDS],
  allLoanRules()
    .filter(({ blockedBy }) => blockedBy.length > 0)
    .map(({ name, blockedBy }) => [`\`${name}\``, ...HOLD_KINDS.map((kind) => (blocks(kind, blockedBy) ? YES : ''))]),
)}

## Stopped effects

${table(
  ['Effect', 'Meaning', ...HOLD_KINDS],
  (Object.keys(HOLD_EFFECTS) as HoldEffect[]).map((effect) => [
    `\`${effect}\``,
    HOLD_EFFECTS[effect],
    ...HOLD_KINDS.map((kind) => (stops(kind, effect) ? YES : '')),
  ]),
)}

The gateway applies late fees, ratings and scheduled payments. Other systems send letters and repossession orders; they read
\`LoanHold.stops\`.
`;

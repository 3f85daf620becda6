import '../../src/gateway/graph/features.js';
import { allLoanRules } from '../../src/features/command/registry.js';
import { blocks, HOLD_EFFECTS, HOLDS, stops, type HoldEffect } from '../../src/domain/hold/hold-effects.js';
import { HOLD_KINDS } from '../../src/domain/hold/hold.js';

const YES = 'x';

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** docs/holds.md: what each hold forbids and stops, from the table that decides it. */
export const printHolds = (): string => `# Holds

<!-- Printed by \`npm run schema\` from src/domain/hold/hold-effects.ts; a test fails when it drifts. -->

\`placeHold\` puts a hold on a loan from a day on, which may lie in the past or up to a year ahead, until a day or until \`liftHold\`. A
hold stands on its first day, on its last and on all between; lifted on a day, it does not stand on that day any more. It stays in
\`Loan.holds\`. Two holds of one kind never stand on the same day. \`holds\` lists those of all loans: by kind, standing on a day, ending
before one; \`LoanFilter.holds\` finds loans on which one stands today.

While a hold stands, commands that it forbids are refused with \`ON_HOLD\` and the holds. What the state of the loan does not allow is
refused for that. \`Loan.allowedCommands\` knows the holds that the viewer sees; \`Loan.viewerCommands\` tells of each command whether this
viewer may give it now, and why not.

Late fees are derived: one whose day lies in a hold that stops them does not fall due, so a hold that is placed for days in the past
takes fees back, and lifting one charges nothing for its days.

A hold that stops scheduled payments makes no borrower late. It keeps the due date of the first payment it stopped; installments from then
to its last day count from the first due date after it, on which the next scheduled payment collects them.

\`liftHold\` with a \`relief\` lifts a hold for named commands only: a court order, a confirmed plan or a settlement allows them, and
\`document\` says which. The hold stays active and goes on blocking and stopping all else.

A client without \`loan:service\` places the kinds that a borrower asks for: disputes, requests for validation and requests not to be
contacted, from today on.

## Kinds

A client sees a hold if it has all classes of the kind. Lists, filters and quotes never tell other clients of it. Events of \`placeHold\` and
\`liftHold\` are shown to clients that see every kind; others are not told that any is missing. Reasons are for who may see staff's words of persons. When a borrower is erased the
reasons go, and the kinds that are PERSONAL; such a hold is not placed after it (\`CONFLICT\`).

${table(
  ['kind', 'what it is', 'seen by', 'source'],
  HOLD_KINDS.map((kind) => [`\`${kind}\``, HOLDS[kind].meaning, HOLDS[kind].classes.join(', '), HOLDS[kind].source]),
)}

## What it forbids

Commands that are not here are forbidden by none: what arrived, was lost or became known is always recorded.

${table(
  ['command', ...HOLD_KINDS],
  allLoanRules()
    .filter(({ blockedBy }) => blockedBy.length > 0)
    .map(({ name, blockedBy }) => [`\`${name}\``, ...HOLD_KINDS.map((kind) => (blocks(kind, blockedBy) ? YES : ''))]),
)}

## What it stops

${table(
  ['', 'what that means', ...HOLD_KINDS],
  (Object.keys(HOLD_EFFECTS) as HoldEffect[]).map((effect) => [
    `\`${effect}\``,
    HOLD_EFFECTS[effect],
    ...HOLD_KINDS.map((kind) => (stops(kind, effect) ? YES : '')),
  ]),
)}

Late fees and ratings are ours. Letters and orders to repossess are sent by other systems, which ask \`LoanHold.stops\`.
`;

import { FORBIDDEN_BY, forbids, HOLD_EFFECTS, HOLDS, stops, type HoldEffect } from './hold-effects.js';
import { HOLD_KINDS } from './hold.js';

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

## Kinds

Who has all classes of a kind sees such holds; nobody else is told of one, by list, filter, event or refusal. An event of \`placeHold\` or
\`liftHold\` names its command to who may see all kinds; who is not STAFF and may not see all is shown no such event, and the others are
counted without it. Reasons are for who may see staff's words of persons. When a borrower is erased the
reasons go, and the kinds that are PERSONAL; such a hold is not placed after it (\`CONFLICT\`).

${table(
  ['kind', 'what it is', 'seen by', 'source'],
  HOLD_KINDS.map((kind) => [`\`${kind}\``, HOLDS[kind].meaning, HOLDS[kind].classes.join(', '), HOLDS[kind].source]),
)}

## What it forbids

Commands that are not here are forbidden by none: what arrived, was lost or became known is always recorded.

${table(
  ['command', ...HOLD_KINDS],
  Object.keys(FORBIDDEN_BY)
    .filter((command) => HOLD_KINDS.some((kind) => forbids(kind, command)))
    .map((command) => [`\`${command}\``, ...HOLD_KINDS.map((kind) => (forbids(kind, command) ? YES : ''))]),
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

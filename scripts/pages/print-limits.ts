import { type Role, ROLE_SCOPES, ROLES, type Scope } from '../../src/domain/access/roles.js';
import {
  ADJUSTMENT_COMMANDS,
  type AdjustmentCommand,
  APPROVAL_DAYS,
  DEFAULT_POLICY,
  LIMIT_DAYS,
  limitFor,
} from '../../src/domain/adjustment/policy.js';

const has = (role: Role, scope: Scope): boolean => (ROLE_SCOPES[role] as readonly Scope[]).includes(scope);

function limitText(role: Role, command: AdjustmentCommand): string {
  if (!has(role, 'loan:service')) return has(role, 'loan:request') ? 'asks' : '';
  const limit = limitFor(role, command);
  if (limit === undefined) return 'any';
  return limit.isZero() ? 'asks' : `≤ ${limit.toFixed(2)}`;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, place) =>
    Math.max(...[head, ...rows].map((cells) => (cells[place] ?? '').length), title.length),
  );
  const padded = (cells: readonly string[]) => row(cells.map((cell, place) => cell.padEnd(widths[place] ?? 0)));
  return [padded(head), row(widths.map((width) => '-'.repeat(width))), ...rows.map(padded)].join('\n');
}

/** docs/adjustments.md: who may adjust how much, printed from the tables that decide it. */
export function printLimits(): string {
  const roles = ROLES.filter((role) =>
    ['loan:service', 'loan:request', 'loan:approve'].some((scope) => has(role, scope as Scope)),
  );
  const limits = ADJUSTMENT_COMMANDS.map((command) => [
    `\`${command}\``,
    ...roles.map((role) => limitText(role, command)),
  ]);
  const decides = ['decides', ...roles.map((role) => (has(role, 'loan:approve') ? 'yes' : ''))];
  const fees = Object.entries(DEFAULT_POLICY.fees).map(([kind, cap]) => [`\`${kind}\``, cap.toFixed(2)]);
  return `# Adjustments and approvals

<!-- Printed by \`npm run schema\` from the tables in src/domain/adjustment; a test fails when it drifts. -->

An adjustment is one dated entry of the account: nothing is rewritten, and \`reverseAdjustment\` takes it back by another
entry, after which the rest runs again. \`Loan.adjustments\` lists them.

## Who may do how much alone

What is above the limit, or has none to it, is refused with \`NEEDS_APPROVAL\` and the limit. The same input then goes to
\`requestApproval\`, and another client approves it, which carries it out in the same transaction, or rejects it. The client that
asked never decides. Taking back is bound by the limit of what is taken back too. Roles that are not here do nothing of this.

A limit holds for all that a client did alone on a loan by the command within ${LIMIT_DAYS} days, so that parts do not pass where the whole does
not; what a change of terms gave up counts with it. What another client approved does not count.
The fee of a returned payment that somebody says by hand counts as \`assessFee\`; above the limit the return is recorded without it, and the fee asked for by itself.

What is approved is carried out as of that day: a backdated rate may give up more by then than when it was asked for,
which \`quoteLoanChange\` tells. After ${APPROVAL_DAYS} days (\`expiresAt\`) a request can only be rejected, and is made again; so it is when the client that made it is revoked. When the borrower is erased, requests that wait end as rejected, by nobody. A backdated hold takes back the late fees of its days whoever places it, because the law does.

${table(['', ...roles], [...limits, decides])}

\`asks\`: only by \`requestApproval\`. An identity provider narrows it further: a token without \`loan:approve\` decides nothing.

## Fees that are charged by hand

${table(['kind', 'at most'], fees)}

## Small balances

\`writeOffSmallBalance\` closes a loan of which ${DEFAULT_POLICY.smallBalance.toFixed(2)} or less is left.

## Another policy

\`ADJUSTMENT_POLICY\` is JSON that changes what it names: \`limits\` by role and command (null: no limit), \`fees\` as a whole, and
\`smallBalance\`. The principal always takes two.

\`\`\`json
{
  "limits": { "SERVICER": { "waiveFee": "50.00", "refundCredit": "500.00" } },
  "fees": { "TITLE": "150.00", "REPOSSESSION": "900.00" },
  "smallBalance": "25.00"
}
\`\`\`

## What each one does

| command                | entry                     | ledger                                                       |
| ---------------------- | ------------------------- | ------------------------------------------------------------ |
| \`assessFee\`            | \`FEE\`                     | FEE_RECEIVABLE +, FEE_INCOME −                               |
| \`waiveFee\`             | \`FEE_WAIVER\`              | FEE_RECEIVABLE −, FEE_INCOME +                               |
| \`refundFee\`            | \`FEE_REFUND\`              | FEE_INCOME +, CREDIT_BALANCE −                               |
| \`refundCredit\`         | \`REFUND\`                  | CREDIT_BALANCE +, CASH −                                     |
| \`waiveInterest\`        | \`INTEREST_WAIVER\`         | INTEREST_RECEIVABLE −, INTEREST_INCOME +                     |
| \`writeOffSmallBalance\` | \`SMALL_BALANCE_WRITE_OFF\` | what is left −, SMALL_BALANCE_LOSS +                         |
| \`adjustPrincipal\`      | \`PRINCIPAL_ADJUSTMENT\`    | PRINCIPAL_RECEIVABLE against PRINCIPAL_ADJUSTMENT            |
| \`reverseAdjustment\`    | \`REVERSAL\`                | all of the above back, and what moved because of it          |

Within a day waivers and corrections come before the payments, so that a payoff quoted after them is enough; refunds of fees come after them. When a payment that is recorded later counts from an earlier day, an adjustment does as
much as it still can, and never more than there is: waived interest that was paid after all is not waived. A small balance that
is not small any more, because a payment was taken back, is owed again. Installments stay as they are; the last one takes
what is left.
`;
}

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

/** docs/adjustments.md: the limits of each role, printed from the tables that decide it. */
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

<!-- Printed by \`npm run schema\` from the tables in src/domain/adjustment; a test compares it. -->

An adjustment corrects an account by hand. It is one dated entry. \`reverseAdjustment\` undoes it by another entry, and later
entries are replayed. \`Loan.adjustments\` lists them.

\`\`\`graphql
mutation WaiveALateFee {
  waiveFee(input: { loanId: "LN-1", feeId: "FEE-1", amount: "25.00", reason: "Bank error", idempotencyKey: "k-1" }) {
    __typename
    ... on ApprovalNeeded {
      message
    }
    ... on Refusal {
      message
    }
  }
}
\`\`\`

## Limits by role

An adjustment above the limit is refused with \`NEEDS_APPROVAL\` and the limit. Send the same input to \`requestApproval\`.
Another client then approves or rejects it. Approval carries it out in the same transaction. The client that asked cannot
decide. Other roles cannot adjust.

${table(['', ...roles], [...limits, decides])}

\`asks\`: only by \`requestApproval\`. A token of an identity provider without \`loan:approve\` cannot decide.

- A limit applies to the sum of a client's own adjustments of a loan with this command within ${LIMIT_DAYS} days. Amounts that a
  change of terms waives count too. Adjustments that another client approved do not count.
- A reversal counts toward the limit of the reversed adjustment.
- A fee for a returned payment that a client enters by hand counts as \`assessFee\`. Above the limit the return is recorded
  without the fee. Request the fee separately.
- An approval takes effect on its own day. A backdated rate can waive more by then than on the day of the request;
  \`quoteLoanChange\` shows the amount.
- After ${APPROVAL_DAYS} days (\`expiresAt\`) a request can only be rejected. The same applies after its client is revoked. Send a new one.
- An erasure of the borrower rejects open requests, without an actor.
- A backdated hold reverses the late fees of its days for any client, because the law requires it.

## Fees charged by hand

${table(['Kind', 'At most'], fees)}

## Small balances

\`writeOffSmallBalance\` closes a loan with a remaining debt of at most ${DEFAULT_POLICY.smallBalance.toFixed(2)}.

## Change the policy

\`ADJUSTMENT_POLICY\` is JSON with \`limits\` by role and command (null: no limit), \`fees\` and \`smallBalance\`. Members that you
leave out keep their defaults; \`fees\` replaces the whole table. Adjustments of principal always need two clients.

\`\`\`json
{
  "limits": { "SERVICER": { "waiveFee": "50.00", "refundCredit": "500.00" } },
  "fees": { "TITLE": "150.00", "REPOSSESSION": "900.00" },
  "smallBalance": "25.00"
}
\`\`\`

## Entries and postings

| Command                | Entry                     | Ledger                                                       |
| ---------------------- | ------------------------- | ------------------------------------------------------------ |
| \`assessFee\`            | \`FEE\`                     | FEE_RECEIVABLE +, FEE_INCOME −                               |
| \`waiveFee\`             | \`FEE_WAIVER\`              | FEE_RECEIVABLE −, FEE_INCOME +                               |
| \`refundFee\`            | \`FEE_REFUND\`              | FEE_INCOME +, CREDIT_BALANCE −                               |
| \`refundCredit\`         | \`REFUND\`                  | CREDIT_BALANCE +, CASH −                                     |
| \`waiveInterest\`        | \`INTEREST_WAIVER\`         | INTEREST_RECEIVABLE −, INTEREST_INCOME +                     |
| \`writeOffSmallBalance\` | \`SMALL_BALANCE_WRITE_OFF\` | the remaining debt −, SMALL_BALANCE_LOSS +                   |
| \`adjustPrincipal\`      | \`PRINCIPAL_ADJUSTMENT\`    | PRINCIPAL_RECEIVABLE against PRINCIPAL_ADJUSTMENT            |
| \`reverseAdjustment\`    | \`REVERSAL\`                | the opposite postings, and those of later entries that change |

Within a day, waivers and corrections count before payments, so a payoff quoted after them is sufficient. Refunds of fees count
after payments. A payment that is backdated later can leave less to adjust. An adjustment then has as much effect as is left:
interest that was paid after all is not waived. If a payment is reversed and a small balance is no longer small, it is owed
again. Installments stay unchanged, and the last one takes the rest.
`;
}

import type { Role } from '../../src/domain/access/roles.js';
import { command } from './commands.js';
import type { TestClient } from './test-client.js';

/** Charges a loan off for fraud, also before its day: on record by a hold, and with a second client. */
export async function chargeOffEarly(clientOf: (role: Role) => Promise<TestClient>, loanId: string): Promise<void> {
  const [first, second] = [await clientOf('SERVICER'), await clientOf('SERVICER')];
  const { hold } = await command(first, 'placeHold', { loanId, kind: 'FRAUD', reason: 'x' });
  const asked = await command(first, 'requestApproval', { chargeOffLoan: { loanId, reason: 'FRAUD' } });
  if (asked.approvalId === undefined) throw new Error(`requestApproval answered ${asked.code} ${asked.message}`);
  const done = await command(second, 'approve', { approvalId: asked.approvalId });
  if (done.loanId !== loanId) throw new Error(`The loan was not charged off: ${done.code} ${done.message}`);
  await command(first, 'liftHold', { holdId: hold?.id, reason: 'x' });
}

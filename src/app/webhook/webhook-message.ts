import { createHmac, randomBytes } from 'node:crypto';
import type { NewsEvent, WebhookSecret } from '../ports/webhook-store.js';

export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

/** What a message says: ids, kinds and public figures. Whoever wants more asks the graph. */
export const messageOf = (event: NewsEvent): string =>
  JSON.stringify({
    type: `loan.${event.command}`,
    timestamp: event.at.toISOString(),
    data: {
      loanId: event.loanId,
      eventId: event.id,
      sequence: event.sequence,
      command: event.command,
      effectiveDate: event.effectiveDate,
      fromStatus: event.fromState,
      toStatus: event.toState,
      repaymentId: event.repaymentId,
      remainingBalance: event.remainingBalance,
    },
  });

export const testMessage = (webhookId: string, at: Date): string =>
  JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: { webhookId } });

/** The secrets that still sign. */
export const signing = (secrets: readonly WebhookSecret[], now: Date): readonly WebhookSecret[] =>
  secrets.filter(({ endsAt }) => endsAt === undefined || new Date(endsAt) > now);

/** The headers of the Standard Webhooks convention. A receiver takes a message when one of the signatures is right. */
export function headersOf(
  id: string,
  body: string,
  secrets: readonly WebhookSecret[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatures = signing(secrets, now).map(({ secret }) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

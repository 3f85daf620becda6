import { createWebhook } from '../../../features/webhook/create-webhook.js';
import { disableWebhook } from '../../../features/webhook/disable-webhook.js';
import { addDays } from '../../../domain/calendar.js';
import { step, type Story } from '../story.js';

/** Not a loan's: another system of the servicer hears of what happens to all loans. */
export const WEBHOOK: Story = {
  loanId: 'webhook',
  title: 'A webhook with deliveries, disabled in the end',
  steps: (days) => [
    step(days.bankDay(1, 8), async (desk) => {
      await desk.office.administers(createWebhook, 'SERVICER', {
        idempotencyKey: desk.key('createWebhook'),
        url: 'https://hooks.example.com/loans',
      });
    }),
    // The last banking day before today, or up to three days earlier.
    step(addDays(days.today, -4), async (desk) => {
      const webhook = await desk.office.prisma.webhook.findFirstOrThrow();
      await desk.office.deliverMessages(webhook.id);
      await desk.office.administers(disableWebhook, 'SERVICER', {
        idempotencyKey: desk.key('disableWebhook'),
        webhookId: webhook.id,
      });
    }),
  ],
};

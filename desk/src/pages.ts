import { lazy, type ComponentType } from 'react';
import type { DeskPage } from './shell/desk-page.js';

/** A page comes with its code when it is first opened. */
const page = <Props = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

const Work = page(async () => (await import('./work/work.js')).Work);
const Clients = page(async () => (await import('./admin/clients.js')).Clients);

/** THE list of pages, in the order of the rail. */
export const PAGES: readonly DeskPage[] = [
  {
    name: 'Home',
    icon: 'home',
    path: [],
    asks: ['portfolio'],
    isOfMany: true,
    page: page(async () => (await import('./home/home.js')).Home),
  },
  {
    name: 'Work',
    icon: 'work',
    path: ['work'],
    asks: ['workQueues', 'holds'],
    isOfMany: true,
    count: 'work',
    page: Work,
    item: page<{ readonly id: string }>(async () => (await import('./work/work-mode.js')).WorkMode),
    tabs: [
      { name: 'Queues', path: ['work'], asks: ['workQueues'], page: Work },
      {
        name: 'Holds',
        path: ['holds'],
        asks: ['holds'],
        page: page(async () => (await import('./holds/holds.js')).Holds),
      },
    ],
  },
  {
    name: 'Loans',
    icon: 'loans',
    path: ['loans'],
    asks: ['loans'],
    page: page(async () => (await import('./loans/loans.js')).Loans),
    item: page<{ readonly id: string }>(async () => (await import('./loan/loan-page.js')).LoanPage),
  },
  {
    name: 'Payments',
    icon: 'payments',
    path: ['payments'],
    asks: ['repayments'],
    count: 'payments',
    page: page(async () => (await import('./payments/payments.js')).Payments),
  },
  {
    name: 'Approvals',
    icon: 'approvals',
    path: ['approvals'],
    asks: ['approvals'],
    count: 'approvals',
    page: page(async () => (await import('./approvals/approvals.js')).Approvals),
  },
  {
    name: 'Marketplace',
    icon: 'market',
    path: ['marketplace'],
    asks: ['loanTransfers'],
    isOfMany: true,
    page: page(async () => (await import('./market/marketplace.js')).Marketplace),
  },
  {
    name: 'Audit',
    icon: 'audit',
    path: ['audit'],
    asks: ['auditLog'],
    isOfMany: true,
    page: page(async () => (await import('./audit/audit.js')).Audit),
  },
  {
    name: 'Admin',
    icon: 'admin',
    path: ['admin'],
    asks: ['clients', 'webhooks', 'closePeriod', 'schemaUsage'],
    isOfMany: true,
    page: Clients,
    tabs: [
      { name: 'Clients', path: ['admin'], asks: ['clients'], page: Clients },
      {
        name: 'Closed days',
        path: ['ledger'],
        asks: ['closePeriod'],
        page: page(async () => (await import('./ledger/ledger.js')).Ledger),
      },
      {
        name: 'Webhooks',
        path: ['webhooks'],
        asks: ['webhooks'],
        page: page(async () => (await import('./admin/webhooks.js')).Webhooks),
      },
      {
        name: 'Usage',
        path: ['usage'],
        asks: ['schemaUsage'],
        page: page(async () => (await import('./admin/usage.js')).Usage),
      },
    ],
  },
];

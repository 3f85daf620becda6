import { lazy, type ComponentType } from 'react';
import type { DeskPage } from './shell/desk-page.js';

/** A page comes with its code when it is first opened. */
const page = (load: () => Promise<ComponentType>): ComponentType => lazy(async () => ({ default: await load() }));

const Payments = page(async () => (await import('./payments/payments.js')).Payments);
const Holds = page(async () => (await import('./holds/holds.js')).Holds);
const Ledger = page(async () => (await import('./ledger/ledger.js')).Ledger);

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
    name: 'Loans',
    icon: 'loans',
    path: ['loans'],
    asks: ['loans'],
    page: page(async () => (await import('./loans/loans.js')).Loans),
  },
  { name: 'Payments', icon: 'payments', path: ['payments'], asks: ['repayments'], count: 'payments', page: Payments },
  {
    name: 'Approvals',
    icon: 'approvals',
    path: ['approvals'],
    asks: ['approvals'],
    count: 'approvals',
    page: page(async () => (await import('./approvals/approvals.js')).Approvals),
  },
  { name: 'Holds', icon: 'work', path: ['holds'], asks: ['holds'], isOfMany: true, page: Holds },
  { name: 'Ledger', icon: 'admin', path: ['ledger'], asks: ['closePeriod'], isOfMany: true, page: Ledger },
];

export const LoanPage = lazy(async () => ({ default: (await import('./loan/loan-page.js')).LoanPage }));

import 'reflect-metadata';
import type { Feature } from '../../features/feature.js';
import { adjustmentFeature } from '../../features/adjustment/index.js';
import { approvalFeature } from '../../features/approval/index.js';
import { auditFeature } from '../../features/audit/index.js';
import { autopayFeature } from '../../features/autopay/index.js';
import { borrowerFeature } from '../../features/borrower/index.js';
import { changeFeature } from '../../features/change/index.js';
import { clientFeature } from '../../features/client/index.js';
import { collateralFeature } from '../../features/collateral/index.js';
import { contactFeature } from '../../features/contact/index.js';
import { defaultFeature } from '../../features/default/index.js';
import { delinquencyFeature } from '../../features/delinquency/index.js';
import { documentFeature } from '../../features/document/index.js';
import { holdFeature } from '../../features/hold/index.js';
import { ledgerFeature } from '../../features/ledger/index.js';
import { letterFeature } from '../../features/letter/index.js';
import { loanFeature } from '../../features/loan/index.js';
import { originationFeature } from '../../features/origination/index.js';
import { ownershipFeature } from '../../features/ownership/index.js';
import { portfolioFeature } from '../../features/portfolio/index.js';
import { previewFeature } from '../../features/preview/index.js';
import { productFeature } from '../../features/product/index.js';
import { promiseFeature } from '../../features/promise/index.js';
import { quoteFeature } from '../../features/quote/index.js';
import { recordFeature } from '../../features/record/index.js';
import { repaymentFeature } from '../../features/repayment/index.js';
import { schemaUsageFeature } from '../../features/schema-usage/index.js';
import { servicingFeature } from '../../features/servicing/index.js';
import { timelineFeature } from '../../features/timeline/index.js';
import { underwritingFeature } from '../../features/underwriting/index.js';
import { valuationFeature } from '../../features/valuation/index.js';
import { webhookFeature } from '../../features/webhook/index.js';
import { workFeature } from '../../features/work/index.js';

/** Everything the gateway serves. A feature that is not listed here does not exist. */
export const FEATURES: readonly Feature[] = [
  adjustmentFeature,
  approvalFeature,
  auditFeature,
  autopayFeature,
  borrowerFeature,
  changeFeature,
  clientFeature,
  collateralFeature,
  contactFeature,
  defaultFeature,
  delinquencyFeature,
  documentFeature,
  holdFeature,
  ledgerFeature,
  letterFeature,
  loanFeature,
  originationFeature,
  ownershipFeature,
  portfolioFeature,
  productFeature,
  promiseFeature,
  quoteFeature,
  recordFeature,
  repaymentFeature,
  schemaUsageFeature,
  servicingFeature,
  timelineFeature,
  underwritingFeature,
  valuationFeature,
  webhookFeature,
  workFeature,
  previewFeature(),
];

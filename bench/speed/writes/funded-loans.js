const dist = (path) => import(`../../../dist/modules/${path}.js`);
const [{ addMonths, businessDate }, { fundingBalances }, { openAccount }, { servicingFigures }, { decimal }] =
  await Promise.all(
    [
      'domain/calendar',
      'domain/ledger/balances',
      'domain/loan/servicing-terms',
      'domain/loan/servicing-figures',
      'domain/money',
    ].map(dist),
  );
const [{ postingRows }, { termsRow }, { DEFAULT_RULES }, { DEFAULT_RULES: ACCOUNT_RULES }] = await Promise.all(
  [
    'features/loan/account/entry-row',
    'features/loan/account/terms-row',
    'domain/rules/servicing-rules',
    'domain/rules/account-rules',
  ].map(dist),
);

const PRINCIPAL = '90000.00';
const BATCH = 500;

/** Loans funded half a year ago and not paid on since, all of them alike; their ids. */
export async function fundedLoans(prisma, count) {
  const today = businessDate(new Date().toISOString().slice(0, 10));
  const fundedOn = addMonths(today, -6);
  const terms = {
    schedule: { principal: PRINCIPAL, annualRatePercent: '9.9', fundedOn, frequency: 'MONTHLY', installments: 60 },
    opening: undefined,
    graceDays: 10,
    // No late fee: what is measured is a payment, not the fees of half a year that came with the first one.
    accountRules: ACCOUNT_RULES,
    rules: DEFAULT_RULES,
  };
  const { value: account } = openAccount(terms, []);
  const row = { ...ORDINARY, ...rowOf(servicingFigures(account, today, ORDINARY)) };
  const at = new Date(fundedOn);
  const ids = Array.from({ length: count }, (_, index) => `LN-${String(index).padStart(6, '0')}`);
  const postings = ids.map((id) =>
    postingRows(id, { kind: 'FUNDING', amounts: fundingBalances(decimal(PRINCIPAL)) }, fundedOn, at),
  );
  const standing = { figuresOn: at, reviewOn: at, graceDays: 10, accruedInterest: 0, dailyInterest: 0 };
  for (let from = 0; from < count; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const posted = postings.slice(from, from + BATCH);
    await prisma.$transaction([
      prisma.borrower.createMany({ data: batch.map((id) => ({ id: `BR-${id}` })) }),
      prisma.loan.createMany({
        data: batch.map((id) => ({ ...row, id, borrowerId: `BR-${id}`, applicationId: `APP-${id}` })),
      }),
      prisma.servicingTerms.createMany({ data: batch.map((id) => termsRow(id, terms, at)) }),
      prisma.ledgerPosting.createMany({ data: posted.map(({ posting }) => posting) }),
      prisma.ledgerEntry.createMany({ data: posted.flatMap(({ entries }) => entries) }),
      prisma.delinquencyStanding.createMany({ data: batch.map((loanId) => ({ loanId, ...standing })) }),
    ]);
  }
  await prisma.$executeRawUnsafe('VACUUM ANALYZE');
  return ids;
}

const rowOf = ({ nextPaymentDate, lastPaymentDate, ...figures }) => ({
  ...figures,
  nextPaymentDate: nextPaymentDate && new Date(nextPaymentDate),
  lastPaymentDate: lastPaymentDate && new Date(lastPaymentDate),
});

const ORDINARY = {
  loanType: 'AUTO_LOAN',
  loanStatus: 'ACTIVE',
  encumberedStatus: 'LIEN',
  collateralType: 'VEHICLES',
  principalAmount: PRINCIPAL,
  loanAmount: PRINCIPAL,
  interestRate: '9.9',
  interestRateType: 'FIXED',
  amortizationType: 'FULL_AMORTIZATION',
  paymentFrequency: 'MONTHLY',
  term: 60,
  installment: 60,
  grade: 'B',
  defaultProbability: '0.02',
  riskRating: 'LOW',
  lenderId: 'LEN-1',
  primaryServicerId: 'SRV-1',
  createdAt: new Date(),
};

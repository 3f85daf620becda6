/** Every column that is sealed under the key of a loan's borrower, by its table: what an erasure empties. */
export const SEALED_COLUMNS = {
  Application: ['personalPart', 'identityPart'],
  RiskAssessment: ['personalPart', 'staffPart', 'bureauPart'],
  Underwriting: ['personalPart', 'staffPart', 'earlierBureauPart'],
  Cashflows: ['sealedCsv'],
  PaymentHistory: ['payments'],
  LoanEvent: ['reason'],
  ServicingTerms: ['acceptedBecause'],
  Repayment: ['externalReference', 'reason'],
  Stipulation: ['text'],
  Valuation: ['source'],
  Contact: ['note'],
  ContactFile: ['details'],
  LoanNote: ['text'],
  Complaint: ['text', 'answer'],
  Letter: ['content', 'pdf', 'digest'],
  Hold: ['reason', 'liftReason', 'bankruptcy'],
  HoldRelief: ['document'],
  Repossession: ['personalProperty'],
  IdempotencyKey: ['sealedAnswer'],
  ApprovalRequest: ['input', 'reason'],
  Autopay: ['account', 'lastFour', 'consentText', 'consentHash'],
  BankFileEntry: ['line'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The same, of which an erasure leaves no row. */
export const SEALED_ROWS = { BureauFile: ['attributes', 'tradeLines'], DocumentContent: ['bytes'] } as const;

/**
 * The kinds of text columns. Free text is sealed and never a column of text; a new column of text is added here, or
 * test/persistence/text-columns.test.ts fails.
 */
type TextUse =
  /** An id, given by us or by the system that owns the object. Do not derive ids from names. */
  | 'ID'
  /** One of a closed set of words, written by us. */
  | 'CODE'
  /** A name of a thing or a company that the record gives as public or as one of servicing. */
  | 'NAME'
  /** Figures and dates in JSON, written by us. */
  | 'FIGURES'
  /** An open part of the record: names and what reads as its kind; all else is in the sealed part beside it. */
  | 'OPEN_PART'
  /** About a client of the gateway, not about a borrower. */
  | 'CLIENT'
  /** Names that a client chooses for its requests. */
  | 'REQUEST'
  /** A keyed hash. */
  | 'HASH'
  /** The answer of a command that holds no free text: one that does is sealed. */
  | 'ANSWER'
  /** Sealed, under a key of the audit log's own: why a borrower was erased outlives the borrower's key. */
  | 'SEALED_REASON'
  /** The wording of a letter, before any value is in it. */
  | 'TEMPLATE'
  /** Of an earlier version, emptied when the database is upgraded; a constraint lets nothing in. */
  | 'EMPTIED';

const share = { scope: 'CODE', lenderId: 'ID', servicerId: 'ID', loanStatus: 'CODE', bucket: 'CODE' } as const;

export const TEXT_COLUMNS: Readonly<Record<string, Readonly<Record<string, TextUse>>>> = {
  AccountEntry: { id: 'ID', loanId: 'ID', feeId: 'ID', reverses: 'ID', change: 'FIGURES' },
  ApiClient: { id: 'ID', name: 'CLIENT', lenderId: 'ID', servicerId: 'ID', borrowerId: 'ID', subject: 'CLIENT' },
  Application: { loanId: 'ID', publicPart: 'OPEN_PART', servicingPart: 'OPEN_PART', clearPart: 'EMPTIED' },
  ApprovalRequest: { id: 'ID', loanId: 'ID', command: 'CODE', requestedBy: 'ID', decidedBy: 'ID' },
  AuditEntry: {
    clientId: 'ID',
    clientName: 'CLIENT',
    operation: 'REQUEST',
    requestId: 'REQUEST',
    subjects: 'ID',
    classes: 'CODE',
    fields: 'CODE',
    reason: 'SEALED_REASON',
  },
  Autopay: { id: 'ID', loanId: 'ID', authorizedBy: 'ID', suspendedFor: 'CODE' },
  BankFile: { id: 'ID', place: 'FIGURES' },
  BankFileEntry: {
    fileId: 'ID',
    trace: 'ID',
    loanId: 'ID',
    autopayId: 'ID',
    repaymentId: 'ID',
    returnCode: 'CODE',
  },
  BlindIndex: { loanId: 'ID' },
  Borrower: { id: 'ID', personId: 'ID' },
  BucketRoll: {
    lenderId: 'ID',
    primaryServicerId: 'ID',
    secondaryServicerId: 'ID',
    fromBucket: 'CODE',
    toBucket: 'CODE',
  },
  BureauFile: { loanId: 'ID' },
  Cashflows: { loanId: 'ID', csv: 'OPEN_PART', clearCsv: 'EMPTIED' },
  Complaint: { id: 'ID', loanId: 'ID', recordedBy: 'ID' },
  Contact: { id: 'ID', loanId: 'ID', recordedBy: 'ID' },
  ContactFile: { loanId: 'ID', updatedBy: 'ID' },
  DelinquencyStanding: { loanId: 'ID' },
  Document: { id: 'ID', loanId: 'ID', contentType: 'CODE' },
  DocumentContent: { documentId: 'ID' },
  ErasureRequest: { id: 'ID', borrowerId: 'ID', portfolio: 'ID', clientId: 'ID' },
  FeedPlace: { eventId: 'ID' },
  Hold: { id: 'ID', loanId: 'ID', placedBy: 'ID', liftedBy: 'ID' },
  HoldRelief: { id: 'ID', holdId: 'ID', loanId: 'ID', recordedBy: 'ID', commands: 'CODE' },
  IdempotencyKey: { clientId: 'ID', operation: 'CODE', key: 'HASH', answer: 'ANSWER', loanId: 'ID' },
  LedgerEntry: { postingId: 'ID', loanId: 'ID' },
  LedgerDay: { lenderId: 'ID', primaryServicerId: 'ID', secondaryServicerId: 'ID' },
  LedgerPeriod: { id: 'ID', closedBy: 'ID', requestedBy: 'ID', reopenedBy: 'ID' },
  LedgerPosting: { id: 'ID', loanId: 'ID', ownerId: 'ID', repaymentId: 'ID' },
  Letter: { id: 'ID', loanId: 'ID', issuedBy: 'ID', language: 'CODE', template: 'CODE', templateSha256: 'HASH' },
  LetterTemplate: { sha256: 'HASH', name: 'CODE', text: 'TEMPLATE' },
  Loan: {
    id: 'ID',
    applicationId: 'ID',
    borrowerId: 'ID',
    lenderId: 'ID',
    initialLender: 'NAME',
    primaryServicerId: 'ID',
    secondaryServicerId: 'ID',
    loanServicer: 'NAME',
    grade: 'NAME',
    lateFee: 'FIGURES',
    creditReportHash: 'NAME',
    retailInstallmentContractHash: 'NAME',
    dealerState: 'NAME',
    clearDecisionReason: 'EMPTIED',
  },
  LoanEvent: {
    id: 'ID',
    loanId: 'ID',
    command: 'CODE',
    clientId: 'ID',
    requestId: 'REQUEST',
    repaymentId: 'ID',
    amounts: 'FIGURES',
    changed: 'CODE',
    entryId: 'ID',
    requestedBy: 'ID',
    clearReason: 'EMPTIED',
  },
  LoanMonthEnd: { loanId: 'ID', bucket: 'CODE' },
  LoanNote: { id: 'ID', loanId: 'ID', writtenBy: 'ID' },
  LoanSeal: { loanId: 'ID', wrappedFor: 'ID' },
  LoanTransfer: {
    id: 'ID',
    loanId: 'ID',
    sellerId: 'ID',
    buyerId: 'ID',
    servicerId: 'ID',
    buyBackOf: 'ID',
    proposedBy: 'ID',
    acceptedBy: 'ID',
    ledgerAddress: 'NAME',
    ledgerHash: 'HASH',
  },
  LoanValue: { id: 'ID', loanId: 'ID', model: 'NAME', version: 'NAME' },
  MonthEndTotal: { lenderId: 'ID', primaryServicerId: 'ID', secondaryServicerId: 'ID', bucket: 'CODE' },
  PaymentHistory: { loanId: 'ID', clearPayments: 'EMPTIED' },
  Person: { id: 'ID' },
  PaymentPromise: { id: 'ID', loanId: 'ID', madeBy: 'ID' },
  PaymentNotice: { id: 'ID', loanId: 'ID', scheduledPaymentId: 'ID' },
  PortfolioChange: { ...share, grade: 'NAME', riskRating: 'CODE' },
  PortfolioTotal: { ...share, grade: 'NAME', riskRating: 'CODE' },
  Product: { id: 'ID', loanId: 'ID' },
  Repayment: {
    id: 'ID',
    loanId: 'ID',
    clientId: 'ID',
    preview: 'FIGURES',
    clearReference: 'EMPTIED',
    clearReason: 'EMPTIED',
  },
  Repossession: { id: 'ID', loanId: 'ID' },
  RiskAssessment: {
    loanId: 'ID',
    servicingPart: 'OPEN_PART',
    economicsPart: 'OPEN_PART',
    clearPart: 'EMPTIED',
  },
  ScheduledPayment: { id: 'ID', loanId: 'ID', autopayId: 'ID', repaymentId: 'ID', retryOf: 'ID', scheduledBy: 'ID' },
  ServicingTerms: {
    loanId: 'ID',
    schedule: 'FIGURES',
    opening: 'FIGURES',
    contract: 'FIGURES',
    rules: 'FIGURES',
    accountRules: 'FIGURES',
  },
  Stipulation: { loanId: 'ID', clearText: 'EMPTIED', clearedBy: 'ID' },
  SystemKey: { name: 'CODE' },
  Underwriting: { loanId: 'ID', economicsPart: 'OPEN_PART', clearPart: 'EMPTIED' },
  Valuation: { id: 'ID', loanId: 'ID', clearSource: 'EMPTIED' },
  Webhook: {
    id: 'ID',
    clientId: 'ID',
    scopes: 'CODE',
    events: 'CODE',
    filter: 'ID',
    disabledBecause: 'CODE',
    leaseToken: 'ID',
  },
  WorkClaim: { id: 'ID', loanId: 'ID', claimedBy: 'ID' },
  WebhookDelivery: {
    id: 'ID',
    webhookId: 'ID',
    messageId: 'ID',
    eventId: 'ID',
    loanId: 'ID',
    status: 'CODE',
    fault: 'CODE',
  },
};

/** Columns of bytes that are not sealed under a borrower's key, and what they are. */
export const OTHER_BYTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ApiClient: { keyHash: 'a hash', secretHash: 'a hash' },
  AuditEntry: { hash: 'a keyed hash' },
  AuditHead: { hash: 'a keyed hash', signature: 'a keyed hash' },
  BankFile: { frame: 'sealed under a key of the gateway', digest: 'a keyed hash' },
  BankReturnFile: { digest: 'a keyed hash' },
  BlindIndex: { digest: 'a keyed hash' },
  Document: { sha256: 'a digest of the document, which goes with it' },
  IdempotencyKey: { inputHash: 'a keyed hash' },
  LedgerExport: { digest: 'a digest of sums of all loans' },
  Loan: { importDigest: 'a keyed hash' },
  LoanSeal: { dataKey: 'a key, wrapped', ssnIndex: 'a keyed hash' },
  Repayment: { referenceDigest: 'a keyed hash' },
  SystemKey: { wrapped: 'a key, wrapped' },
  Webhook: { target: 'sealed under a key of the webhooks’ own: an address and secrets of a client' },
  WebhookDelivery: { excerpt: 'sealed likewise: what a receiver answered' },
};

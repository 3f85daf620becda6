import type { SEALED_COLUMNS, SEALED_ROWS } from '../../features/loan/sealed-columns.js';

type SealedTable = Exclude<keyof typeof SEALED_COLUMNS, 'IdempotencyKey'> | keyof typeof SEALED_ROWS;

/** What a sealed value of each table is authenticated with as its row, in SQL. It tells one row from another too. */
export const SEALED_ROW_IDS: Readonly<Record<SealedTable, string>> = {
  Application: '"loanId"',
  RiskAssessment: '"loanId"',
  Underwriting: '"loanId"',
  Cashflows: '"loanId"',
  PaymentHistory: '"loanId"',
  LoanEvent: '"id"',
  ServicingTerms: '"loanId"',
  Repayment: '"id"',
  Stipulation: `"loanId" || ':' || "position"`,
  Valuation: '"id"',
  Contact: '"id"',
  ContactFile: '"loanId"',
  LoanNote: '"id"',
  Complaint: '"id"',
  Hold: '"id"',
  HoldRelief: '"id"',
  Repossession: '"id"',
  Letter: '"id"',
  ApprovalRequest: '"id"',
  Autopay: '"id"',
  BankFileEntry: `"fileId" || ':' || "position"`,
  BureauFile: `"applicant" || ':' || "loanId"`,
  DocumentContent: '"documentId"',
};

/** The loan under whose key they are, in SQL, where that is no column of theirs. */
export const LOAN_OF_ROW: Readonly<Partial<Record<SealedTable, string>>> = {
  DocumentContent: `(SELECT "loanId" FROM "Document" WHERE "Document"."id" = "documentId")`,
};

/** Tables whose rows belong to a loan, and would lie in its shard. */
const OF_LOANS = [
  ...[
    'Loan',
    'LoanSeal',
    'BlindIndex',
    'Application',
    'RiskAssessment',
    'Underwriting',
    'Cashflows',
    'PaymentHistory',
    'BureauFile',
  ],
  ...[
    'Document',
    'DocumentContent',
    'ServicingTerms',
    'Repayment',
    'AccountEntry',
    'LedgerPosting',
    'LedgerEntry',
    'LoanEvent',
  ],
  ...[
    'ApprovalRequest',
    'Stipulation',
    'Valuation',
    'Hold',
    'Repossession',
    'Product',
    'DelinquencyStanding',
    'Autopay',
    'ScheduledPayment',
    'PaymentNotice',
    'PaymentPromise',
    'Contact',
    'ContactFile',
    'Letter',
    'LoanNote',
    'Complaint',
    'WorkClaim',
  ],
  ...['BankFileEntry', 'FeedPlace'],
];

export const CLASSES = ['no loan', 'one loan', 'loans by id', 'by another id', 'by a person', 'lists and sums'];

/** The statement without what differs from one time to the next. */
export const shapeOf = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\$\d+/g, '$')
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\((?:\$(?:::\w+)?,? ?)+\)(?:, ?\((?:\$(?:::\w+)?,? ?)+\))*/g, '($)')
    .trim();

const VALUE = String.raw`(?:\$\d+(?:::\w+)?|\(SELECT \$\d+::text\))`;
const LOAN_ID = String.raw`(?:(?:"\w+"\.)?"loanId"|"(?:Loan|locked|t0|t1)"\."id")`;
/** Where the id that is compared is the loan's own, since the rows are loans. */
const OF_LOAN = String.raw`(?:FROM|UPDATE) (?:"public"\.)?"Loan"(?: SET [^;]*?)? WHERE (?:[^()]*? AND )?"id"`;
const ONE_LOAN = new RegExp(`${LOAN_ID} = ${VALUE}|${OF_LOAN} = ${VALUE}`);
const ROWS_OF_LOANS = String.raw`unnest\((?![^)]*\) AS "hex")|jsonb?_(?:to|populate)_recordset`;
/** Not those that a list inside finds. */
const NAMED = String.raw`(?:= ANY(?!\(ARRAY\(SELECT)|IN \(\$)`;
const LOANS_BY_ID = new RegExp(`${LOAN_ID} ${NAMED}|${OF_LOAN} ${NAMED}|${ROWS_OF_LOANS}`);
const OTHER_ID = new RegExp(
  `"(?:id|repaymentId|approvalId|documentId|postingId|eventId|autopayId|fileId|trace)" (?:= ${VALUE}|${NAMED})`,
);
/** What a person or a payment is known by, without its loan: an index finds it, in every shard. */
const PERSON = new RegExp(
  `"(?:borrowerId|ssnIndex|digest|referenceDigest|applicationId)" (?:= (?:${VALUE}|ANY|decode)|IN \\((?:\\$|SELECT decode))`,
);
const INSERT = /^\s*INSERT INTO (?:"public"\.)?"(\w+)"/;

/**
 * Where a statement would be carried out, by what it compares: nothing of loans, one loan, loans that it names (a statement for each
 * of their shards), something by an id that is not the loan's, what is known of a person, or every shard for a list or a sum. Undefined for
 * what is no question. A command is of one loan, however many rows it adds.
 */
export function classOf(given, isCommand = false) {
  const text = given.replace(/\s+/g, ' ');
  if (
    /^\s*(BEGIN|COMMIT|ROLLBACK|SET |SAVEPOINT|RELEASE|DEALLOCATE|DISCARD|LISTEN|SELECT set_config|SELECT 1$)/i.test(
      text,
    )
  )
    return undefined;
  const named = text.matchAll(/(?:FROM|JOIN|INTO|UPDATE|USING|,)\s+(?:"public"\.)?"(\w+)"/g);
  const tables = new Set([...named].map(([, name]) => name));
  if (!OF_LOANS.some((name) => tables.has(name))) return 'no loan';
  const [, into] = INSERT.exec(text) ?? [];
  if (into !== undefined && !/\bSELECT\b.*\bFROM\b/.test(text)) {
    if (!text.includes('"loanId"') && into !== 'Loan') return 'by another id';
    return isCommand || !/\)\s*,\s*\(\$/.test(text) ? 'one loan' : 'loans by id';
  }
  if (ONE_LOAN.test(text)) return 'one loan';
  if (LOANS_BY_ID.test(text)) return 'loans by id';
  if (OTHER_ID.test(text)) return 'by another id';
  return PERSON.test(text) ? 'by a person' : 'lists and sums';
}

import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { borrowerStore } from '../../src/features/borrower/borrower.store.js';
import { sampleEnvelope, type Envelope, type Loose } from '../domain/record/sample.js';
import { closeDay } from '../support/close-day.js';
import { command } from '../support/commands.js';
import { importInto } from '../support/import-record.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import { dumpRows } from '../support/table-rows.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { MANDATE } from '../support/night.js';
import { announcedNotice } from '../support/announced-notice.js';
import { returnedDebit } from '../support/returned-debit.js';
import { openWorld, type World } from '../support/world.js';

const clock = testClock('2026-01-01');
const LOAN = 'LN-TEXTS';
const SSN = '512-34-5678';

let world: World;
let [underwriter, lender, servicer, auditor]: TestClient[] = [];
/** Every text that was planted, by the input it went into. */
const planted = new Map<string, string>();

/** A text as people write them: with a name and a number of a person in it. */
function words(input: string): string {
  const text = `Ada Lovelace ${input} 731-00-1009`;
  planted.set(input, text);
  return text;
}

async function run(client: TestClient | undefined, name: string, input: Record<string, unknown>, ...texts: string[]) {
  const key = `key of Ada Lovelace ${name} ${String(planted.size)}`;
  const at = `${name}.idempotencyKey`;
  planted.set(planted.has(at) ? `${at} ${planted.size}` : at, key);
  const given = Object.fromEntries(texts.map((text) => [text, words(`${name}.${text}`)]));
  const answer = await command(client!, name, { idempotencyKey: key, ...input, ...given });
  expect({ name, code: answer.code, message: answer.message }).toEqual({ name });
  return answer;
}

/** Words in place of staff text and figures, and unknown members. */
function written(): Pick<Envelope['data'], 'Response' | 'Underwriting'> {
  const { Response, Underwriting } = sampleEnvelope().data;
  const [deal] = Underwriting.DealTermsInfo as Loose[];
  const [entry] = Underwriting.UnderwritingInfo as Loose[];
  const [offer] = Response.LoanTerms as Loose[];
  return {
    Response: {
      ...Response,
      Comments: [words('Response.Comments'), { note: words('Response.Comments.note') }],
      DecisionDate: words('Response.DecisionDate'),
      Stipulations: [words('Response.Stipulations')],
      LoanTerms: [
        {
          ...offer,
          TermMonths: 24,
          Description: words('Response.LoanTerms.Description'),
          Participation: words('Response.LoanTerms.Participation'),
          DEALER_FLAT: words('Response.LoanTerms.DEALER_FLAT'),
        },
      ],
    },
    Underwriting: {
      ...Underwriting,
      CashflowsCsv: `Type,Month,Note\n${words('Underwriting.CashflowsCsv.Type')},1,${words('Underwriting.CashflowsCsv.Note')}\n`,
      DealTermsInfo: [{ ...deal, TermsAPR: '9', ApprovedDownPayment: words('Underwriting.ApprovedDownPayment') }],
      UnderwritingInfo: [
        {
          ...entry,
          AllWarnings: words('Underwriting.AllWarnings'),
          DecisionReason: words('Underwriting.DecisionReason'),
          DecisionReasonSimple: words('Underwriting.DecisionReasonSimple'),
          WarningsNumber: words('Underwriting.WarningsNumber'),
        },
      ],
    },
  };
}

function imported(): Envelope {
  const envelope = sampleEnvelope();
  envelope.data.loanDetails.lendingDecisionReason = words('loanDetails.lendingDecisionReason');
  envelope.data.loanDetails.loanPayments = [{ note: words('loanDetails.loanPayments') }];
  envelope.data.Request.VehicleInfo!.VehicleMileage = words('Request.VehicleMileage');
  envelope.data.Request.ApplicationInfo!.ApplicantsNumber = words('Request.ApplicantsNumber');
  envelope.data.Request.ApplicantInfo!.ApplicantSSN = SSN;
  const { Response, Underwriting } = written();
  return { ...envelope, loanId: 'LN-IMPORTED', data: { ...envelope.data, Response, Underwriting } };
}

beforeAll(async () => {
  world = await openWorld({ clock });
  [underwriter, lender, servicer, auditor] = [
    await world.client('UNDERWRITER'),
    await world.client('LENDER'),
    await world.client('SERVICER'),
    await world.client('AUDITOR'),
  ];
  await importInto(world, [imported()]);
  await life();
}, 180_000);
afterAll(() => world.close());

/** A loan from application to loss, and others beside it, with a text wherever a command takes one. */
async function life(): Promise<void> {
  const { Request } = sampleEnvelope().data;
  const request = { ...Request, ApplicantInfo: { ...Request.ApplicantInfo, ApplicantSSN: SSN } };
  const applied = (loanId: string) =>
    run(underwriter, 'createLoan', {
      request: { ...request, ApplicationInfo: { ...Request.ApplicationInfo, RequestedLoanID: loanId } },
    });
  await applied('LN-WITHDRAWN');
  await run(underwriter, 'withdrawLoan', { loanId: 'LN-WITHDRAWN' }, 'reason');
  await applied(LOAN);
  await run(underwriter, 'startUnderwriting', { loanId: LOAN });
  const { Response, Underwriting } = written();
  const results = { response: { ...Response, Decision: 'DECLINED' }, underwriting: Underwriting };
  const declined = { ...results.response, DeclineReason: words('Response.DeclineReason') };
  await run(underwriter, 'completeUnderwriting', { loanId: LOAN, results: { ...results, response: declined } });
  await run(underwriter, 'reopenUnderwriting', { loanId: LOAN }, 'reason');
  const approved = { ...results, response: { ...Response, Decision: 'APPROVED' } };
  await run(underwriter, 'completeUnderwriting', { loanId: LOAN, results: approved });
  await run(underwriter, 'clearStipulation', { loanId: LOAN, position: 0 });
  await run(lender, 'fundLoan', { loanId: LOAN, dealId: `deal:0:${LOAN}`, payment: '1060.00' }, 'acceptDifference');
  const loanId = LOAN;
  await run(servicer, 'recordLien', { loanId }, 'reason');
  await run(servicer, 'recordValuation', { loanId, amount: '9000' }, 'source');
  const submit = () => run(servicer, 'submitRepayment', { loanId, amount: '10', method: 'ACH' }, 'externalReference');
  const paid = (await submit()).repayment?.id;
  await run(servicer, 'markRepaymentSent', { repaymentId: paid });
  await run(servicer, 'acknowledgeRepayment', { repaymentId: paid, outcome: 'SETTLED' }, 'reason');
  await run(servicer, 'reverseRepayment', { repaymentId: paid, returnedPaymentFee: '5' }, 'reason');
  const [fee] = await world.prisma.accountEntry.findMany({ where: { loanId, kind: 'FEE' } });
  await run(servicer, 'waiveFee', { loanId, feeId: fee?.id, amount: '5' }, 'reason');
  await adjusted(loanId);
  await changed();
  clock.set('2026-03-01'); // An installment is past its grace days: without a default nothing is repossessed.
  await run(servicer, 'addProduct', { loanId, kind: 'GAP', premium: '600' });
  const { id: productId } = await world.prisma.product.findFirstOrThrow({ where: { loanId } });
  await run(servicer, 'cancelProduct', { loanId, productId }, 'reason');
  const { claim } = await run(servicer, 'claimWork', { queue: 'NEW_DELINQUENT', loanId });
  await run(servicer, 'completeWork', { claimId: claim?.id, outcome: 'CONTACTED' });
  const call = { loanId, channel: 'PHONE', direction: 'OUTBOUND', outcome: 'CONVERSATION' };
  await run(servicer, 'recordContact', call, 'note');
  await run(servicer, 'addNote', { loanId }, 'text');
  const { entryId } = await run(servicer, 'recordComplaint', { loanId, source: 'CFPB', topic: 'FEES' }, 'text');
  await run(servicer, 'answerComplaint', { loanId, complaintId: entryId }, 'answer');
  const representative = { kind: 'ATTORNEY', name: words('setContactPreferences.representative.name') };
  await run(servicer, 'setContactPreferences', { loanId, language: 'es', representative });
  const promised = await run(servicer, 'promiseToPay', { loanId, amount: '10', by: '2026-03-20' });
  await run(servicer, 'cancelPromise', { loanId, promiseId: promised.promise?.id }, 'reason');
  await run(servicer, 'recordCureNotice', { loanId, sentOn: '2026-02-15', cureBy: '2026-02-28' }, 'reason');
  await run(servicer, 'repossessCollateral', { loanId }, 'reason', 'personalProperty');
  await run(servicer, 'redeemCollateral', { loanId }, 'reason');
  await run(servicer, 'repossessCollateral', { loanId }, 'personalProperty');
  await run(servicer, 'recordSaleNotice', { loanId, saleKind: 'PUBLIC' }, 'reason');
  await run(servicer, 'issueLetter', { loanId, kind: 'SALE_NOTICE' }, 'salePlace');
  clock.set('2026-03-11'); // Ten days after the notice of the sale.
  await run(servicer, 'sellCollateral', { loanId, proceeds: '10' }, 'reference');
  const { borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
  const [insured, closed] = await world.loans([
    { ...SIMPLE_LOAN, id: 'LN-INSURED', borrowerId },
    { ...SIMPLE_LOAN, id: 'LN-CLOSED', borrowerId },
  ]);
  await run(servicer, 'recordTotalLoss', { loanId: insured?.id }, 'reason');
  await run(servicer, 'settleInsurance', { loanId: insured?.id, proceeds: '10' }, 'reference');
  const over = await run(servicer, 'submitRepayment', { loanId: closed?.id, amount: '13000', method: 'WIRE' });
  await run(servicer, 'acknowledgeRepayment', { repaymentId: over.repayment?.id, outcome: 'SETTLED' });
  await run(servicer, 'refundCredit', { loanId: closed?.id, amount: '1' }, 'reason');
  await run(servicer, 'releaseLien', { loanId: closed?.id }, 'reason');
  await run(
    servicer,
    'updateLoanReferences',
    { loanId },
    'reason',
    'borrowerAddress',
    'applicantCreditVision',
    'coApplicantCreditVision',
  );
  const begun = await run(servicer, 'initiateRepayment', { loanId: insured?.id });
  await run(servicer, 'cancelRepayment', { repaymentId: begun.repayment?.id });
  await run(servicer, 'recordBankruptcyNotice', { loanId: insured?.id, noticedOn: '2026-02-01' }, 'reason');
  await run(servicer, 'authorizeAutopay', { loanId: insured?.id, ...MANDATE }, 'accountHolder', 'consentText');
  const monthly = { loanId: insured?.id, frequency: 'ONCE', on: '2026-12-01', amountRule: 'AMOUNT_DUE' };
  const { scheduledPayment } = await run(servicer, 'schedulePayment', monthly);
  await run(servicer, 'cancelScheduledPayment', { scheduledPaymentId: scheduledPayment?.id });
  const { scheduledPayment: drawn } = await command(servicer!, 'schedulePayment', { ...monthly });
  const repaymentId = await returnedDebit(world.prisma, insured!.id, drawn!.id);
  await run(servicer, 'retryPayment', { repaymentId });
  const noticeId = await announcedNotice(world.prisma, insured!.id, drawn!.id);
  await run(servicer, 'recordPaymentNotice', { noticeId });
  await run(servicer, 'revokeAutopay', { loanId: insured?.id });
  await world.prisma.endOfDayRun.create({
    data: { on: new Date('2026-01-31'), startedAt: new Date(), completedAt: new Date() },
  });
  await run(servicer, 'closePeriod', { through: '2026-01-31' });
  await run(servicer, 'reopenPeriod', { through: '2026-01-31' });
  await many(insured?.id);
  await run(
    servicer,
    'accelerateLoan',
    { loanId: insured?.id, noticeOn: '2026-01-05', cureBy: '2026-01-10' },
    'reason',
  );
  await run(servicer, 'reinstateLoan', { loanId: insured?.id }, 'reason');
  const filed = {
    chapter: 7,
    caseNumber: words('placeHold.bankruptcy.caseNumber'),
    court: words('placeHold.bankruptcy.court'),
    petitionOn: '2026-01-20',
  };
  const held = await run(
    servicer,
    'placeHold',
    { loanId: insured?.id, kind: 'BANKRUPTCY', bankruptcy: filed },
    'reason',
  );
  const relief = { commands: ['modifyLoan'], document: words('liftHold.relief.document') };
  await run(servicer, 'liftHold', { holdId: held.hold?.id, relief }, 'reason');
  // Sixty days after the notice no second client has to agree.
  clock.set('2026-04-02');
  await run(servicer, 'chargeOffLoan', { loanId: insured?.id, reason: 'BANKRUPTCY' });
  await run(servicer, 'undoChargeOff', { loanId: insured?.id }, 'reason');
  const other = await world.prisma.loan.findUniqueOrThrow({ where: { id: 'LN-IMPORTED' } });
  await link('linkBorrowers', { borrowerIds: [borrowerId, other.borrowerId] });
  await link('unlinkBorrower', { borrowerId });
  await sold();
}

async function many(loanId: string | undefined): Promise<void> {
  const idempotencyKey = words('submitRepayments.idempotencyKey');
  const externalReference = words('submitRepayments.externalReference');
  const inputs = [{ idempotencyKey, loanId, amount: '1.00', method: 'ACH', externalReference }];
  const { submitRepayments } = await servicer!.data<{ submitRepayments: { result: { __typename: string } }[] }>(
    'mutation ($inputs: [SubmitRepaymentInput!]!) { submitRepayments(inputs: $inputs) { result { __typename } } }',
    { inputs },
  );
  expect(submitRepayments).toEqual([{ result: { __typename: 'RepaymentUpdated' } }]);
}

/** Every adjustment that a servicer makes, and one of each that it asks for. */
async function adjusted(loanId: string): Promise<void> {
  const newest = async (kind: 'FEE' | 'PRINCIPAL_ADJUSTMENT') =>
    (await world.prisma.accountEntry.findMany({ where: { loanId, kind }, orderBy: { sequence: 'desc' } }))[0]?.id;
  await run(servicer, 'assessFee', { loanId, kind: 'TITLE', amount: '5' }, 'reason');
  const feeId = await newest('FEE');
  const details: Record<string, object> = {
    assessFee: { kind: 'TITLE', amount: '1' },
    waiveFee: { feeId, amount: '1' },
    adjustPrincipal: { amount: '-1' },
    reverseAdjustment: { adjustmentId: feeId },
  };
  const ask = (name: string, more: object) => {
    const reason = words(`requestApproval.${name}.reason`);
    return run(servicer, 'requestApproval', { [name]: { loanId, ...more, reason } });
  };
  const asked = new Map<string, string | undefined>();
  for (const [name, more] of Object.entries(details)) asked.set(name, (await ask(name, more)).approvalId);
  // It always takes two: refused, and nothing of it is kept.
  const idempotencyKey = 'key of Ada Lovelace adjustPrincipal';
  planted.set('adjustPrincipal.idempotencyKey', idempotencyKey);
  const alone = { loanId, idempotencyKey, amount: '-1', reason: words('adjustPrincipal.reason') };
  expect(await command(servicer!, 'adjustPrincipal', alone)).toMatchObject({ code: 'NEEDS_APPROVAL' });
  await run(lender, 'approve', { approvalId: asked.get('adjustPrincipal') });
  await run(lender, 'reject', { approvalId: asked.get('waiveFee') }, 'reason');
  await run(servicer, 'reverseAdjustment', { loanId, adjustmentId: feeId }, 'reason');
  const [id, small] = ['LN-RICH', 'LN-SMALL'];
  await world.loans([
    { ...SIMPLE_LOAN, id },
    { ...SIMPLE_LOAN, id: small },
  ]);
  clock.set('2026-01-20');
  await run(servicer, 'waiveInterest', { loanId: id, amount: '1' }, 'reason');
  await ask('waiveInterest', { loanId: id, amount: '1' });
  await run(servicer, 'assessFee', { loanId: id, kind: 'TITLE', amount: '5', reason: 'title' });
  const fee = (await world.prisma.accountEntry.findMany({ where: { loanId: id, kind: 'FEE' } }))[0]?.id;
  const pay = async (on: string, amount: string) => {
    const { repayment } = await run(servicer, 'submitRepayment', { loanId: on, amount, method: 'WIRE' });
    await run(servicer, 'acknowledgeRepayment', { repaymentId: repayment?.id, outcome: 'SETTLED' });
  };
  await pay(id, '13000');
  await run(servicer, 'refundFee', { loanId: id, feeId: fee, amount: '1' }, 'reason');
  await ask('refundFee', { loanId: id, feeId: fee, amount: '1' });
  await ask('refundCredit', { loanId: id, amount: '1' });
  // 12,000.00 and 19 days of interest, 74.96: 20.00 are left.
  await pay(small, '12054.96');
  await ask('writeOffSmallBalance', { loanId: small });
  await run(servicer, 'writeOffSmallBalance', { loanId: small }, 'reason');
}

/** Every change of terms, carried out or refused, and asked for. */
async function changed(): Promise<void> {
  const loanId = 'LN-TERMS';
  await world.loans([{ ...SIMPLE_LOAN, id: loanId }]);
  const ask = (name: string, more: object) => {
    const reason = words(`requestApproval.${name}.reason`);
    return command(servicer!, 'requestApproval', { [name]: { loanId, ...more, reason } });
  };
  const changes: Record<string, object> = {
    deferPayments: { from: '2026-02-01', installments: 1 },
    changeDueDate: { from: '2026-03-01', firstDueOn: '2026-03-15' },
    changeRate: { from: '2026-06-01', annualRatePercent: '6' },
    reamortize: {},
    modifyLoan: { annualRatePercent: '5' },
  };
  for (const [name, more] of Object.entries(changes)) {
    expect((await ask(name, more)).code).toBeUndefined();
    await run(servicer, name, { loanId, ...more }, 'reason');
  }
  const [change] = await world.prisma.accountEntry.findMany({ where: { loanId, kind: 'TERM_CHANGE' } });
  expect((await ask('undoLoanChange', { changeId: change?.id })).code).toBeUndefined();
  await run(servicer, 'undoLoanChange', { loanId, changeId: change?.id }, 'reason');
  // The loan is too young: refused, and nothing of it is kept.
  const idempotencyKey = 'key of Ada Lovelace reage';
  planted.set('reage.idempotencyKey', idempotencyKey);
  const young = { code: 'BEYOND_POLICY' };
  expect(await command(servicer!, 'reage', { loanId, idempotencyKey, reason: words('reage.reason') })).toMatchObject(
    young,
  );
  expect(await ask('reage', {})).toMatchObject(young);
}

/** A sale that is declined, one that is cancelled, one that is carried out, and its buy-back. */
async function sold(): Promise<void> {
  const loanId = 'LN-SOLD';
  await world.loans([{ ...SIMPLE_LOAN, id: loanId, lenderId: 'LEN-A' }]);
  const seller = await world.client('LENDER', { lender: 'LEN-A' });
  const buyer = await world.client('LENDER', { lender: 'LEN-B' });
  const sale = { loanId, buyerId: 'LEN-B', settlementDate: '2026-04-02', priceRatio: '1' };
  const propose = async () => (await run(seller, 'proposeTransfer', sale)).transfer?.id;
  await run(seller, 'importValuation', { loanId, model: 'Example Model', version: '2', fairValue: '100.00' });
  await run(buyer, 'declineTransfer', { transferId: await propose() });
  await run(seller, 'cancelTransfer', { transferId: await propose() });
  const transferId = await propose();
  await run(buyer, 'acceptTransfer', { transferId });
  await closeDay(world.prisma, businessDate('2026-04-02'));
  await run(seller, 'buyBack', { transferId, settlementDate: '2026-04-02', priceRatio: '1' });
}

/** Whose they are is no business of one loan: the answer is another. */
async function link(name: 'linkBorrowers' | 'unlinkBorrower', ids: Record<string, unknown>): Promise<void> {
  const idempotencyKey = `key of Ada Lovelace ${name}`;
  planted.set(`${name}.idempotencyKey`, idempotencyKey);
  const input = { ...ids, idempotencyKey, reason: words(`${name}.reason`) };
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const answer = await underwriter!.data<Record<string, { __typename: string }>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
    { input },
  );
  expect(answer[name]?.__typename).toBe('BorrowersLinked');
}

/** Names of companies, models, grades and digests, as in the record; and a fee, which takes figures alone. */
const NAMES =
  /^updateLoanReferences\.(initialLender|primaryServicerId|secondaryServicerId|loanServicer|grade|\w+Hash)$|^acceptTransfer\.ledgerHash$|^fundLoan\.lateFee$|^importValuation\.(model|version)$/;

/**
 * Texts that are not about a borrower, or are known for what they are; the audit log seals its own, and webhooks.test.ts looks for
 * those of webhooks.
 */
const OTHERS =
  /^(authToken|createClient|createLoan|eraseBorrower|revokeClient|rotateClientKey|closePeriod|reopenPeriod|\w+Webhook(Secret)?)\.|^authorizeAutopay\.(routing|account)Number$|^issueLetter\.language$|^setContactPreferences\.(language|timeZone|from|until|representative\.(phone|email))$/;

describe('free text', () => {
  it('was planted in every input that takes one', async () => {
    const { schema } = await buildGraph({ authDirectives: false });
    const textsIn = (type: GraphQLInputType, at: string): string[] => {
      const named = getNamedType(type);
      if (isInputObjectType(named))
        return Object.values(named.getFields()).flatMap((field) => textsIn(field.type, `${at}.${field.name}`));
      return named.name === 'String' ? [at] : [];
    };
    const inputs = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) =>
      args.flatMap(({ type }) => textsIn(type, name)),
    );
    expect(inputs.filter((input) => !OTHERS.test(input) && !NAMES.test(input) && !planted.has(input))).toEqual([]);
  });

  it('stands in no table in the clear, in no form, and in no line of the log', async () => {
    const dump = await dumpRows(world.prisma);
    const log = world.log.join('\n');
    expect(dump).toContain(LOAN);
    const forms = (text: string) => [
      text,
      Buffer.from(text).toString('hex'),
      Buffer.from(text).toString('base64').slice(0, -4),
    ];
    const found = [...planted].filter(([, text]) => forms(text).some((form) => dump.includes(form)));
    expect(found.map(([input]) => input)).toEqual([]);
    expect([...planted].filter(([, text]) => log.includes(text)).map(([input]) => input)).toEqual([]);
    expect(dump).not.toContain('Lovelace');
  });

  const READ = `lendingDecisionReason borrowerAddress applicantCreditVision coApplicantCreditVision loanPayments contract { acceptedBecause }
    events(first: 100) { edges { node { reason } } } adjustments { edges { node { reason } } } repayments { edges { node { reason externalReference } } }
    contacts { nodes { note } } notes { nodes { text } } complaints { nodes { text answer } } letters { nodes { content } } contactPreferences { representative { name } }
    stipulations { text } autopay { consentText } holds { edges { node { reason liftReason bankruptcy { caseNumber court } reliefs { document } } } } collateral { valuations { edges { node { source } } } repossession { personalProperty } }
    riskAssessment { declineReason comments stipulations loanTerms { participation } }
    underwriting { cashflows { rows { edges { node { other } } } } deals { decision { reason allWarnings } } }
    record { loanDetails request response underwriting }`;
  const LOANS = [LOAN, 'LN-IMPORTED', 'LN-INSURED', 'LN-CLOSED', 'LN-RICH', 'LN-SMALL', 'LN-TERMS'];
  const read = async (client: TestClient | undefined, loanId: string): Promise<string> =>
    (
      await client!.query(
        `query ($id: ID!) { loan(id: $id) { ${READ} } approvals(filter: { loanId: $id }) { edges { node { input reason } } } }`,
        { id: loanId },
      )
    ).text;

  it('is shown only to callers with STAFF and PERSONAL', async () => {
    const shown = (await Promise.all(LOANS.map((id) => read(auditor, id)))).join();
    // The holder of an account is never shown. The text of a settled payment is replaced by the reason of its reversal;
    // the reason for linking borrowers is in the audit log.
    const isRead = ([input]: [string, string]) =>
      !/^adjustPrincipal|reage|accountHolder|idempotencyKey|Response\.Decline|withdraw|acknowledgeRepayment|linkBorrower/i.test(
        input,
      );
    const unseen = [...planted].filter(isRead).filter(([, text]) => !shown.includes(text));
    expect(unseen.map(([input]) => input)).toEqual([]);
    const bureaus = ['applicantCreditVision', 'coApplicantCreditVision'].map(
      (name) => planted.get(`updateLoanReferences.${name}`) ?? '',
    );
    for (const role of ['LENDER', 'ADMIN', 'MARKETPLACE'] as const) {
      const seen = await read(await world.client(role), LOAN);
      const others = bureaus.reduce((text, given) => text.replace(given, ''), seen);
      expect(others).not.toContain('Lovelace');
      expect(seen === others).toBe(role !== 'LENDER');
    }
    const { borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: LOAN } });
    const own = await read(await world.client('BORROWER', { borrower: borrowerId }), LOAN);
    expect(own).toContain(planted.get('Response.Stipulations'));
    expect(own).toContain(planted.get('submitRepayment.externalReference'));
    for (const input of ['Response.Comments', 'recordLien.reason', 'reverseRepayment.reason', 'recordValuation.source'])
      expect(own).not.toContain(planted.get(input));
  });

  it('is gone with its borrower: nothing opens it, and a repeat is told so', async () => {
    const loanIds = (await world.prisma.loan.findMany({ select: { id: true } })).map(({ id }) => id);
    await world.prisma.$transaction((tx) => borrowerStore(tx).erase(loanIds, clock.now()));
    for (const id of LOANS) expect(await read(auditor, id)).not.toContain('Lovelace');
    const key = planted.get('submitRepayment.idempotencyKey');
    const repeat = {
      idempotencyKey: key,
      loanId: LOAN,
      amount: '10',
      method: 'ACH',
      externalReference: planted.get('submitRepayment.externalReference'),
    };
    const before = await world.prisma.repayment.count();
    expect(await command(servicer!, 'submitRepayment', repeat)).toMatchObject({ code: 'CONFLICT' });
    expect(await world.prisma.repayment.count()).toBe(before);
  });
});

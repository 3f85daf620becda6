import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LetterContent } from '../../../src/features/letter/letter-writer.js';
import { pdfOf } from '../../../src/features/letter/letter-writer.js';
import { sampleEnvelope } from '../../domain/record/sample.js';
import { entriesDuring } from '../../support/audit-of.js';
import { command, pay } from '../../support/commands.js';
import { eraseByTwo } from '../../support/erase.js';
import { importInto } from '../../support/import-record.js';
import { openServicing } from '../../support/servicing.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';

/** 12,000.00 at 12 percent from 1 January 2026; twelve installments of 1,066.00, due from 1 February on. */
const { clock, world, servicer } = await openServicing('2026-01-31');
let loanId: string;
beforeEach(async () => {
  clock.set('2026-01-31');
  ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, encumberedStatus: 'LIEN' }));
});

const run = (name: string, input: object = {}) => command(servicer, name, { loanId, ...input });
const issue = (kind: string, input: object = {}) => run('issueLetter', { kind, ...input });

interface Shown {
  readonly id: string;
  readonly kind: string;
  readonly issuedOn: string;
  readonly template: string;
  readonly delivery: string;
  readonly size: number;
  readonly sha256: string | null;
  readonly pdf: string | null;
  readonly content: LetterContent | null;
}

async function letters(client: TestClient = servicer): Promise<readonly Shown[]> {
  const { loan } = await client.data<{ loan: { letters: { nodes: Shown[] } } }>(
    `query ($id: ID!) { loan(id: $id) { letters { totalCount nodes {
      id kind issuedOn template delivery size sha256 pdf content } } } }`,
    { id: loanId },
  );
  return loan.letters.nodes;
}

const PREVIEW = `query ($id: ID!, $kind: LetterKind!, $repaymentId: ID, $goodThrough: Date, $from: Date, $salePlace: String) {
  previewLetter(loanId: $id, kind: $kind, repaymentId: $repaymentId, goodThrough: $goodThrough, from: $from,
    salePlace: $salePlace) { title text delivery pdf } }`;

const preview = (kind: string, input: object = {}, client: TestClient = servicer) =>
  client.query<{ previewLetter: { title: string; text: string; delivery: string; pdf: string } | null }>(PREVIEW, {
    id: loanId,
    kind,
    ...input,
  });

/** What a letter says between its address and its last lines. */
async function body(kind: string, input: object = {}): Promise<readonly string[]> {
  const { data, errors } = await preview(kind, input);
  if (!data?.previewLetter) throw new Error(JSON.stringify(errors));
  const paragraphs = data.previewLetter.text.split('\n\n');
  const start = paragraphs.findIndex((each) => each.startsWith('Loan number'));
  return paragraphs.slice(start + 1, paragraphs.indexOf('Questions'));
}

const TO_PAY = ['How to pay', '- By mail to the address above, with your loan number on the check.'];

describe('a payoff letter', () => {
  it('has the amount, its per diem, pending payments and refunds', async () => {
    await run('addProduct', { kind: 'GAP', premium: '730.00' });
    await run('submitRepayment', { amount: '500.00', method: 'CHECK' });
    // 12,000 x 0.12 / 365 = 3.9452 a day: 30 days to 31 January, 50 to 20 February, and a late fee of 25.00 by then.
    expect(await body('PAYOFF', { goodThrough: '2026-02-20' })).toEqual([
      'You asked for the amount that pays your loan in full.',
      [
        'Amount: On January 31, 2026',
        'Principal: $12,000.00',
        'Interest: $118.36',
        'Fees: $0.00',
        'Prepayment penalty: $0.00',
        'Payoff amount: $12,118.36',
      ].join('\n'),
      expect.stringMatching(
        /^If your payment arrives by February 20, 2026, the payoff amount is \$12,222\.26 on that day, with late fees until then\. Each day adds about \$3\.95 of interest\./,
      ),
      'Payments that have not cleared',
      'These payments are not subtracted above. If your bank returns one, you still owe it.',
      'Date: Amount\nJanuary 31, 2026: $500.00',
      'Products sold with your loan',
      'Ending the loan early may entitle you to a refund of products. Refunds that are due so far:',
      expect.stringMatching(/^Product: Refund due\nGAP waiver, coverage through .*: not cancelled$/),
      ...TO_PAY,
      'When the loan is paid in full, we release our lien on the vehicle.',
    ]);
  });

  it('is kept as it was issued, with a digest, and can be written again byte for byte', async () => {
    expect(await issue('PAYOFF')).toMatchObject({ __typename: 'LetterIssued', delivery: 'PRINT' });
    const [before] = await letters();
    clock.set('2026-02-15');
    await pay(servicer, loanId, '1066.00', '2026-02-15');
    const [letter] = await letters();
    expect(letter).toEqual(before);
    expect(letter).toMatchObject({ kind: 'PAYOFF', issuedOn: '2026-01-31', template: 'PAYOFF-en-1' });
    const bytes = Buffer.from(letter!.pdf!, 'base64');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(letter!.sha256);
    expect(bytes).toHaveLength(letter!.size);
    expect(Buffer.from(await pdfOf(letter!.content!)).equals(bytes)).toBe(true);
    const template = await world.prisma.letterTemplate.findMany();
    expect(template.map(({ name }) => name)).toContain('PAYOFF-en-1');
  });

  it('is issued once for a key, also when the loan has changed since', async () => {
    const idempotencyKey = 'one letter';
    const first = await issue('PAYOFF', { idempotencyKey });
    await run('placeHold', { kind: 'CEASE_CONTACT', reason: 'x' });
    expect(await issue('PAYOFF', { idempotencyKey })).toEqual(first);
    expect(await letters()).toHaveLength(1);
  });

  it('is in the timeline, and its reading in the audit log', async () => {
    await issue('PAYOFF');
    const { loan } = await servicer.data<{ loan: { events: { nodes: { command: string }[] } } }>(
      `query ($id: ID!) { loan(id: $id) { events(last: 1) { nodes { command } } } }`,
      { id: loanId },
    );
    expect(loan.events.nodes).toEqual([{ command: 'issueLetter' }]);
    const entries = await entriesDuring(world, () => letters());
    expect(entries).toMatchObject([
      {
        subjects: [`loan:${loanId}`],
        classes: ['PERSONAL'],
        fields: expect.arrayContaining(['LoanLetter.pdf']) as unknown,
      },
    ]);
  });
});

describe('a PDF', () => {
  it('is tagged, with title and language, and has the same bytes each time', async () => {
    const [first, second] = [await preview('PAYOFF'), await preview('PAYOFF')];
    expect(first.data?.previewLetter?.pdf).toBe(second.data?.previewLetter?.pdf);
    const document = await PDFDocument.load(Buffer.from(first.data!.previewLetter!.pdf, 'base64'));
    expect(document.getTitle()).toBe('Payoff letter');
    const catalog = document.catalog.toString();
    expect(catalog).toMatch(/\/StructTreeRoot/);
    expect(catalog).toMatch(/\/Marked true/);
    expect(catalog).toMatch(/\/Lang \(en\)/);
  });

  it('has as many pages as it needs, and letters that its fonts have', async () => {
    const content: LetterContent = {
      title: 'Łódź, 東京',
      language: 'en',
      issuedOn: '2026-01-31' as LetterContent['issuedOn'],
      template: 'PAYOFF-en-1',
      data: {},
      blocks: [
        { kind: 'TABLE', rows: Array.from({ length: 90 }, (_row, at) => [`Payment ${at}`, '$1.00']) },
        { kind: 'PARAGRAPH', text: 'W'.repeat(400) },
      ],
    };
    const document = await PDFDocument.load(await pdfOf(content));
    expect(document.getPageCount()).toBe(3);
  });
});

describe('letters are for', () => {
  it('callers that see the person, and the borrower', async () => {
    await issue('PAYOFF');
    const lender = await world.client('LENDER');
    const { errors } = await lender.query(`query ($id: ID!) { loan(id: $id) { letters { nodes { id } } } }`, {
      id: loanId,
    });
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await preview('PAYOFF', {}, lender)).errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    const elsewhere = await world.client('SERVICER', { servicer: 'SRV-ELSEWHERE' });
    expect((await preview('PAYOFF', {}, elsewhere)).data).toEqual({ previewLetter: null });
    expect(await command(elsewhere, 'issueLetter', { loanId, kind: 'PAYOFF' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('borrowers by paper, until they consent to electronic records', async () => {
    expect(await issue('WELCOME', { delivery: 'ELECTRONIC' })).toMatchObject({
      code: 'CONFLICT',
      message: 'The borrower has not consented to electronic records. Issue the letter in print.',
    });
    expect(await run('setContactPreferences', { electronicConsentOn: '2026-02-01' })).toMatchObject({
      faults: [{ field: 'electronicConsentOn', reason: 'must not be after today' }],
    });
    await run('setContactPreferences', { electronicConsentOn: '2026-01-30' });
    expect(await issue('WELCOME')).toMatchObject({ delivery: 'ELECTRONIC' });
    expect(await issue('WELCOME', { delivery: 'PRINT' })).toMatchObject({ delivery: 'PRINT' });
  });
});

describe('a letter that does not apply is refused', () => {
  it.each([
    ['PAID_IN_FULL', {}, 'The loan is not paid in full.'],
    ['LIEN_RELEASE', {}, 'The lien is not released.'],
    ['RIGHT_TO_CURE', {}, 'No notice of the right to cure is recorded.'],
    ['SALE_NOTICE', {}, 'No notice of a sale is recorded, or the sale is over.'],
    ['DEFICIENCY', {}, 'No sale with its figures is recorded.'],
    ['VARYING_DEBIT', {}, 'No notice of a varying debit is due.'],
    ['SERVICEMEMBER', {}, 'The loan has no active hold for military service.'],
    ['SERVICING_TRANSFER', {}, 'The loan has had one owner only.'],
    ['RECEIPT', { repaymentId: 'none' }, 'The loan has no payment with this ID.'],
  ])('%s', async (kind, input, message) => {
    expect(await issue(kind, input)).toMatchObject({ code: 'CONFLICT', message });
  });

  it('with options of another kind, or out of bounds', async () => {
    expect(await issue('WELCOME', { goodThrough: '2026-02-01' })).toMatchObject({
      faults: [{ field: 'goodThrough', reason: 'is not for a WELCOME letter' }],
    });
    expect(await issue('PAYOFF', { goodThrough: '2026-01-30' })).toMatchObject({
      faults: [{ field: 'goodThrough', reason: 'must be within one year from today' }],
    });
    expect(await issue('RECEIPT')).toMatchObject({
      faults: [{ field: 'repaymentId', reason: 'is required for a RECEIPT letter' }],
    });
  });
});

describe('the letters of a life', () => {
  it('welcome, receipt, statement and paid in full', async () => {
    expect((await body('WELCOME'))[1]).toBe(
      [
        'Term: Value',
        'Amount financed: $12,000.00',
        'Interest rate: 12%',
        'First payment due: February 1, 2026',
        'Scheduled payment: $1,066.00',
        'Number of payments: 12',
        'Last payment due: January 1, 2027',
      ].join('\n'),
    );
    clock.set('2026-02-01');
    // 31 days of interest: 122.30.
    const repaymentId = await pay(servicer, loanId, '1066.00', '2026-02-01');
    expect((await body('RECEIPT', { repaymentId }))[1]).toBe(
      [
        'Payment: Value',
        `Reference: ${repaymentId}`,
        'Date: February 1, 2026',
        'Amount: $1,066.00',
        'Principal: $943.70',
        'Interest: $122.30',
        'Fees: $0.00',
        'Credit for later payments: $0.00',
      ].join('\n'),
    );
    expect(await body('STATEMENT')).toEqual([
      'This statement covers January 2, 2026 through February 1, 2026.',
      'Balances on February 1, 2026',
      'Balance: Amount\nPrincipal: $11,056.30\nPast due: $0.00\nUnpaid fees: $0.00\nCredit: $0.00',
      expect.stringMatching(/^Your next payment of \$[\d,.]+ is due on March 1, 2026\.$/),
      'Payments',
      'Date: Amount: Principal: Interest: Fees\nFebruary 1, 2026: $1,066.00: $943.70: $122.30: $0.00',
      'This statement does not show the payoff amount. Ask for a payoff letter.',
    ]);
    await pay(servicer, loanId, '11056.30', '2026-02-01');
    expect(await body('PAID_IN_FULL')).toContain('We received the last payment on February 1, 2026.');
    await run('releaseLien', {});
    expect(await body('LIEN_RELEASE')).toHaveLength(2);
  });

  it('servicemember', async () => {
    await run('placeHold', { kind: 'SERVICE_MEMBER', reason: 'Orders' });
    expect((await body('SERVICEMEMBER'))[1]).toContain('The interest rate of your loan is 12%.');
  });

  it('the right to cure', async () => {
    clock.set('2026-03-10');
    await run('recordCureNotice', { sentOn: '2026-03-10', cureBy: '2026-03-31' });
    const [first, table] = await body('RIGHT_TO_CURE');
    expect(first).toContain('You can cure this default through March 31, 2026.');
    expect(table).toMatch(/Past due: \$2,132\.00/);
  });
});

describe('after an erasure', () => {
  it('no letter can be read or issued', async () => {
    const envelope = { ...sampleEnvelope(), loanId: 'LN-ERASED' };
    await importInto(world, [envelope]);
    ({ loanId } = envelope);
    const { borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    await issue('WELCOME');
    expect((await letters())[0]?.content?.blocks).toBeDefined();
    await eraseByTwo(world, [borrowerId]);
    expect(await letters()).toMatchObject([{ kind: 'WELCOME', sha256: null, pdf: null, content: null }]);
    expect(await issue('WELCOME')).toMatchObject({ code: 'CONFLICT' });
    expect(await world.prisma.letter.findMany({ where: { loanId } })).toMatchObject([
      { content: null, pdf: null, digest: null },
    ]);
  });
});

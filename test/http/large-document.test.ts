import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE64_SLICE } from '../../src/domain/record/record-parts.js';
import { sampleApplication, sampleEnvelope } from '../domain/record/sample.js';
import { command } from '../support/commands.js';
import { importInto } from '../support/import-record.js';
import { RestApi } from '../support/rest-api.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const SIZES = [BASE64_SLICE - 1, BASE64_SLICE, BASE64_SLICE + 1, 2 * BASE64_SLICE + 5];
const pdfOf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]).subarray(0, size);
const PDFS = new Map(SIZES.map((size) => [`LN-${size}`, pdfOf(size)]));
const CO_APPLICANTS = pdfOf(BASE64_SLICE + 2);

let world: World;
let underwriter: TestClient;
beforeAll(async () => {
  world = await openWorld();
  underwriter = await world.client('UNDERWRITER');
  const { message, data } = sampleEnvelope();
  const withPdf = (pdf: Buffer) => ({
    PrimaryCreditBureauPDF: pdf.toString('base64'),
    CoApplicantCreditBureauPDF: CO_APPLICANTS.toString('base64'),
  });
  const envelopes = [...PDFS].map(([loanId, pdf]) => {
    return { loanId, message, data: { ...data, Underwriting: { ...data.Underwriting, ...withPdf(pdf) } } };
  });
  await importInto(world, envelopes);
});
afterAll(() => world.close());

interface Read {
  readonly loan: {
    readonly record: { readonly underwriting: Record<string, string> };
    readonly underwriting: Record<
      'primaryCreditBureauPdf' | 'coApplicantCreditBureauPdf',
      { readonly content: string }
    >;
  };
}

interface Linked {
  readonly loan: {
    readonly underwriting: { readonly primaryCreditBureauPdf: { readonly link: { readonly url: string } } };
  };
}

describe.each([...PDFS])('a document longer than what is read at a time, of %s', (loanId, pdf) => {
  it('comes whole, alone and in its record', async () => {
    const { loan } = await underwriter.data<Read>(`{ loan(id: "${loanId}") { record { underwriting } underwriting {
      primaryCreditBureauPdf { content } coApplicantCreditBureauPdf { content } } } }`);
    const { primaryCreditBureauPdf, coApplicantCreditBureauPdf } = loan.underwriting;
    for (const shown of [primaryCreditBureauPdf.content, loan.record.underwriting.PrimaryCreditBureauPDF]) {
      expect(shown === pdf.toString('base64')).toBe(true);
    }
    for (const shown of [coApplicantCreditBureauPdf.content, loan.record.underwriting.CoApplicantCreditBureauPDF]) {
      expect(shown === CO_APPLICANTS.toString('base64')).toBe(true);
    }
  });

  it('comes whole by v2, its members in their order, and by its link', async () => {
    const api = await RestApi.of(world);
    const { body } = await api.read(underwriter, '/loans/{loan_id}', loanId);
    const read = body.data.Underwriting as Record<string, string>;
    expect(Object.keys(read)).toEqual(Object.keys(sampleEnvelope().data.Underwriting));
    expect(read.PrimaryCreditBureauPDF === pdf.toString('base64')).toBe(true);
    const { loan } = await underwriter.data<Linked>(
      `{ loan(id: "${loanId}") { underwriting { primaryCreditBureauPdf { link { url } } } } }`,
    );
    const response = await fetch(loan.underwriting.primaryCreditBureauPdf.link.url);
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  });
});

it('a document handed over with an assessment takes the place of the one before', async () => {
  const { Request, Response, Underwriting } = sampleApplication();
  const { loanId } = await command(underwriter, 'createLoan', { request: Request });
  await command(underwriter, 'startUnderwriting', { loanId });
  for (const pdf of PDFS.values()) {
    const underwriting = { ...Underwriting, PrimaryCreditBureauPDF: pdf.toString('base64') };
    const answer = await command(underwriter, 'completeUnderwriting', {
      loanId,
      results: { response: Response, underwriting },
    });
    expect(answer.__typename).not.toMatch(/Invalid|Refused|NotAllowed/);
    const { loan } = await underwriter.data<Read>(`query ($id: ID!) { loan(id: $id) { record { underwriting } } }`, {
      id: loanId,
    });
    expect(loan.record.underwriting.PrimaryCreditBureauPDF === pdf.toString('base64')).toBe(true);
    await command(underwriter, 'reopenUnderwriting', { loanId, reason: 'another report' });
  }
});

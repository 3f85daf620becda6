import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sampleEnvelope, type Envelope, type Loose } from '../domain/record/sample.js';
import { ndjsonFile, recordsIn, sampleLine, scratchFolder } from '../support/cli-records.js';
import { carryOut } from '../support/carry-out.js';
import { newDataDir, newPlace, runCli, startProcess } from '../support/gateway-process.js';
import { figuresOf } from '../support/record-variants.js';

let DATA_DIR: string;
beforeAll(() => {
  DATA_DIR = newDataDir();
});
afterAll(() => {
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const byId = (records: readonly Envelope[]) =>
  [...records].sort((a, b) => (String(a.loanId) < String(b.loanId) ? -1 : 1));

const SPOILED: [line: string | Buffer, complaint: string][] = [
  ['{"loanId": "LN-SECRETVALUE", ', 'the line is not valid JSON'],
  [Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'the line is not UTF-8 text'],
  ['{"loanId":"LN-SECRETVALUE"}', 'data: missing'],
  ['[]', 'must be an object'],
  [
    spoiled((data) => (data.loanDetails.loanAmount = '12,34x SECRETVALUE')),
    'data.loanDetails.loanAmount: must be digits',
  ],
  [
    spoiled((data) => (data.loanDetails.maturityDate = '2026-02-30')),
    'data.loanDetails.maturityDate: must be a valid date',
  ],
  [
    spoiled((data) => (data.loanDetails.lenderId = '<b>SECRETVALUE</b>')),
    'data.loanDetails.lenderId: must be an ID or address',
  ],
  [
    spoiled((data) => (data.Request.ApplicantInfo!.ApplicantLastName = 'SECRETVALUE\0')),
    'data.Request.ApplicantInfo.ApplicantLastName: contains a NUL character',
  ],
  [
    spoiled((data) => (data.Request.ApplicantInfo!.SECRET = 0)).replace('"SECRET":0', '"__proto__":"SECRETVALUE"'),
    'data.Request.ApplicantInfo.__proto__: is a reserved name',
  ],
  [
    spoiled((data) => ((data as unknown as Record<string, unknown>)['SECRETVALUE 932-23-5402'] = 1)),
    'data.?: unknown field',
  ],
  [
    spoiled((data) => ((data.Response.LoanTerms as Loose[])[1]!.Payment = 98765.4321)).replace(
      '98765.4321',
      '12345678901234567.89',
    ),
    'data.Response.LoanTerms[1].Payment: has more digits than a number can represent',
  ],
];

function spoiled(spoil: (data: Envelope['data']) => void): string {
  const envelope = { ...sampleEnvelope(), loanId: 'LN-SPOILED' };
  spoil(envelope.data);
  return JSON.stringify(envelope);
}

describe('import and export', () => {
  it('import what is good, name the lines that are not without a value of theirs, and end with 1', async () => {
    const lines = [sampleLine(1), ...SPOILED.map(([line]) => line), '', sampleLine(2)];
    const { code, stdout, stderr } = await runCli(['import', ndjsonFile(lines)], { DATA_DIR });
    expect(code).toBe(1);
    const complaints = stderr.trimEnd().split('\n');
    expect(complaints.filter((line) => !/^line \d+: /.test(line))).toEqual([]);
    expect(complaints).toHaveLength(SPOILED.length);
    SPOILED.forEach(([, complaint], index) => {
      expect(complaints[index]).toContain(`line ${index + 2}: ${complaint}`);
    });
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(`2 stored, 0 unchanged, ${SPOILED.length} rejected`);
    for (const line of stdout.trimEnd().split('\n').slice(0, -1))
      expect(JSON.parse(line)).toMatchObject({ step: 'import' });
    for (const value of ['SECRETVALUE', 'Maria', 'Johnson', '932235402', 'Maple', 'LN-SPOILED'])
      expect(stdout + stderr).not.toContain(value);
  });

  it('write what was read, and read what was written without a change', async () => {
    const place = await newPlace();
    onTestFinished(() => {
      if (place.DATA_DIR !== undefined) rmSync(place.DATA_DIR, { recursive: true, force: true });
    });
    const lines = [sampleLine(1), sampleLine(2)];
    for (const counted of ['2 stored, 0 unchanged, 0 rejected', '0 stored, 2 unchanged, 0 rejected']) {
      const read = await carryOut(['import', ndjsonFile(lines)], place);
      expect(read).toMatchObject({ code: 0, stderr: '' });
      expect(read.stdout).toContain(counted);
    }

    const file = join(scratchFolder(), 'export.ndjson');
    const { code, stdout } = await runCli(['export', file], place);
    expect([code, stdout.trimEnd().split('\n').at(-1)]).toEqual([0, '2 exported']);
    expect(statSync(file).mode & 0o077, 'for its owner only').toBe(0);
    const exported = byId(recordsIn(file));
    const imported = lines.map((line) => JSON.parse(line) as Envelope);
    expect(
      exported.map(({ loanId, data: { Request, Response, Underwriting } }) => ({
        loanId,
        Request,
        Response,
        Underwriting,
      })),
    ).toStrictEqual(
      imported.map(({ loanId, data: { Request, Response, Underwriting } }) => ({
        loanId,
        Request,
        Response,
        Underwriting,
      })),
    );
    expect(exported.map(({ data }) => figuresOf(data.loanDetails))).toEqual(
      imported.map(({ data }) => figuresOf(data.loanDetails)),
    );
    const unread = join(scratchFolder(), 'export.ndjson');
    const unheard = startProcess(['export', unread], place);
    unheard.stopReading();
    expect([(await unheard.ended).code, readFileSync(unread, 'utf8')], 'also if the output is not read').toEqual([
      0,
      readFileSync(file, 'utf8'),
    ]);
    const back = await carryOut(['import', file], place);
    expect([back.code, back.stdout.trimEnd().split('\n').at(-1)]).toEqual([0, '0 stored, 2 unchanged, 0 rejected']);
  });

  it('leave nothing of a person in the clear in the files of the embedded database', () => {
    const { Request, loanDetails } = sampleEnvelope().data;
    const { ApplicantSSN, ApplicantLastName, ApplicantAddress, ApplicantEmail, EmploymentCompany } =
      Request.ApplicantInfo!;
    const secret = [ApplicantSSN, ApplicantLastName, ApplicantAddress, ApplicantEmail, EmploymentCompany];
    const words = [...secret, loanDetails.applicantCreditVision, '%PDF-1.4', 'synthetic bureau'].map(String);
    const files = readdirSync(join(DATA_DIR, 'pglite'), { recursive: true, withFileTypes: true });
    let found = false;
    for (const entry of files.filter((file) => file.isFile())) {
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      found ||= bytes.includes('LN-LINE-1');
      for (const word of words) expect([entry.name, word, bytes.includes(word)]).toEqual([entry.name, word, false]);
    }
    expect(found, 'the files are those of the database').toBe(true);
  });

  it('say in one line that there is no such file, or that it is a folder', async () => {
    const folder = scratchFolder();
    const missing = await carryOut(['import', join(folder, 'none.ndjson')]);
    expect([missing.code, missing.stderr.trimEnd().split('\n').length]).toEqual([1, 1]);
    expect(missing.stderr).toMatch(/none\.ndjson/);
    const directory = await carryOut(['import', folder]);
    expect([directory.code, directory.stderr.trimEnd().split('\n').length]).toEqual([1, 1]);
    expect(directory.stderr).toMatch(/folder|directory/i);
    mkdirSync(join(folder, 'taken'));
    const target = await carryOut(['export', join(folder, 'taken')]);
    expect([target.code, target.stderr.trimEnd().split('\n').length]).toEqual([1, 1]);
    expect(readdirSync(folder)).toEqual(['taken']);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { escapeMarkup, letterBlocks } from '../../src/features/letter/letter-blocks.js';
import { LETTER_KINDS } from '../../src/features/letter/letter-kinds.js';
import { fillTemplate, readTemplate } from '../../src/features/letter/letter-template.js';
import { chooseTemplate, OWN_TEMPLATES, readTemplates } from '../../src/features/letter/letter-templates.js';

const template = (settings: Record<string, string>, body = 'Text') =>
  `${Object.entries({ kind: 'WELCOME', version: '1', language: 'en', title: 'Welcome', ...settings })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n${body}\n`;

const read = (settings: Record<string, string>, body?: string) => readTemplate(template(settings, body), 'x.liquid');

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'letters-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('templates', () => {
  it('come with the gateway for every kind, and show known values only', () => {
    const kinds = readTemplates([OWN_TEMPLATES]).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual([...LETTER_KINDS].toSorted());
  });

  it('of a folder are added, and replace those of the same name', () => {
    const folder = folderOf({
      'a.liquid': template({}, 'Ours'),
      'b.liquid': template({ version: '2', states: 'TX, CA' }),
      'notes.txt': 'no template',
    });
    const templates = readTemplates([OWN_TEMPLATES, folder]).filter(({ kind }) => kind === 'WELCOME');
    expect(templates.map(({ name, body }) => [name, body])).toEqual([
      ['WELCOME-en-1', 'Ours'],
      ['WELCOME-en-TX+CA-2', 'Text'],
    ]);
  });

  it('that show an unknown value are named by their file', () => {
    const folder = folderOf({ 'a.liquid': template({}, '{{ loan.borrower.shoeSize }}') });
    expect(() => readTemplates([folder])).toThrow(
      'The letter template a.liquid shows loan.borrower.shoeSize, which a WELCOME letter lacks.',
    );
  });

  it.each([
    [{ kind: 'HELLO' }, 'needs a `kind`'],
    [{ version: '0' }, 'needs a `version` of 1 or more'],
    [{ language: 'English' }, 'needs a `language`'],
    [{ title: '' }, 'needs a `title`'],
    [{ states: 'Texas' }, 'has `states` that are not codes'],
    [{ tone: 'warm' }, 'has a setting that is none of'],
  ])('need their settings: %o', (settings, fault) => {
    expect(() => read(settings)).toThrow(fault);
  });

  it('are chosen by language, then state, then version', () => {
    const templates = [
      read({}),
      read({ version: '2' }),
      read({ states: 'TX' }),
      read({ language: 'es' }),
      read({ kind: 'PAYOFF', version: '9' }),
    ];
    const chosen = (language: string, state?: string) =>
      chooseTemplate(templates, { kind: 'WELCOME', language, state })?.name;
    expect(chosen('en')).toBe('WELCOME-en-2');
    expect(chosen('en', 'TX')).toBe('WELCOME-en-TX-1');
    expect(chosen('es-MX', 'TX')).toBe('WELCOME-es-1');
    expect(chosen('fr', 'CA')).toBe('WELCOME-en-2');
    expect(chooseTemplate(templates, { kind: 'RECEIPT', language: 'en', state: undefined })).toBeUndefined();
  });
});

describe('a template', () => {
  it('writes amounts, rates and days as people read them', () => {
    const facts = { loan: { amount: '1234567.5', less: '-3', rate: '7.250', on: '2026-02-01' } };
    const filled = fillTemplate(
      read({}, '{{ loan.amount | money }} {{ loan.less | money }} {{ loan.rate | percent }} {{ loan.on | day }}'),
      facts,
    );
    expect(filled).toEqual({
      ok: true,
      blocks: [{ kind: 'PARAGRAPH', text: '$1,234,567.50 -$3.00 7.25% February 1, 2026' }],
    });
    expect(fillTemplate(read({ language: 'es' }, '{{ loan.on | day }}'), facts)).toMatchObject({
      blocks: [{ text: '1 de febrero de 2026' }],
    });
  });

  it('is not filled in with a missing value, and names its line only', () => {
    expect(fillTemplate(read({}, 'One\n\n{{ loan.secret | money }}'), { loan: { secret: null } })).toEqual({
      ok: false,
      line: 3,
    });
    expect(fillTemplate(read({}, '{{ loan.none }}'), { loan: {} })).toMatchObject({ ok: false });
  });

  it('takes values as text: nothing in them is markup', () => {
    const name = '# A | B\n- C \\';
    expect(fillTemplate(read({}, '{{ name }}\n\n| {{ name }} | x'), { name })).toEqual({
      ok: true,
      blocks: [
        { kind: 'PARAGRAPH', text: '# A | B - C \\' },
        { kind: 'TABLE', rows: [['# A | B - C \\', 'x']] },
      ],
    });
    expect(letterBlocks(escapeMarkup('> x'))).toEqual([{ kind: 'PARAGRAPH', text: '> x' }]);
  });

  it('can include no file', () => {
    expect(fillTemplate(read({}, '{% include "../package.json" %}'), {})).toMatchObject({ ok: false });
  });
});

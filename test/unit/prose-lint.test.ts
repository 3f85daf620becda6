import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { descriptionsIn, textsIn } from '../../scripts/lint/read-texts.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the lint says of a page with this text. */
function faultsIn(text: string): string[] {
  const args = [
    'textlint',
    '--rulesdir',
    'scripts/lint/prose',
    '--format',
    'unix',
    '--stdin',
    '--stdin-filename',
    'page.md',
  ];
  const { stdout } = spawnSync('npx', ['--no-install', ...args], { cwd: root, input: text, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes('plain-english'));
}

describe('the lint of texts', () => {
  it('accepts plain English, and code of any words', () => {
    expect(faultsIn('Cancels a pending payment. `anew` is code.\n\n```\nnobody stands\n```\n')).toEqual([]);
  });

  it('refuses banned words and long sentences, with what to write instead', () => {
    const long = `${'word '.repeat(31)}end.`;
    const faults = faultsIn(`Mend it anew.\n\nThe servicer gives up a fee.\n\n${long}\n`).join('\n');
    expect(faults).toContain('"Mend": write fix');
    expect(faults).toContain('"anew": write again');
    expect(faults).toContain('"gives up": write waive, cancel or stop');
    expect(faults).toContain('32 words in one sentence, 30 at most');
  });

  it('reads descriptions by field, and the texts of a source file by line', () => {
    expect(descriptionsIn('"A loan." type Loan { "Why it stands." reason: String }')).toEqual([
      { place: 'Loan', text: 'A loan.' },
      { place: 'Loan.reason', text: 'Why it stands.' },
    ]);
    const source = "import a from 'b';\n\nrefuse('CONFLICT', `There are ${n} holds ` + 'on this loan.');\n";
    expect(textsIn('refuse.ts', source)).toEqual([{ place: 'refuse.ts:3', text: 'There are `…` holds on this loan.' }]);
    const page = 'const page = <p className="quiet">Nobody has asked for it.</p>;';
    expect(textsIn('page.tsx', page)).toEqual([{ place: 'page.tsx:1', text: 'Nobody has asked for it.' }]);
    expect(textsIn('letter.ts', "const fields = 'fees(first: 100) { totalCount nodes { kind assessed } }';")).toEqual(
      [],
    );
    expect(textsIn('icons.tsx', "const path = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12';")).toEqual([]);
  });
});

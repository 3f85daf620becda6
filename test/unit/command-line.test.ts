import { describe, expect, it } from 'vitest';
import { runCommandLine } from '../../src/cli/program.js';

async function run(...args: string[]) {
  let [stdout, stderr] = ['', ''];
  const code = await runCommandLine(args, {
    writeOut: (text) => (stdout += text),
    writeErr: (text) => (stderr += text),
  });
  return { code, stdout, stderr };
}

describe('the command line', () => {
  it('explains itself and ends well', async () => {
    const { code, stdout } = await run('--help');
    expect(code).toBe(0);
    for (const command of ['serve', 'migrate', 'seed', 'import', 'export', 'clients', 'schema'])
      expect(stdout).toContain(`  ${command}`);
  });

  it('explains a command and ends well', async () => {
    const { code, stdout } = await run('clients', 'create', '--help');
    expect(code).toBe(0);
    for (const flag of ['--role', '--name', '--lender', '--servicer', '--borrower', '--json'])
      expect(stdout).toContain(flag);
  });

  it('explains every command', async () => {
    const commandsIn = (help: string) =>
      [...(help.split('Commands:')[1] ?? '').matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name]) => name ?? '');
    const explained: string[] = [];
    const explain = async (words: readonly string[]) => {
      const { code, stdout, stderr } = await run(...words, '--help');
      expect([words, code, stderr]).toEqual([words, 0, '']);
      explained.push(words.join(' '));
      for (const name of commandsIn(stdout).filter((name) => name !== 'help')) await explain([...words, name]);
    };
    await explain([]);
    expect(explained).toEqual(expect.arrayContaining(['serve', 'audit export', 'clients create', 'payments settle']));
  });

  it('tells its version', async () => {
    const { code, stdout } = await run('--version');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    { args: ['serv'], names: 'serv' },
    { args: ['serve', '--prot', '1'], names: '--prot' },
    { args: ['serve', '--demo-loans', '-1'], names: '--demo-loans' },
    { args: ['serve', 'surplus'], names: 'too many arguments' },
    { args: ['seed'], names: '--loans' },
    { args: ['seed', '--loans', '1.5'], names: '--loans' },
    { args: ['import'], names: 'file' },
    { args: ['clients', 'created'], names: 'created' },
    { args: ['clients', 'create', '--role', 'KING', '--name', 'x'], names: 'KING' },
    { args: ['clients', 'create', '--name', 'x'], names: '--role' },
    { args: ['clients', 'create', '--role', 'SUPPORT'], names: '--name' },
    { args: ['clients', 'create', '--role', 'SUPPORT', '--name', ' '], names: '--name' },
    {
      args: ['clients', 'create', '--role', 'LENDER', '--name', 'x', '--lender', 'a', '--servicer', 'b'],
      names: '--servicer',
    },
    { args: ['clients', 'revoke'], names: 'id' },
    { args: ['schema', 'print', '--wirte'], names: '--wirte' },
    { args: ['end-of-day'], names: '--date' },
    { args: ['end-of-day', '--date', '2026-02-30'], names: 'valid date' },
    { args: ['end-of-day', '--from', '2026-02-01'], names: '--date' },
    { args: ['end-of-day', '--from', '2026-02-02', '--to', '2026-02-01'], names: '--date' },
    { args: ['clients'], names: 'create' },
    { args: [], names: 'serve' },
  ])('answers $args with what is wrong, then a hint, and exit code 2', async ({ args, names }) => {
    const { code, stdout, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(names);
    expect(stderr).toMatch(/Add --help to see the options\.\n$|^Usage: loan-gateway/);
  });
});

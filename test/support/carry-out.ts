import { vi } from 'vitest';
import { runCommandLine } from '../../src/cli/program.js';
import type { Ended } from './gateway-process.js';

/**
 * A command line carried out in this process: to start one takes longer than nearly all that commands do. What a process adds
 * (its exit code, that all is written before it ends) is seen where one is started.
 */
export async function carryOut(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Pick<Ended, 'code' | 'stdout' | 'stderr'>> {
  const written = { stdout: '', stderr: '' };
  const into = (name: keyof typeof written) => (text: string | Uint8Array) => {
    written[name] += String(text);
    return true;
  };
  const [writeOut, writeErr] = [into('stdout'), into('stderr')];
  const streams = [
    vi.spyOn(process.stdout, 'write').mockImplementation(writeOut),
    vi.spyOn(process.stderr, 'write').mockImplementation(writeErr),
  ];
  const before = { env: process.env, exitCode: process.exitCode };
  // Nothing of this process's configuration reaches it but what is given, as with one of its own.
  process.env = { PATH: before.env.PATH, HOME: before.env.HOME, LOG_LEVEL: 'warn', ...env };
  process.exitCode = undefined;
  try {
    const code = await runCommandLine(args, { writeOut, writeErr });
    return { code: code === 0 ? partlyDone() : code, ...written };
  } finally {
    process.env = before.env;
    process.exitCode = before.exitCode;
    for (const stream of streams) stream.mockRestore();
  }
}

/** What a command sets that did only part of its work. */
const partlyDone = (): number => Number(process.exitCode ?? 0);

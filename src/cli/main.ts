// TypeGraphQL's decorators need it before any module that uses them.
import 'reflect-metadata';
import { complaint, runCommandLine } from './program.js';

// A library that drops a promise must not have Node print its internals, with the values of a query in them.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    process.stderr.write(complaint(error));
    process.exit(1);
  });
}

// A reader that closes the pipe has seen enough: the work continues to its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const code = await runCommandLine(process.argv.slice(2), {
  writeOut: (text) => process.stdout.write(text),
  writeErr: (text) => process.stderr.write(text),
});
// A command that did only part of its work has said so itself.
if (code !== 0) process.exitCode = code;
// All is done once it is written. Node would also wait for V8's compilation in the background.
await Promise.all([process.stdout, process.stderr].map((stream) => new Promise((done) => stream.write('', done))));
process.exit();

// Module hooks: a module of the build is replaced or rewritten while it is loaded. The product has no switches for this.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

let changes;

export function initialize(given) {
  changes = given;
}

/** Where the reference of the tests imports the sources, it gets the build. */
export function resolve(specifier, context, next) {
  const isReference = context.parentURL?.includes('/test/support/reference/');
  return next(isReference ? specifier.replace('/src/', '/dist/modules/') : specifier, context);
}

export async function load(url, context, next) {
  if (url.endsWith('.ts')) return { format: 'module', shortCircuit: true, source: await transpiled(url) };
  const change = changes.find(({ module }) => url.endsWith(`/dist/modules/${module}.js`));
  if (!change) return next(url, context);
  const source = change.source ?? rewritten(await textOf(url), change.replaced);
  return { format: 'module', shortCircuit: true, source };
}

const textOf = (url) => readFile(fileURLToPath(url), 'utf8');

const transpiled = async (url) =>
  ts.transpileModule(await textOf(url), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
  }).outputText;

/** What is to be replaced must be there: otherwise nothing would be switched off. */
function rewritten(text, replaced) {
  return replaced.reduce((source, [from, to]) => {
    if (!source.includes(from)) throw new Error(`the bench does not know how to switch this off any more: ${from}`);
    return source.replace(from, to);
  }, text);
}

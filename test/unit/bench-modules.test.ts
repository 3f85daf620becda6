import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = ['bench', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    // What the bench installs and generates for itself is not ours.
    .filter((name) => name.endsWith('.js') && !/^peers\/(node_modules|generated)\//.test(name))
    .map((name) => join(folder, name)),
);
const takers = files.map((file) => ({ file, taken: takenBy(file) })).filter(({ taken }) => taken.length > 0);

describe('What bench and scripts take of the gateway, which no type checks', () => {
  it('is found in both ways that they take it', () => {
    expect(takers.map(({ file }) => file)).toContain('bench/confidentiality.js');
    expect(takers.map(({ file }) => file)).toContain('bench/speed/writes/by-hand.js');
  });

  it.each(takers)('$file names modules and members that there are', ({ taken }) => {
    for (const { module, members } of taken) expect(exportsOf(module), module).toEqual(expect.arrayContaining(members));
  });
});

interface Taken {
  readonly module: string;
  readonly members: string[];
}

/** `import { a } from '…/dist/modules/x.js'`, `const { a } = await dist('x')` and `const [{ a }] = await Promise.all(['x'].map(dist))`. */
function takenBy(file: string): Taken[] {
  const taken: Taken[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const module = /dist\/modules\/(.+)\.js$/.exec(node.moduleSpecifier.text)?.[1];
      const names = node.importClause?.namedBindings;
      if (module) taken.push({ module, members: names && ts.isNamedImports(names) ? names.elements.map(nameOf) : [] });
    }
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isAwaitExpression(node.initializer))
      taken.push(...awaited(node.name, node.initializer.expression));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true));
  return taken;
}

function awaited(name: ts.BindingName, call: ts.Expression): Taken[] {
  if (!ts.isCallExpression(call)) return [];
  const [first] = call.arguments;
  if (!first) return [];
  if (call.expression.getText() === 'dist' && ts.isStringLiteral(first))
    return [{ module: first.text, members: membersOf(name) }];
  if (call.expression.getText() !== 'Promise.all' || !/\.map\(\s*dist,?\s*\)$/.test(first.getText())) return [];
  const listed = ((first as ts.CallExpression).expression as ts.PropertyAccessExpression).expression;
  if (!ts.isArrayLiteralExpression(listed) || !ts.isArrayBindingPattern(name)) return [];
  return listed.elements.map((module, at) => {
    const element = name.elements[at];
    const members = element && ts.isBindingElement(element) ? membersOf(element.name) : [];
    return { module: (module as ts.StringLiteral).text, members };
  });
}

function membersOf(name: ts.BindingName): string[] {
  return ts.isObjectBindingPattern(name) ? name.elements.map(nameOf) : [];
}

function nameOf({ propertyName, name }: ts.BindingElement | ts.ImportSpecifier): string {
  return (propertyName ?? name).getText();
}

/** By its text: to load the graph a second time would make its types twice. */
function exportsOf(module: string): string[] {
  const text = readFileSync(join(root, 'src', `${module}.ts`), 'utf8');
  const declared = text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm);
  const listed = [...text.matchAll(/^export \{ (.+) \}/gm)].flatMap(([, names = '']) => names.split(', '));
  return [...[...declared].map(([, name = '']) => name), ...listed];
}

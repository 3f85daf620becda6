// The texts of the product outside Markdown: GraphQL descriptions, messages, help texts and the words of the desk.
import { readFileSync } from 'node:fs';
import { parse, visit } from 'graphql';
import ts from 'typescript';

/** Every description of a schema, by the name of its type or field. */
export function descriptionsIn(sdl) {
  const texts = [];
  const names = [];
  visit(parse(sdl), {
    enter(node) {
      if (node.name && node.kind !== 'Directive') names.push(node.name.value);
      if (node.description) texts.push({ place: names.join('.'), text: node.description.value });
    },
    leave(node) {
      if (node.name && node.kind !== 'Directive') names.pop();
    },
  });
  return texts;
}

/** A sentence or a phrase of four words at least, and neither code nor the path of a drawing. */
const isProse = (text) => /^\W{0,3}[A-Za-z]/.test(text) && text.trim().split(/\s+/).length > 3 && !isCode(text);
const isCode = (text) =>
  /^(?:\{|<|M\d|\.\.\. on|query |mutation |loanId )|\w\)? \{ \w|\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|LISTEN|AS)\b/.test(
    text,
  );

/** Every text of a source file: string literals, templates with their expressions as `…`, and the words of JSX. */
export function textsIn(file, source = readFileSync(file, 'utf8')) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const texts = [];
  const read = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isTaggedTemplateExpression(node)) return;
    const text = textOf(node);
    if (text === undefined) return ts.forEachChild(node, read);
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed));
    if (isProse(text)) texts.push({ place: `${file}:${line + 1}`, text: text.replaceAll(/\s+/g, ' ').trim() });
  };
  read(parsed);
  return texts;
}

function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('`…`');
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

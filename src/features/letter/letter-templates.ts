import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, type SelectionSetNode } from 'graphql';
import { HOME } from '../../platform/runtime/home.js';
import { LETTER_KINDS, letterDocument, type LetterKind } from './letter-kinds.js';
import { type LetterTemplate, readTemplate, valuesOf } from './letter-template.js';

export const OWN_TEMPLATES = join(HOME, 'letters');

/** The templates of folders. One with the name of an earlier one takes its place. Fails for a template that shows unknown values. */
export function readTemplates(folders: readonly string[]): readonly LetterTemplate[] {
  const templates = new Map<string, LetterTemplate>();
  for (const folder of folders)
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.liquid'))
      .sort()) {
      const template = readTemplate(readFileSync(join(folder, file), 'utf8'), file);
      checkValues(template, file);
      templates.set(template.name, template);
    }
  return [...templates.values()];
}

const SENDER = ['name', 'address', 'phone', 'email', 'payments'];
const LETTER = ['issuedOn', 'goodThrough', 'from', 'through', 'salePlace'];

const known = new Map<LetterKind, ReadonlySet<string>>();

/** Every path that the data of a letter has. */
function pathsOf(kind: LetterKind): ReadonlySet<string> {
  const paths = new Set<string>([
    ...['sender', ...SENDER.map((name) => `sender.${name}`)],
    ...['letter', ...LETTER.map((name) => `letter.${name}`)],
  ]);
  const walk = (set: SelectionSetNode | undefined, prefix: string) => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet, prefix);
      if (selection.kind !== Kind.FIELD) continue;
      const path = prefix + selection.name.value;
      paths.add(path);
      walk(selection.selectionSet, `${path}.`);
    }
  };
  for (const definition of letterDocument(kind).definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) walk(definition.selectionSet, '');
  return paths;
}

function checkValues(template: LetterTemplate, file: string): void {
  const paths = known.get(template.kind) ?? pathsOf(template.kind);
  known.set(template.kind, paths);
  for (const path of valuesOf(template)) {
    const isKnown = paths.has(path.replace(/\.(size|first|last)$/, '').replace(/\[\d+\]/g, ''));
    if (!isKnown) throw new Error(`The letter template ${file} shows ${path}, which a ${template.kind} letter lacks.`);
  }
}

interface Wanted {
  readonly kind: LetterKind;
  readonly language: string;
  readonly state: string | undefined;
}

/** The best template: in the language, else in English; of the state, else of all; then the latest version. */
export function chooseTemplate(
  templates: readonly LetterTemplate[],
  { kind, language, state }: Wanted,
): LetterTemplate | undefined {
  const wanted = language.slice(0, 2);
  const fits = templates.filter(
    (each) =>
      each.kind === kind &&
      (each.language === wanted || each.language === 'en') &&
      (each.states.length === 0 || each.states.some((one) => one === state)),
  );
  const rank = (each: LetterTemplate) =>
    (each.language === wanted ? 2_000_000 : 0) + (each.states.length > 0 ? 1_000_000 : 0) + each.version;
  return fits.reduce<LetterTemplate | undefined>(
    (best, each) => (best === undefined || rank(each) > rank(best) ? each : best),
    undefined,
  );
}

/** Kinds without any template. */
export const kindsWithout = (templates: readonly LetterTemplate[]): readonly LetterKind[] =>
  LETTER_KINDS.filter((kind) => !templates.some((template) => template.kind === kind));

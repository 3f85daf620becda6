import { createHash } from 'node:crypto';
import { Liquid } from 'liquidjs';
import { parseBusinessDate } from '../../domain/calendar.js';
import { Decimal } from '../../domain/money.js';
import { escapeMarkup, letterBlocks, type LetterBlock } from './letter-blocks.js';
import { isLetterKind, type LetterKind } from './letter-kinds.js';

/** The wording of a letter, for a language and for all states or some. */
export interface LetterTemplate {
  /** `PAYOFF-en-1`, or `RIGHT_TO_CURE-en-WI-2` where it is for some states. */
  readonly name: string;
  readonly kind: LetterKind;
  readonly version: number;
  readonly language: string;
  /** Codes of states; none for all of them. */
  readonly states: readonly string[];
  readonly title: string;
  readonly body: string;
  /** The whole file, and its SHA-256 in hexadecimal. */
  readonly text: string;
  readonly sha256: string;
}

const MOST_CHARACTERS = 50_000;
const NAMES = ['kind', 'version', 'language', 'states', 'title'] as const;
const LANGUAGE = /^[a-z]{2,3}$/;

/** Reads a template: lines `name: value`, a line `---`, and the body. `where` names the file in faults. */
export function readTemplate(text: string, where: string): LetterTemplate {
  const fault = (what: string) => new Error(`The letter template ${where} ${what}`);
  const [head = '', ...rest] = text.split(/^---$/m);
  if (rest.length === 0) throw fault('needs a line --- between its settings and its text.');
  if (text.length > MOST_CHARACTERS) throw fault(`has more than ${MOST_CHARACTERS} characters. Shorten it.`);
  const settings = new Map<string, string>();
  for (const line of head.split('\n').filter((each) => each.trim() !== '')) {
    const [, name = '', value = ''] = /^(\w+):(.*)$/.exec(line) ?? [];
    if (!NAMES.some((known) => known === name)) throw fault(`has a setting that is none of ${NAMES.join(', ')}.`);
    settings.set(name, value.trim());
  }
  const kind = settings.get('kind') ?? '';
  const version = Number(settings.get('version'));
  const language = settings.get('language') ?? '';
  const title = settings.get('title') ?? '';
  const states = (settings.get('states') ?? '').split(/[\s,]+/).filter((state) => state !== '');
  if (!isLetterKind(kind)) throw fault('needs a `kind`. docs/letters.md lists them.');
  if (!Number.isSafeInteger(version) || version < 1) throw fault('needs a `version` of 1 or more.');
  if (!LANGUAGE.test(language)) throw fault('needs a `language`, such as en.');
  if (title === '') throw fault('needs a `title`.');
  if (states.some((state) => !/^[A-Z]{2}$/.test(state))) throw fault('has `states` that are not codes such as TX.');
  const name = [kind, language, ...(states.length > 0 ? [states.join('+')] : []), version].join('-');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { name, kind, version, language, states, title, body: rest.join('---').trim(), text, sha256 };
}

/** Days and amounts as people read them. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-US', es: 'es-US' };

class MissingValue extends Error {}

function shown(value: unknown): string {
  if (value === null || value === undefined) throw new MissingValue('A value is missing');
  return `${value as string | number | boolean}`;
}

function engineFor(language: string): Liquid {
  const locale = LOCALES[language] ?? language;
  const engine = new Liquid({
    strictVariables: true,
    strictFilters: true,
    lenientIf: true,
    ownPropertyOnly: true,
    outputEscape: (value: unknown) => escapeMarkup(shown(value)),
    // A template can include no file.
    templates: {},
    parseLimit: 1_000_000,
    renderLimit: 1_000,
    memoryLimit: 10_000_000,
  });
  engine.registerFilter('money', (value: unknown) => moneyText(shown(value)));
  engine.registerFilter('percent', (value: unknown) => `${new Decimal(shown(value)).toString()}%`);
  engine.registerFilter('day', (value: unknown) => dayText(shown(value).slice(0, 10), locale));
  return engine;
}

function moneyText(value: string): string {
  const [whole = '', cents = ''] = new Decimal(value).abs().toFixed(2).split('.');
  const amount = `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
  return new Decimal(value).isNegative() ? `-${amount}` : amount;
}

function dayText(value: string, locale: string): string {
  const date = parseBusinessDate(value);
  if (date === undefined) throw new MissingValue('A day is missing');
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

const engines = new Map<string, Liquid>();

function engineOf(language: string): Liquid {
  const known = engines.get(language) ?? engineFor(language);
  engines.set(language, known);
  return known;
}

/** Paths of the values that a template shows, such as `loan.payoffQuote.amount`. */
export const valuesOf = ({ language, body }: LetterTemplate): readonly string[] => {
  const engine = engineOf(language);
  return engine.globalFullVariablesSync(engine.parse(body));
};

export type Filled =
  | { readonly ok: true; readonly blocks: readonly LetterBlock[] }
  /** The line of the template whose value the loan lacks. */
  | { readonly ok: false; readonly line: number | undefined };

/** Fills a template in. Faults name a line, and never a value. */
export function fillTemplate({ language, body }: LetterTemplate, facts: object): Filled {
  const engine = engineOf(language);
  try {
    return { ok: true, blocks: letterBlocks(engine.parseAndRenderSync(body, facts) as string) };
  } catch (error) {
    return { ok: false, line: lineOf(error) };
  }
}

function lineOf(error: unknown): number | undefined {
  const { token } = error as { token?: { getPosition?: () => number[] } };
  return token?.getPosition?.()[0];
}

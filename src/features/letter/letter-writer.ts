import { createHash } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { SCOPE_OF_CLASS } from '../../domain/access/roles.js';
import { scopeSet, type Viewer } from '../../domain/access/viewer.js';
import { addDays, daysBetween, parseBusinessDate, type BusinessDate } from '../../domain/calendar.js';
import { type InputCheck, inputCheck } from '../../domain/input-check.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import type { Caller } from '../command/command-call.js';
import type { LetterRequest, LetterSender, WriteLetter } from './letter-port.js';
import { type LetterBlock, plainText } from './letter-blocks.js';
import {
  letterDocument,
  type LetterOption,
  type LetterOptions,
  LETTERS,
  type LoanFacts,
  READ_CLASSES,
} from './letter-kinds.js';
import { letterPdf } from './letter-pdf.js';
import { fillTemplate, type LetterTemplate } from './letter-template.js';
import { chooseTemplate } from './letter-templates.js';

/** Asks the graph for the gateway itself. What it answers is in the audit log like any disclosure. */
export type AskGraph = (
  document: DocumentNode,
  variables: object,
  viewer: Viewer,
  requestId: string,
) => Promise<object>;

export interface LetterNeeds {
  readonly ask: AskGraph;
  readonly today: () => BusinessDate;
  readonly templates: () => readonly LetterTemplate[];
  readonly sender: LetterSender | undefined;
}

const SCOPES = scopeSet(READ_CLASSES.map((one) => SCOPE_OF_CLASS[one]));

/** A reader with the classes of letters, and the loans of the caller. */
const readerFor = ({ viewer }: Caller): Viewer => ({
  clientId: 'letters',
  name: 'letters',
  role: 'SERVICER',
  scopes: SCOPES,
  portfolio: viewer.portfolio,
});

/** What is kept of a letter: enough to write the same bytes again. */
export interface LetterContent {
  readonly title: string;
  readonly language: string;
  readonly issuedOn: BusinessDate;
  readonly template: string;
  readonly data: LoanFacts;
  readonly blocks: readonly LetterBlock[];
}

/** The PDF of a letter: the same bytes each time. */
export const pdfOf = ({ title, language, issuedOn, template, blocks }: LetterContent): Promise<Uint8Array> =>
  inTurn(() =>
    letterPdf(blocks, { title, language, issuedOn: new Date(issuedOn), footer: `${template}, ${issuedOn}` }),
  );

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function letterWriter({ ask, today, templates, sender }: LetterNeeds): WriteLetter {
  return async (request, caller) => {
    if (!sender) return refuse('CONFLICT', 'Letters need a sender. Set LETTER_SENDER (docs/letters.md).');
    const { kind, loanId } = request;
    const issuedOn = today();
    const options = checkedOptions(request, issuedOn);
    if (!options.ok) return options;
    const { through: until } = options.value;
    const variables = { loanId, today: issuedOn, ...options.value, until };
    const facts = (await ask(letterDocument(kind), variables, readerFor(caller), caller.requestId)) as LoanFacts;
    const { loan: found, ...beside } = facts;
    if (!found) return refuse('NOT_FOUND', 'There is no object with this ID in your portfolio.');
    const { contactPreferences, ...loan } = found as LoanFacts;
    const obstacle = LETTERS[kind].obstacle?.(loan, options.value, beside);
    if (obstacle !== undefined) return refuse('CONFLICT', obstacle);
    const chosen = contactPreferences as { language?: string | null; electronicConsentOn?: string | null } | null;
    const language = request.language ?? chosen?.language ?? 'en';
    const state = (loan.borrower as { state?: string | null } | null)?.state ?? undefined;
    const template = chooseTemplate(templates(), { kind, language, state });
    if (!template) return refuse('CONFLICT', `There is no template for a ${kind} letter. Add one (docs/letters.md).`);
    const data = { letter: { issuedOn, ...options.value }, sender, loan, ...beside };
    const filled = await inTurn(() => fillTemplate(template, data));
    if (!filled.ok) {
      const where = `the template ${template.name}, line ${filled.line ?? '?'}`;
      return refuse('CONFLICT', `The loan lacks a value that ${where}, shows. Complete the record.`);
    }
    const { blocks } = filled;
    const content: LetterContent = {
      ...{ title: template.title, language: template.language, issuedOn, template: template.name },
      ...{ data, blocks },
    };
    const pdf = await pdfOf(content);
    const electronicConsentOn = chosen?.electronicConsentOn ?? null;
    return success({
      ...{ kind, issuedOn, template, electronicConsentOn, pdf },
      text: plainText(blocks),
      content: JSON.stringify(content),
      sha256: digestOf(pdf),
    });
  };
}

const GOOD_FOR_DAYS = 10;
const PERIOD_DAYS = 30;
const FURTHEST_DAYS = 366;
const LONGEST_PLACE = 200;

/** The options of a kind, with their defaults. */
function checkedOptions(request: LetterRequest, today: BusinessDate): Result<LetterOptions, 'INVALID_INPUT'> {
  const { options: taken = [] } = LETTERS[request.kind];
  const check = inputCheck();
  const isTaken = (name: LetterOption) => taken.includes(name);
  for (const name of ['goodThrough', 'from', 'through', 'repaymentId', 'salePlace'] as const)
    if (request[name] !== undefined && !isTaken(name)) check.fault(name, `is not for a ${request.kind} letter`);
  if (request.language !== undefined && !/^[a-z]{2}$/.test(request.language))
    check.fault('language', 'must be two letters, such as es');
  const day = (name: 'goodThrough' | 'from' | 'through', otherwise: BusinessDate): BusinessDate =>
    dayOf(check, name, request[name]) ?? otherwise;
  const options: Partial<Record<LetterOption, string>> = {};
  if (isTaken('goodThrough')) {
    const goodThrough = day('goodThrough', addDays(today, GOOD_FOR_DAYS));
    if (goodThrough < today || daysBetween(today, goodThrough) > FURTHEST_DAYS)
      check.fault('goodThrough', 'must be within one year from today');
    options.goodThrough = goodThrough;
  }
  if (isTaken('through')) {
    const through = day('through', today);
    const from = day('from', addDays(through, -PERIOD_DAYS));
    if (through > today) check.fault('through', 'must not be after today');
    if (from > through || daysBetween(from, through) > FURTHEST_DAYS)
      check.fault('from', 'must be within one year before `through`');
    Object.assign(options, { from, through });
  }
  if (isTaken('repaymentId')) {
    if (request.repaymentId === undefined) check.fault('repaymentId', 'is required for a RECEIPT letter');
    else options.repaymentId = request.repaymentId;
  }
  if (request.salePlace !== undefined && isTaken('salePlace')) {
    const { length } = request.salePlace.trim();
    if (length === 0 || length > LONGEST_PLACE) check.fault('salePlace', `must have 1 to ${LONGEST_PLACE} characters`);
    options.salePlace = request.salePlace;
  }
  return check.faults.length > 0 ? invalidInput(check.faults) : success(options);
}

function dayOf(check: InputCheck, name: string, text: string | undefined): BusinessDate | undefined {
  if (text === undefined) return undefined;
  const day = parseBusinessDate(text);
  if (day === undefined) check.fault(name, 'must be a date YYYY-MM-DD');
  return day;
}

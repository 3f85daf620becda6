import { VALUE_TEXTS } from './value-texts.js';

const LOCALE = navigator.language;

/** Money stays text: the browser formats decimals of any length without making floats of them. */
const money = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });
const short = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', notation: 'compact' });
const count = new Intl.NumberFormat(LOCALE);
/** A contract's rate may have more digits than two; a share has two, so that those of a column can be compared. */
const rate = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 6 });
const hundredths = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const instant = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });

const localDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const monthOfYear = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: '2-digit', timeZone: 'UTC' });

type Shown = string | null | undefined;

const NONE = '–';
const orNone = (value: Shown, format: (text: Intl.StringNumericLiteral) => string): string =>
  value === null || value === undefined ? NONE : format(value as Intl.StringNumericLiteral);

export const dollars = (value: Shown): string => orNone(value, (text) => money.format(text));
export const shortDollars = (value: Shown): string => orNone(value, (text) => short.format(text));
export const percents = (value: Shown): string => orNone(value, (text) => `${rate.format(text)} %`);
export const averagePercents = (value: Shown): string => orNone(value, (text) => `${hundredths.format(text)} %`);
/** A share of one, for the levels of an axis. */
export const shortShare = (value: number): string => `${count.format(Number((value * 100).toFixed(1)))} %`;
/** A share of one. */
export const share = (value: Shown): string => orNone(value, (text) => `${hundredths.format(Number(text) * 100)} %`);
export const counted = (value: number | null | undefined): string => (value == null ? NONE : count.format(value));
/** A business day is the same day everywhere. */
export function day(value: Shown): string {
  const at = value == null ? undefined : new Date(`${value}T00:00:00Z`);
  // The address may contain an invalid day.
  return at === undefined || Number.isNaN(at.getTime()) ? NONE : date.format(at);
}
/** The month of a day, for axes. */
export const month = (value: string): string => monthOfYear.format(new Date(`${value}T00:00:00Z`));
/** The day of an instant, in the time zone of the browser. */
export const dayOf = (value: Shown): string => (value == null ? NONE : localDay.format(new Date(value)));
export const moment = (value: Shown): string => (value == null ? NONE : instant.format(new Date(value)));

/** As people in the United States write a number of ten digits. */
export const telephone = (value: Shown): string => value?.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') ?? NONE;

const ABBREVIATIONS = /\b(ach|apr|cpi|dti|json|ltv|pti|ssn|vin)\b/gi;

/** Words for a value: DAYS_30_59 as "30–59 days", SUBMITTED as "pending"; a name without a text of its own is split into words. */
export function words(name: Shown): string {
  if (name == null) return NONE;
  const text = VALUE_TEXTS[name];
  if (text !== undefined) return text;
  const [, from, to] = /^(?:DAYS|LATE)_(\d+)_(\w+)$/.exec(name) ?? [];
  if (from !== undefined) return to === 'PLUS' ? `${from}+ days` : `${from}–${to ?? ''} days`;
  return name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(ABBREVIATIONS, (short) => short.toUpperCase());
}

export const title = (name: Shown): string => {
  const text = words(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** A message of the gateway without names of the graph: PAY_AHEAD as "pay ahead", `spreadPercent` as "spread percent". */
export const plain = (text: string): string =>
  text.replaceAll(/`([^`]*)`|\b[A-Z]+(?:_[A-Z\d]+)+\b|\b(?!NACHA\b)[A-Z]{4,}\b(?!-)/g, (found, quoted?: string) =>
    words(quoted ?? found),
  );

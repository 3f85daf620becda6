const NINE_DIGITS = /^\d{3}-?\d{2}-?\d{4}$/;

/** What is not digits is how it was written and says nothing. */
export const ssnDigits = (text: string): string => text.replace(/\D/g, '');

export const isSsnForm = (text: string): boolean => NINE_DIGITS.test(text);

/**
 * A placeholder: area 000 or 666, group 00 and serial 0000 are never issued, neither as social security numbers nor as
 * taxpayer numbers. People enter them when they have none.
 */
export const isPlaceholder = (digits: string): boolean =>
  /^(000|666)/.test(digits) || digits.slice(3, 5) === '00' || digits.slice(5) === '0000';

/**
 * Why an application cannot have this number; undefined when it can. Areas from 900 on are never issued as social security
 * numbers (SSA, since 2011 too). Records of the past may have taxpayer numbers there, so only new applications are held
 * to it. The reason repeats nothing of the number.
 */
export function ssnFault(digits: string): string | undefined {
  if (!/^\d{9}$/.test(digits)) return 'must have nine digits';
  if (isPlaceholder(digits) || digits.startsWith('9'))
    return 'must be a number that the Social Security Administration issues';
  return undefined;
}

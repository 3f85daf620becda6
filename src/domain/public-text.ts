/**
 * Texts that everybody may see stand in the database in the clear and are there for good. So they have a shape that leaves no room for
 * what somebody might say of a person.
 */
const ONE_WORD = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/;
const NAME_OF_A_THING = /^[\p{L}\p{M}\p{N} .,'’&+()/!-]{1,60}$/u;
/** More than the longest number in the name of a vehicle. */
const MOST_DIGITS = 6;
/** Nine digits, in groups or not, are a social security number for all that anybody knows. */
const SSN = /(?<![0-9A-Za-z])\d{3}[-._:]?\d{2}[-._:]?\d{4}(?![0-9A-Za-z])/;

/** Of an id of somebody else's, or an address in a ledger. */
export const idFault = (text: string): string | undefined =>
  ONE_WORD.test(text) && !SSN.test(text)
    ? undefined
    : 'must be an id or an address: at most 100 letters, digits and . _ : -, and no number of a person';

/** Of the make or the model of a vehicle. */
export const thingFault = (text: string): string | undefined =>
  NAME_OF_A_THING.test(text) && text.replaceAll(/\P{N}/gu, '').length <= MOST_DIGITS
    ? undefined
    : `must be a name of at most 60 letters, with no more than ${MOST_DIGITS} digits`;

const GRADE = /^[A-Za-z][A-Za-z0-9+-]{0,3}$/;

export const gradeFault = (text: string): string | undefined =>
  GRADE.test(text) ? undefined : 'must be a grade such as B or A2: a letter and at most three letters, digits, + or -';

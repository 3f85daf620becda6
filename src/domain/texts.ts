/**
 * Texts that everybody may see stand in the database in the clear and are there for good. They have the shape of what they are for,
 * which leaves little room for what somebody might say of a person by mistake.
 */
const ONE_WORD = /^[!-~]{1,100}$/;
const NAME_OF_A_THING = /^[\p{L}\p{M}\p{N}\p{Zs}\p{Pd}.,'’"&+()[\]/!*#:_°™®]{1,60}$/u;
const GRADE = /^[A-Za-z0-9][A-Za-z0-9+-]{0,9}$/;
/** As people write the number of a person. */
const SSN = /(?<!\d)\d{3}[-._: ]\d{2}[-._: ]\d{4}(?!\d)/;

const digitsIn = (text: string): number => text.replaceAll(/\P{N}/gu, '').length;

/** Of an id of somebody else's, or an address in a ledger. */
export const idFault = (text: string): string | undefined =>
  ONE_WORD.test(text) && !SSN.test(text)
    ? undefined
    : 'must be an id or an address: at most 100 characters without spaces, and not the number of a person';

/** Of the make or the model of a vehicle. */
export const thingFault = (text: string): string | undefined =>
  NAME_OF_A_THING.test(text) && digitsIn(text) <= 6
    ? undefined
    : 'must be a name of at most 60 letters, with no more than 6 digits';

export const gradeFault = (text: string): string | undefined =>
  GRADE.test(text) && digitsIn(text) <= 3
    ? undefined
    : 'must be a grade such as B or A2: at most ten letters, digits, + and -, of them three digits';

const UNSTORABLE = 'holds a NUL character or half a surrogate pair';

/** PostgreSQL text holds neither NUL nor unpaired surrogates. */
export const textFault = (text: string): string | undefined =>
  text.includes('\0') || !text.isWellFormed() ? UNSTORABLE : undefined;

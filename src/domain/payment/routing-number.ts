/** What the nine digits count in the sum that must end in zero. */
const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** The number of a bank in the clearing house (ABA): nine digits, of which the last one checks the others. */
export const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) &&
  text !== '000000000' &&
  WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 10 === 0;

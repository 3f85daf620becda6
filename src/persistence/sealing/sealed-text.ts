/**
 * Sealed values are read in base64: in hexadecimal, which bytes come in otherwise, they are longer and take several times as
 * long to read.
 */
export const asBase64 = (column: string): string => `encode(${column}, 'base64')`;

export const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64');

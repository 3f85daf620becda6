import { z } from 'zod';

/** An address of one of these protocols, such as `https:`. */
export const address = (...protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a ${protocols.map((protocol) => `${protocol}//`).join(' or ')} address`,
  });

import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What the file holds that a variable names, read once. */
export const fileText = z.string().transform((file, context) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    context.addIssue({ code: 'custom', message: `names a file that cannot be read (${code})` });
    return z.NEVER;
  }
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformerStyleToClass } from '@shikijs/transformers';

/** Colors of code as classes: the content security policy forbids style attributes. */
export function codeClasses() {
  const transformer = transformerStyleToClass({ classPrefix: 'c-' });
  return { transformer, write: (folder) => writeFileSync(join(folder, 'code.css'), transformer.getCSS()) };
}

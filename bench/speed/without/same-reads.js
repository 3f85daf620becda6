import { register } from 'node:module';

const data = [
  {
    module: 'persistence/database/statement',
    replaced: [['let name = what;', 'let name;\n  if (what) return undefined;']],
  },
];
register('./hooks.js', import.meta.url, { data });

import { register } from 'node:module';

const data = [
  {
    module: 'platform/postgres/prepared-statements',
    replaced: [['const found = known.get(text);', 'return undefined;']],
  },
];
register('./hooks.js', import.meta.url, { data });

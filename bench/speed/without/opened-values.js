import { register } from 'node:module';

const data = [
  { module: 'persistence/sealing/opened-values', replaced: [['known?.stored === stored', 'known?.stored === null']] },
];
register('./hooks.js', import.meta.url, { data });

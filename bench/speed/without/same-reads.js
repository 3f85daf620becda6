import { register } from 'node:module';

const data = [
  {
    module: 'platform/postgres/statement',
    replaced: [
      ['some.length === others.length', 'false && some.length === others.length'],
      ['return isNamed ?', 'return isNamed && false ?'],
    ],
  },
];
register('./hooks.js', import.meta.url, { data });

import { register } from 'node:module';

const data = [
  {
    module: 'features/loan/account/account-reader',
    replaced: [['before?.facts === asText', 'before?.facts === null']],
  },
];
register('./hooks.js', import.meta.url, { data });

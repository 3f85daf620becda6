import { register } from 'node:module';

const data = [
  { module: 'app/ledger/account-reader', replaced: [['before?.facts === asText', 'before?.facts === null']] },
];
register('./hooks.js', import.meta.url, { data });

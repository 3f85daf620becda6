import { register } from 'node:module';

const source = `export const nothingPrepared = () => undefined;
  export const preparedStatements = () => nothingPrepared;`;
register('./hooks.js', import.meta.url, { data: [{ module: 'persistence/database/prepared-statements', source }] });

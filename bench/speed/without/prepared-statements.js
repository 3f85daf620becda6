import { register } from 'node:module';

const source = 'export const preparedStatements = () => () => undefined;';
register('./hooks.js', import.meta.url, { data: [{ module: 'persistence/database/prepared-statements', source }] });

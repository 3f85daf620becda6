import { codesBehind } from '../runtime/faults-behind.js';

/** Causes and remedies by SQLSTATE or its class (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [
    /^(08...|P1001|P1017|57P0[12]|ECONN\w+|EPIPE|ETIMEDOUT)$/,
    'the connection was lost. Check that the database runs, then run the command again',
  ],
  [/^57P03$/, 'the database is starting up or shutting down. Run the command again in a moment'],
  [/^28...$/, 'the user was refused. Correct user and password in DATABASE_URL'],
  [/^3D000$/, 'the database does not exist. Create it, or correct DATABASE_URL'],
  [
    /^42501$/,
    'the role of DATABASE_URL lacks a right. Use the role that ran `loan-gateway migrate`, or grant the right',
  ],
  [/^25006$/, 'it is read-only or a standby. Set DATABASE_URL to the primary'],
  [/^53100$/, 'its disk is full. Free disk space, then run the command again'],
  [/^53300$/, 'all its connections are in use. Raise max_connections, or run fewer gateways'],
  [/^53...$/, 'it lacks memory or another resource. Check its log, then run the command again'],
  [/^58...$/, 'its system or disk failed. Check its log'],
  [/^(40...|55P03|P2034)$/, 'other transactions kept changing or locking the same rows. Run the command again'],
  [/^57014$/, 'a statement took too long or was cancelled. Run the command again when the database has less to do'],
  [
    /^(42P01|42703|42883|42704|3F000)$/,
    'its schema is not the one of this version. Run `loan-gateway migrate` of the version that runs',
  ],
  [/^XX...$/, 'its files may be damaged. Check its log and its disk'],
  [/^(22...|23...)$/, 'a stored value breaks a rule of the schema. Report the code: this is an error of the gateway'],
];

const UNKNOWN = 'its log has the statement. Report the code if the command fails again';

const SQL_STATE = /^[0-9A-Z]{5}$/;

/** Why the database refused a command, and what to do. What it says itself holds values of the statement. */
export function databaseCause(error: unknown): string {
  const codes = [...codesBehind(error)];
  for (const [pattern, cause] of CAUSES) {
    const code = codes.find((known) => pattern.test(known));
    if (code !== undefined) return `${cause} (${code})`;
  }
  const code = codes.find((known) => SQL_STATE.test(known) && !known.startsWith('P2')) ?? codes[0];
  return code === undefined ? UNKNOWN : `${UNKNOWN} (${code})`;
}

import { inSpan, type Attributes } from '../runtime/in-span.js';
import type { Database, Session } from './database.js';
import type { Read, Statement } from './statement.js';

/** Of a statement that writes many rows, its beginning tells enough. */
const LONGEST_TEXT = 2_000;

/** The text has $1, $2 in place of values, and names of ours alone as they are. */
const attributesOf = ({ text }: Statement): Attributes => ({
  'db.system.name': 'postgresql',
  'db.query.text': text.slice(0, LONGEST_TEXT),
});

/** Each statement as a span of the step that asked for it. */
export const tracedRead =
  (read: Read): Read =>
  <Row>(statement: Statement, ...rest: [Parameters<Read>[1]?]) =>
    inSpan('statement', () => read<Row>(statement, ...rest), attributesOf(statement));

const tracedSession = (session: Session): Session => ({
  read: <Row>(statement: Statement) => inSpan('statement', () => session.read<Row>(statement), attributesOf(statement)),
  write: (statement) => inSpan('statement', () => session.write(statement), attributesOf(statement)),
});

/** The same for all that a database is asked. */
export const tracedDatabase = (database: Database): Database => ({
  ...database,
  read: tracedRead(database.read),
  readForJobs: tracedRead(database.readForJobs),
  write: (statement) => inSpan('statement', () => database.write(statement), attributesOf(statement)),
  transact: (longestMs, work) =>
    inSpan('transaction', () => database.transact(longestMs, (session) => work(tracedSession(session)))),
});

import { ForeignSchema, readMigration, type Query } from './migrations.js';

/** What statements of an earlier version fail on: what they name is gone, or they leave out what must be there. */
const BREAKING =
  /\bDROP\s+(?:TABLE|COLUMN|TYPE|VIEW)\b|\bRENAME\b|\bSET\s+NOT\s+NULL\b|\bALTER\s+COLUMN\s+"\w+"\s+(?:SET\s+DATA\s+)?TYPE\b/i;
const ADDED_COLUMN = /\bADD\s+COLUMN\s+(?:IF\s+NOT\s+EXISTS\s+)?"\w+"((?:\([^)]*\)|[^,;(])*)/gi;
/** For a change of meaning, which no statement shows. */
const MARK = /^-- Stop all processes/m;

/** Whether processes of an earlier version could fail, or write what is wrong, once the script was carried out. */
export function needsFullStop(script: string): boolean {
  const sql = script.replaceAll(/--.*$/gm, '');
  const isLeftOut = ([, column = '']: RegExpExecArray) =>
    /\bNOT\s+NULL\b/i.test(column) && !/\bDEFAULT\b/i.test(column);
  return MARK.test(script) || BREAKING.test(sql) || [...sql.matchAll(ADDED_COLUMN)].some(isLeftOut);
}

/** Every process that serves holds it, shared, as long as it runs. Any fixed number that no one else in this database uses. */
const IN_USE_LOCK = 7_201_944_313;

export const HOLD_IN_USE = `SELECT pg_advisory_lock_shared(${IN_USE_LOCK})`;

/** Refuses migrations that running processes of an earlier version don't survive. None starts before they are done. */
export async function checkNoProcessServes(query: Query, pending: readonly string[]): Promise<void> {
  const breaking = pending.find((name) => needsFullStop(readMigration(name)));
  if (breaking === undefined) return;
  const [lock] = (await query(`SELECT pg_try_advisory_lock(${IN_USE_LOCK}) AS "isFree"`)) as { isFree: boolean }[];
  if (!lock?.isFree)
    throw new ForeignSchema(
      `processes of an earlier version run on it, and they cannot run after migration ${breaking}. Stop all of them, then start this version.`,
    );
}

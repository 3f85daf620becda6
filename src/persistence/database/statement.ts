/** SQL with $1, $2 in place of its values; Prisma.Sql is one. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

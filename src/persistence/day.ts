/** The day of a DATE column, which Prisma reads as midnight in UTC. */
export const day = (date: Date): string => date.toISOString().slice(0, 10);

/** A name for one command. Make it when the user decides, keep it for every repeat, and make another for the next command. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

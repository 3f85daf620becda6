const MB = 1024 * 1024;

/**
 * How much of a body is read. A risk engine hands over records with documents in them, on either edge; nothing of that
 * size is read before the caller is known.
 */
export const BODY_LIMITS = { record: 16 * MB, operation: MB, command: MB / 16, credentials: MB / 128 } as const;

export type BodyLimit = keyof typeof BODY_LIMITS;

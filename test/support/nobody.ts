/** The user for a program that must be unable to write where others may: root may write anywhere. */
export const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** As whom a program runs that is to find itself unable to write where others may: who is root may write anywhere. */
export const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class DataDirInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `The embedded database in ${dataDir} is in use by process ${pid}. ` +
        'Stop that process first, give another DATA_DIR, or set DATABASE_URL to share one PostgreSQL database.',
    );
    this.name = 'DataDirInUse';
  }
}

/** Two processes on one PGlite directory would destroy it, and PGlite itself does not look. */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'lock');
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => {
        rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 0) throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (isAlive(owner)) throw new DataDirInUse(dataDir, owner);
      rmSync(file, { force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

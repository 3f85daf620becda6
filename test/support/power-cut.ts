import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';

interface Renamed {
  readonly folder: string;
  readonly from: string;
  /** Undefined for a file that was removed. */
  readonly to: string | undefined;
}

/**
 * Keeps in `disk` what would be left of `live` if the power went at this moment, by what this process has synced: a file as
 * it was when it was last synced, and a name that was given or taken away once its folder or the file itself was synced.
 * Answers how to stop.
 */
export function keepWhatIsSynced(live: string, disk: string): () => void {
  const { openSync, closeSync, fsyncSync, renameSync, unlinkSync } = fs;
  const opened = new Map<number, string>();
  let unsynced: Renamed[] = [];
  const placeOf = (path: unknown) => {
    const full = typeof path === 'string' ? resolve(path) : '';
    return full === live || full.startsWith(live + sep) ? full : undefined;
  };
  const onDisk = (path: string) => join(disk, path.slice(live.length));

  const keepFile = (path: string) => {
    const kept = onDisk(path);
    fs.mkdirSync(dirname(kept), { recursive: true });
    fs.copyFileSync(path, kept, fs.constants.COPYFILE_FICLONE);
    unsynced = unsynced.filter(({ from, to }) => from !== path && to !== path);
  };
  const keepNames = (folder: string) => {
    fs.mkdirSync(onDisk(folder), { recursive: true });
    for (const { from, to } of unsynced.filter((change) => change.folder === folder)) {
      if (to === undefined) fs.rmSync(onDisk(from), { force: true });
      else if (fs.existsSync(onDisk(from))) renameSync(onDisk(from), onDisk(to));
    }
    unsynced = unsynced.filter((change) => change.folder !== folder);
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const path = onDisk(join(folder, entry.name));
      if (entry.isDirectory()) fs.mkdirSync(path, { recursive: true });
      else if (!fs.existsSync(path)) fs.writeFileSync(path, '');
    }
  };

  const watched: Partial<typeof fs> = {
    openSync: (...args) => {
      const file = openSync(...args);
      const place = placeOf(args[0]);
      if (place !== undefined) opened.set(file, place);
      return file;
    },
    closeSync: (file) => {
      opened.delete(file);
      closeSync(file);
    },
    fsyncSync: (file) => {
      fsyncSync(file);
      const place = opened.get(file);
      if (place === undefined || !fs.existsSync(place)) return;
      if (fs.statSync(place).isDirectory()) keepNames(place);
      else keepFile(place);
    },
    renameSync: (from, to) => {
      renameSync(from, to);
      const [before, after] = [placeOf(from), placeOf(to)];
      if (before === undefined || after === undefined) return;
      for (const [file, place] of opened) if (place === before) opened.set(file, after);
      unsynced.push({ folder: dirname(after), from: before, to: after });
    },
    unlinkSync: (path) => {
      unlinkSync(path);
      const place = placeOf(path);
      if (place !== undefined) unsynced.push({ folder: dirname(place), from: place, to: undefined });
    },
  };
  Object.assign(fs, watched);
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, { openSync, closeSync, fsyncSync, renameSync, unlinkSync });
    syncBuiltinESMExports();
  };
}

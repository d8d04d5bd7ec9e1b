import { closeSync, fstatSync, openSync, statSync } from "node:fs";
import type { StoreFailure } from "./store-error.ts";

/** Compares the open database with the file under its name: SQLite would go on writing to a deleted one. */
export type WatchedFile = {
  /** Returns how the file changed, or undefined if it is still the open one. */
  findChange(): StoreFailure | undefined;
  /** Returns whether the database or its log was deleted from disk, so that only this process can still read it. */
  isDeleted(): boolean;
  /** Call it after the database is closed: it releases SQLite's locks. */
  close(): void;
};

/** Watches the file of an open database in WAL mode. */
export function watchFile(file: string): WatchedFile {
  const descriptor = openSync(file, "r");
  const identify = (name: string) => {
    const found = statSync(name, { throwIfNoEntry: false });
    return found && `${found.dev} ${found.ino}`;
  };
  const beside = [`${file}-wal`, `${file}-shm`];
  const open = { dev: fstatSync(descriptor).dev, ino: fstatSync(descriptor).ino };
  const opened = beside.map(identify);
  let largest = 0;

  const findChange = (): StoreFailure | undefined => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return "STORE_MISSING";
    if (found.dev !== open.dev || found.ino !== open.ino) return "STORE_REPLACED";
    // Nothing shrinks it, except the owner's own VACUUM.
    if (found.size < largest) return "STORE_EMPTY";
    largest = found.size;
    return beside.some((name, index) => identify(name) !== opened[index]) ? "STORE_MISSING" : undefined;
  };
  return {
    findChange,
    isDeleted: () => {
      if (fstatSync(descriptor).nlink === 0) return true;
      const stillOpen = identify(file) === `${open.dev} ${open.ino}`;
      return stillOpen && identify(`${file}-wal`) !== opened[0];
    },
    close: () => closeSync(descriptor),
  };
}

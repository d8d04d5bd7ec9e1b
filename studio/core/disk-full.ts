/** Returns whether a program's words say that a disk is full: Node's, SQLite's or git's. */
export const isDiskFull = (words: string): boolean =>
  /ENOSPC|no space left on device|disk is full/i.test(words);

export const diskFull = "This computer’s disk is full: make some room on it, and try again.";

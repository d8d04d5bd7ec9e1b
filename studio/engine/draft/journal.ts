import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { replaceFile } from "../../../system/files.ts";
import type { Change } from "../content/change.ts";
import { makeDataFolder, type Project } from "../project.ts";
import type { EditProblem } from "./check-draft.ts";

/** Something typed that isn't in a content file: not valid yet, or not meant for one, such as an answer that isn't sent. */
export type JournalEntry = {
  /**
   * What it belongs to, such as a change's id, `answer ID` or `letter AUDIENCE`. What the studio notes for itself has a name,
   * such as `set aside`.
   */
  readonly key: string;
  readonly value: unknown;
  /** For a field: its value in the file when this was typed. */
  readonly base?: unknown;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly problem?: KeptProblem | undefined;
};

/** Why something typed isn't in its file. */
export type KeptProblem = EditProblem & {
  /** What it would change. */
  readonly change: Change;
};

/** A value in whose place there is another one. */
export type SetAside = Omit<JournalEntry, "problem"> & {
  readonly label: string;
  /** The window that replaced it hadn't seen it: the windows that typed either ask which it shall be, until she has resolved that. */
  readonly isInConflict?: true | undefined;
};

/** Of two values in conflict, the one that wasn't typed here. */
export type OtherValue = { readonly other: unknown };

/** How long values that were set aside are kept, in milliseconds: a year. */
const setAsideFor = 365 * 24 * 60 * 60 * 1000;

const setAsideKey = "set aside";

export type Journal = ReturnType<typeof openJournal>;

/**
 * Opens what is typed and isn't in the content's files: one file of JSON, which git ignores. All that write throw an Error if the
 * disk didn't take it.
 *
 * @throws Error if its file can't be read; what is typed there stays
 */
export function openJournal(project: Project, now: () => number = Date.now) {
  makeDataFolder(project);
  const file = path.join(project.dataFolder, "typed.json");
  let entries = readEntries(file);
  const write = (next: ReadonlyMap<string, JournalEntry>) => {
    replaceFile(file, `${JSON.stringify([...next.values()])}\n`, { mode: 0o600 });
    entries = next;
  };
  const without = (key: string) => {
    const next = new Map(entries);
    next.delete(key);
    return next;
  };

  const keep = (key: string, value: unknown, more?: Pick<JournalEntry, "base" | "problem">) => {
    const known = entries.get(key);
    // A window that opens sends it again: it was typed when it was typed first.
    const at = known && isDeepStrictEqual(known.value, value) ? known.at : now();
    write(without(key).set(key, { ...more, key, value, at }));
  };
  /** Returns the newest first. */
  const allSetAside = (): readonly SetAside[] =>
    ((entries.get(setAsideKey)?.value ?? []) as readonly SetAside[]).filter(
      ({ at }) => at > now() - setAsideFor,
    );
  /** Keeps a value for a year; the same value of the same field once. Of a field, the newest is in conflict. */
  const setAside = (key: string, label: string, value: unknown, more?: Pick<SetAside, "isInConflict">) => {
    const others = allSetAside()
      .filter((one) => one.key !== key || !isDeepStrictEqual(one.value, value))
      .map((one) => (one.key === key && more?.isInConflict ? { ...one, isInConflict: undefined } : one));
    keep(setAsideKey, [{ key, label, value, at: now(), ...more }, ...others]);
  };

  return {
    keep,
    drop: (key: string) => {
      if (entries.has(key)) write(without(key));
    },
    /** Forgets what is kept at a key, and what was set aside there. */
    forget: (key: string) => {
      const others = allSetAside().filter((one) => one.key !== key);
      if (others.length < allSetAside().length) keep(setAsideKey, others);
      if (entries.has(key)) write(without(key));
    },
    /** Keeps everything under the key that it has now: the entry that something was typed into has another place. */
    rename: (keyNow: (key: string) => string) => {
      const renamed = new Map(
        [...entries.values()].map((entry) => {
          const key = keyNow(entry.key);
          return [key, { ...entry, key }];
        }),
      );
      if (!isDeepStrictEqual(renamed, entries)) write(renamed);
    },
    kept: (key: string) => entries.get(key),
    /** Returns all, in the order in which they were written last. */
    allKept: () => [...entries.values()],
    setAside,
    allSetAside,
    /** Ends the conflict of a field. The value that was rejected stays set aside. */
    resolve: (key: string, rejected: unknown) => {
      const other = allSetAside().find((one) => one.key === key && one.isInConflict);
      if (!other) return;
      keep(
        setAsideKey,
        allSetAside().filter((one) => one !== other),
      );
      setAside(key, other.label, rejected);
    },
    /**
     * Keeps words that belong to no file, such as an answer, as a field is written: what was typed last holds, and what another window
     * had written meanwhile is set aside. Words that a window has held while the studio was stopped give way to newer ones.
     *
     * @param base what the window saw before
     * @param typedAt when they were typed, if a window has held them; without it, they are the newest, wherever the clock was put
     * @returns the other value of the conflict, if there is one: it was set aside for them
     */
    keepUnsent: (
      key: string,
      label: string,
      value: unknown,
      { base, typedAt = Number.POSITIVE_INFINITY }: { base?: unknown; typedAt?: number | undefined },
    ): OtherValue | undefined => {
      const known = entries.get(key);
      const isOther = known !== undefined && !isDeepStrictEqual(known.value, value);
      if (isOther && known.at > typedAt) {
        setAside(key, label, value);
        return undefined;
      }
      const isUnseen = isOther && !isDeepStrictEqual(known.value, base);
      if (isUnseen) setAside(key, label, known.value);
      keep(key, value);
      return isUnseen ? { other: known.value } : undefined;
    },
  };
}

function readEntries(file: string): ReadonlyMap<string, JournalEntry> {
  if (!existsSync(file)) return new Map();
  try {
    const entries: JournalEntry[] = JSON.parse(readFileSync(file, "utf8"));
    return new Map(entries.map((entry) => [entry.key, entry]));
  } catch (error) {
    const message = `What you typed last is in ${file}, which can’t be read. Move it elsewhere, and open the studio again.`;
    throw new Error(message, { cause: error });
  }
}

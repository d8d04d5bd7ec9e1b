import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Change } from "../content/change.ts";
import { openJsonFile } from "../json-file.ts";
import { makeDataFolder, type Project } from "../project.ts";
import type { EditProblem } from "./check-draft.ts";

/** Something typed that isn't in a content file: not valid yet, or not meant for one, such as an answer that isn't sent. */
export type JournalEntry = {
  /** What it belongs to, such as a change's id, `answer ID` or `letter AUDIENCE`. */
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

export type Journal = ReturnType<typeof openJournal>;

/** What the studio notes for itself, such as what was thrown away, each under a name. Values of JSON. */
export type Notes = {
  /** Undefined if nothing is noted under the name. */
  read(name: string): unknown;
  write(name: string, value: unknown): void;
  drop(name: string): void;
};

/** The contents of the journal's file. What is typed may be anything. */
const contentsSchema = z.object({
  typed: z.array(z.custom<JournalEntry>()).readonly(),
  /** The newest first. */
  setAside: z.array(z.custom<SetAside>()).readonly(),
  notes: z.record(z.string(), z.unknown()),
});

type Contents = z.infer<typeof contentsSchema>;

const journalFile = (project: Project) => openJsonFile(project, "typed.json", contentsSchema);

/**
 * Opens what is typed and isn't in the content's files, and the studio's own notes: one file of JSON, which git ignores. All that write
 * throw an Error if the disk didn't take it.
 *
 * @throws Error if its file can't be read; what is typed there stays
 */
export function openJournal(project: Project, now: () => number = Date.now) {
  makeDataFolder(project);
  const file = journalFile(project);
  let contents = readContents(file);
  const write = (changed: Partial<Contents>) => {
    const next = { ...contents, ...changed };
    file.write(next);
    contents = next;
  };
  const kept = (key: string) => contents.typed.find((entry) => entry.key === key);
  const without = (key: string) => contents.typed.filter((entry) => entry.key !== key);

  const keep = (key: string, value: unknown, more?: Pick<JournalEntry, "base" | "problem">) => {
    const known = kept(key);
    // A window that opens sends it again: it was typed when it was typed first.
    const at = known && isDeepStrictEqual(known.value, value) ? known.at : now();
    write({ typed: [...without(key), { ...more, key, value, at }] });
  };
  /** Returns the newest first. */
  const allSetAside = (): readonly SetAside[] =>
    contents.setAside.filter(({ at }) => at > now() - setAsideFor);
  /** Keeps a value for a year; the same value of the same field once. Of a field, the newest is in conflict. */
  const setAside = (key: string, label: string, value: unknown, more?: Pick<SetAside, "isInConflict">) => {
    const others = allSetAside()
      .filter((one) => one.key !== key || !isDeepStrictEqual(one.value, value))
      .map((one) => (one.key === key && more?.isInConflict ? { ...one, isInConflict: undefined } : one));
    write({ setAside: [{ key, label, value, at: now(), ...more }, ...others] });
  };

  const notes: Notes = {
    read: (name) => contents.notes[name],
    write: (name, value) => write({ notes: { ...contents.notes, [name]: value } }),
    drop: (name) => {
      const { [name]: dropped, ...others } = contents.notes;
      if (dropped !== undefined) write({ notes: others });
    },
  };

  return {
    keep,
    drop: (key: string) => {
      if (kept(key)) write({ typed: without(key) });
    },
    /** Forgets what is kept at a key, and what was set aside there. */
    forget: (key: string) => {
      const setAside = allSetAside().filter((one) => one.key !== key);
      if (kept(key) || setAside.length < allSetAside().length) write({ typed: without(key), setAside });
    },
    /** Keeps everything under the key that it has now: the entry that something was typed into has another place. */
    rename: (keyNow: (key: string) => string) => {
      const renamed = new Map(
        contents.typed.map((entry) => {
          const key = keyNow(entry.key);
          return [key, { ...entry, key }];
        }),
      );
      const typed = [...renamed.values()];
      if (!isDeepStrictEqual(typed, contents.typed)) write({ typed });
    },
    kept,
    /** Returns all, in the order in which they were written last. */
    allKept: () => contents.typed,
    setAside,
    allSetAside,
    /** Ends the conflict of a field. The value that was rejected stays set aside. */
    resolve: (key: string, rejected: unknown) => {
      const other = allSetAside().find((one) => one.key === key && one.isInConflict);
      if (!other) return;
      write({ setAside: allSetAside().filter((one) => one !== other) });
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
      const known = kept(key);
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
    notes,
  };
}

function readContents(file: ReturnType<typeof journalFile>): Contents {
  try {
    return file.read() ?? { typed: [], setAside: [], notes: {} };
  } catch (error) {
    const message = `What you typed last is in ${file.path}, which can’t be read. Move it elsewhere, and open the studio again.`;
    throw new Error(message, { cause: error });
  }
}

import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { datedBackups, timeOfBackup } from "../../../server/backup/dated-backups.ts";
import type { Project } from "../../engine/project.ts";
import { readHostChoice } from "../../engine/publish/hosts.ts";
import { CommandError, commandAtSite, type RunCommand } from "./run-command.ts";

/** What is known of the copies of messages and readers. */
export type DailyCopy = {
  /** When the newest was made, in milliseconds since 1970; null if none is known. */
  readonly madeAt: number | null;
  /** Why the last one couldn't be made, in the exact words; null if it could. */
  readonly failure: string | null;
};

export type DailyCopyOptions = {
  readonly project: Project;
  readonly now: () => number;
  /** Runs `npm run backup`. */
  readonly run?: RunCommand;
  /** Called after a copy was made, or couldn't be. */
  readonly onChange?: () => void;
};

const hour = 3_600_000;
const day = 24 * hour;

const printed = z.object({ created: z.string(), warning: z.string().optional() });

/**
 * Keeps a copy a day of messages and readers, where the site is on this computer: a server makes its own at night. The newest
 * fourteen stay.
 */
export function createDailyCopies({
  project,
  now,
  run = commandAtSite(project, "backup"),
  onChange = () => {},
}: DailyCopyOptions) {
  // Those of earlier days: a studio that is opened ten times a day must not push them out.
  const [newest] = datedBackups(path.join(project.folder, "backups"));
  let known: DailyCopy = { madeAt: newest === undefined ? null : timeOfBackup(newest), failure: null };
  let copying: Promise<void> | undefined;

  const isHere = async () => {
    const host = await readHostChoice(project).catch(() => undefined);
    return host?.kind === "this computer" && existsSync(path.join(project.folder, "data/site.sqlite"));
  };

  const copyNow = async () => {
    const before = known;
    try {
      const { created, warning } = printed.parse(JSON.parse(await run(["--json"])));
      known = { madeAt: timeOfBackup(created), failure: warning ?? null };
    } catch (error) {
      known = { ...known, failure: error instanceof CommandError ? error.detail : String(error) };
    }
    if (known.madeAt !== before.madeAt || known.failure !== before.failure) onChange();
  };

  return {
    /** Returns what is known of the copies; null where the site isn't on this computer, or has stored nothing yet. */
    read: async (): Promise<DailyCopy | null> => ((await isHere()) ? known : null),
    /** Makes a copy if the newest is a day old. Never rejects. */
    keep: async (): Promise<void> => {
      if (!(await isHere()) || (known.madeAt !== null && Math.abs(now() - known.madeAt) < day)) return;
      copying ??= copyNow().finally(() => {
        copying = undefined;
      });
      await copying;
    },
  };
}

/** How often it is looked whether a copy is due, in milliseconds. */
export const copyCheckInterval = hour;

import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { replaceFile } from "../../system/files.ts";
import { makeDataFolder, type Project } from "./project.ts";

/**
 * Opens one of the studio's own files, in JSON. It is replaced whole: a process that is killed leaves what was there, or what is new.
 *
 * @param name its path in the studio's data folder
 */
export function openJsonFile<Schema extends z.ZodType>(project: Project, name: string, schema: Schema) {
  const file = path.join(project.dataFolder, name);
  return {
    path: file,
    /** Whether it is there, right or wrong. */
    isThere: (): boolean => existsSync(file),
    /**
     * @returns undefined if it isn't there
     * @throws Error that names it, if it can't be read or isn't as the studio writes it
     */
    read: (): z.infer<Schema> | undefined => {
      let text: string;
      try {
        text = readFileSync(file, "utf8");
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
      try {
        return schema.parse(JSON.parse(text));
      } catch (error) {
        const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
        const message = `${file} isn’t as the studio writes it. Correct it, or put back the one of a copy.\n${why}`;
        throw new Error(message, { cause: error });
      }
    },
    /** @throws Error if the disk doesn't take it; what was there stays */
    write: (value: z.infer<Schema>): void => {
      makeDataFolder(project);
      replaceFile(file, `${JSON.stringify(value)}\n`, { mode: 0o600 });
    },
    remove: (): void => rmSync(file, { force: true }),
  };
}

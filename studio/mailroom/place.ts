import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Project } from "../core/project.ts";

/** Where the site runs, and so where its messages are. */
const placeSchema = z.discriminatedUnion("kind", [
  /** On this computer: the database in `data`. */
  z.object({ kind: z.literal("here") }),
  /** On Cloudflare, or its imitation on this computer (`npm run edge`). */
  z.object({ kind: z.literal("cloudflare") }),
  z.object({ kind: z.literal("edge") }),
  /** On a server of one's own, set up as docs/operating.md says. */
  z.object({
    kind: z.literal("server"),
    /** As `ssh` takes it: a name of ~/.ssh/config, or user@host. A leading hyphen would be an option. */
    host: z.string().regex(/^[\w[][\w.@:%\]-]*$/, "is not a host that ssh takes"),
    port: z.int().min(1).max(65_535).optional(),
    /** The owner's command there, and what runs it as the server's user. */
    command: z.array(z.string().regex(/^[\w./-]+$/)).default(["sudo", "-n", "stillwater"]),
  }),
]);

export type Place = z.infer<typeof placeSchema>;

/** The file in the studio's data folder that names the place; without it, the site runs here. */
export const placeFile = "mailroom.json";

/**
 * Reads where the site runs.
 *
 * @throws Error if the file can't be read or is invalid: the studio must not look in the wrong place
 */
export async function readPlace({ dataFolder }: Project): Promise<Place> {
  const file = path.join(dataFolder, placeFile);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return { kind: "here" };
  try {
    return placeSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file} is invalid.`, { cause: error });
  }
}

import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { replaceFile } from "../../system/files.ts";
import { makeDataFolder, type Project } from "./project.ts";

/** Who helps the owner with the site; each empty until she puts it in. */
export const helperSchema = z.object({
  name: z.string().trim().max(80),
  phone: z.string().trim().max(40),
});

export type Helper = z.infer<typeof helperSchema>;

const fileOf = ({ dataFolder }: Project) => path.join(dataFolder, "helper.json");

/** Returns who helps. A file that is missing or wrong names nobody. */
export function readHelper(project: Project): Helper {
  try {
    return helperSchema.parse(JSON.parse(readFileSync(fileOf(project), "utf8")));
  } catch {
    return { name: "", phone: "" };
  }
}

/** Writes who helps, beside the choice of the host: it is for this computer’s screens, and no part of the site. */
export function writeHelper(project: Project, helper: Helper): void {
  makeDataFolder(project);
  replaceFile(fileOf(project), `${JSON.stringify(helper)}\n`, { mode: 0o600 });
}

import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { openJsonFile } from "../engine/json-file.ts";
import type { Project } from "../engine/project.ts";
import { textsIn } from "../engine/sources.ts";

/** Whose studio it is. */
export type Business = {
  readonly name: string;
  /** The beginning of the name, as in “Stillwater studio”. */
  readonly shortName: string;
  readonly teacherFirstName: string;
  /** The public address of the site. */
  readonly url: string;
  readonly timeZone: string;
};

/** Reads the names that the studio's own pages show. A file that can't be read leaves them empty: the studio must open. */
export async function readBusiness(project: Project): Promise<Business> {
  const business = await valuesOf(project, "content/business.yaml");
  const schedule = await valuesOf(project, "content/schedule.yaml");
  const name = business("name");
  return {
    name,
    shortName: shortNameOf(name),
    teacherFirstName: business("teacher", "firstName"),
    url: business("url"),
    timeZone: schedule("timeZone") || "Australia/Melbourne",
  };
}

/** How many characters fit beside the logo. */
const longestShortName = 16;

/** Returns as many of the first words of a name as fit beside the logo, at least one: “Stillwater”, “Quiet Harbour”. */
export function shortNameOf(name: string): string {
  const words = name.split(" ");
  const fitting = words.filter(
    (_, index) => index === 0 || words.slice(0, index + 1).join(" ").length <= longestShortName,
  );
  const isWhole = fitting.length === words.length;
  // “Centre for” is no name.
  return isWhole ? name : fitting.join(" ").replace(/(?: (?:&|and|at|for|in|of|on|the|to))+$/i, "");
}

const valuesOf = async (project: Project, file: string) =>
  textsIn(await readFile(path.join(project.folder, file), "utf8").catch(() => ""));

/** Who helps the owner with the site; each empty until she puts it in. */
export const helperSchema = z.object({
  name: z.string().trim().max(80),
  phone: z.string().trim().max(40),
});

export type Helper = z.infer<typeof helperSchema>;

const helperFile = (project: Project) => openJsonFile(project, "helper.json", helperSchema);

/** Returns who helps. A file that is missing or wrong names nobody. */
export function readHelper(project: Project): Helper {
  const nobody = { name: "", phone: "" };
  try {
    return helperFile(project).read() ?? nobody;
  } catch {
    return nobody;
  }
}

/** Writes who helps, beside the choice of the host: it is for this computer’s screens, and no part of the site. */
export const writeHelper = (project: Project, helper: Helper): void => helperFile(project).write(helper);

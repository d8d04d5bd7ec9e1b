import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseDocument } from "yaml";
import { z } from "zod";
import type { Sources } from "../../content-model/compiler/compile-content.ts";
import { replaceFile } from "../../system/files.ts";
import { makeDataFolder, type Project } from "../engine/project.ts";

/** Whose studio it is. */
export type Business = {
  readonly name: string;
  /** The first word of the name, as in “Stillwater studio”. */
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
    shortName: name.split(" ")[0] ?? "",
    teacherFirstName: business("teacher", "firstName"),
    url: business("url"),
    timeZone: schedule("timeZone") || "Australia/Melbourne",
  };
}

/** Returns the public address of the site that content names; empty if it names none. */
export const urlIn = (sources: Sources): string =>
  valuesIn(sources.get("content/business.yaml") ?? "")("url");

const valuesOf = async (project: Project, file: string) =>
  valuesIn(await readFile(path.join(project.folder, file), "utf8").catch(() => ""));

function valuesIn(text: string) {
  // Parsed leniently: a line that is wrong elsewhere in the file must not lock the owner out.
  const document = parseDocument(text, { logLevel: "silent" });
  return (...keys: string[]) => {
    const value = document.getIn(keys);
    return typeof value === "string" ? value : "";
  };
}

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

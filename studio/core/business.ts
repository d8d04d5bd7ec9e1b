import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseDocument } from "yaml";
import type { Project } from "./project.ts";

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

async function valuesOf(project: Project, file: string) {
  const text = await readFile(path.join(project.folder, file), "utf8").catch(() => "");
  // Parsed leniently: a line that is wrong elsewhere in the file must not lock the owner out.
  const document = parseDocument(text, { logLevel: "silent" });
  return (...keys: string[]) => {
    const value = document.getIn(keys);
    return typeof value === "string" ? value : "";
  };
}

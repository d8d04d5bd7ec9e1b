import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { outputOfSync } from "../../system/programs.ts";

const documents = outputOfSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"])
  .trim()
  .split("\n")
  .filter((file) => existsSync(file));

/** A document without its code. */
const read = (file: string) => readFileSync(file, "utf8").replace(/```.*?```/gs, "");

/** Returns the anchor of a heading, as code hosts make it. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");

const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchorOf(heading.trim()));

test.each(documents)("%s: its links to files and headings lead there", (document) => {
  const links = [...read(document).matchAll(/\]\((?![a-z]+:|\/)([^)\s]+)\)/g)].map(([, link = ""]) => link);
  const leadsNowhere = (link: string) => {
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? document : path.join(path.dirname(document), file);
    if (!existsSync(target)) return true;
    return anchor !== undefined && target.endsWith(".md") && !anchorsOf(target).includes(anchor);
  };
  expect(links.filter(leadsNowhere)).toEqual([]);
});

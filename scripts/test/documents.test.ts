import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { outputOfSync } from "../../system/programs.ts";

/** The files of the project, not what is made from them. */
const files = outputOfSync("git", ["ls-files", "-co", "--exclude-standard"])
  .trim()
  .split("\n")
  .filter((file) => existsSync(file));

const documents = files.filter((file) => file.endsWith(".md"));

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

/** Where paths begin: some lists name those below the studio, or below the folder that they are in. */
const rootsOf = (document: string) => [".", "studio", path.dirname(document)];

/** All files, and the folders around them. */
const places = new Set(
  files.flatMap((file) => file.split("/").map((_, depth, names) => names.slice(0, depth + 1).join("/"))),
);

/** Returns the paths between backticks, without those that have a part to fill in, such as <slug>. */
const pathsIn = (document: string) =>
  [...read(document).matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = ""]) => code.split(/\s+/))
    .filter((word) => /^(?!\.+\/)[\w.-]+(?:\/[\w.-]+)+\/?$/.test(word));

test.each(documents)("%s: the files of the project that it names are there", (document) => {
  const isThere = (named: string) => rootsOf(document).some((root) => places.has(path.join(root, named)));
  const isOurs = (named: string) => isThere(named.split("/")[0] ?? "");
  const named = pathsIn(document).map((one) => one.replace(/\/$/, ""));
  expect(named.filter((one) => isOurs(one) && !isThere(one))).toEqual([]);
});

test("the files beside them that comments say to see are there", () => {
  const sources = files.filter((file) => /\.(?:tsx?|sql)$/.test(file));
  const missing = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b[Ss]ee `?(\.\.?\/[\w./-]+\.\w+)/g)]
      .map(([, named = ""]) => named)
      .filter((named) => !existsSync(path.join(path.dirname(file), named)))
      .map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
});

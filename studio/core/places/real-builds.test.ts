// @module-tag slow
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { ProjectCopy } from "../../../tests/support/project-copy.ts";
import { openProject } from "../project.ts";
import { compareSites, normalise } from "./compare-sites.ts";
import { shareRenderer } from "./renderer.ts";

/** Reads the built files by URL, with those pages that only the server answers with. */
function builtFiles(folder: string): Map<string, string> {
  const build = path.join(folder, "build");
  const files = globSync(["client/**/*.*", "templates/*.html"], { cwd: build });
  return new Map(
    files
      .map((file) => file.replaceAll(path.sep, "/"))
      // Names of assets follow from their bytes, and the room's worker lists the bytes of its page.
      .filter((file) => !/\.(?:br|gz)$|^client\/assets\/|worker/.test(file))
      .map((file) => [urlOf(file), normalise(readFileSync(path.join(build, file), "latin1"))]),
  );
}

const urlOf = (file: string) =>
  file.startsWith("templates/")
    ? `/${path.basename(file, ".html").replace("-", "/")}`
    : `/${file.replace(/^\w+\//, "").replace(/(?:^|\/)index\.html$|\.html$/, "")}`;

test("differences are found in exactly the files in which two builds differ", {
  timeout: 900_000,
}, async () => {
  const copy = new ProjectCopy();
  onTestFinished(() => copy.remove());
  const live = await readSources(copy.folder);
  const renderer = await shareRenderer(openProject(copy.folder)).open();
  expect(copy.build()).toBe(true);
  const liveFiles = builtFiles(copy.folder);
  const draft = new Map(live);
  const edits = [
    ["content/schedule.yaml", /(?<=course:\n(?: .*\n)* {2}price: )\d+/, "260"],
    [
      "content/schedule.yaml",
      "closures: []",
      "closures:\n  - from: 2026-12-20\n    to: 2027-01-10\n    why: Rest",
    ],
    ["content/pages/about.yaml", /(?<=meta:\n {2}title: ).*/, "Somebody"],
  ] as const;
  for (const [file, from, to] of edits) {
    const text = draft.get(file) ?? "";
    expect(text.replace(from, to)).not.toBe(text);
    draft.set(file, text.replace(from, to));
    copy.write(file, draft.get(file) ?? "");
  }
  expect(copy.build()).toBe(true);
  const files = builtFiles(copy.folder);
  const differing = [...new Set([...liveFiles.keys(), ...files.keys()])].filter(
    (url) => files.get(url) !== liveFiles.get(url),
  );

  const before = await renderer.render(live);
  const { pages, unread } = compareSites(before, await renderer.render(draft), Date.now());
  const everyPage = [...before.files].flatMap(([url, { contentType }]) =>
    contentType.startsWith("text/html") ? [url] : [],
  );
  const found = [...unread, ...pages.flatMap(({ path }) => path ?? everyPage)];
  expect([...new Set(found)].sort()).toEqual(differing.sort());
  const sentences = pages.flatMap(({ passages }) =>
    passages.map(({ after }) => after?.map(({ text }) => text).join("")),
  );
  expect(sentences).toContain("That’s $32.50 a Sunday.");
});

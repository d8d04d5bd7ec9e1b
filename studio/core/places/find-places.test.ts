// @module-tag slow
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { ProjectCopy } from "../../../scripts/test/project-copy.ts";
import { listChanges } from "../content/list-changes.ts";
import { openProject } from "../project.ts";
import { normalise } from "./compare/compare-renderings.ts";
import type { Place } from "./compare/place.ts";
import { type ChangePlaces, findPlaces } from "./find-places.ts";
import { type Renderer, shareRenderer } from "./renderer.ts";

const copy = new ProjectCopy();
let renderer: Renderer;
let live: Sources;
let liveFiles: ReadonlyMap<string, string>;

/** The paths of built files by URL, with those pages that only the server answers with. */
function builtFiles(): Map<string, string> {
  const build = path.join(copy.folder, "build");
  const files = globSync(["client/**/*.*", "templates/*.html", "static/_redirects"], { cwd: build });
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

function differingFiles(): string[] {
  const files = builtFiles();
  const urls = new Set([...liveFiles.keys(), ...files.keys()]);
  return [...urls].filter((url) => files.get(url) !== liveFiles.get(url)).sort();
}

const pagesOf = (places: readonly Place[]) =>
  [...new Set(places.flatMap(({ kind, pages }) => (kind === "redirect" ? ["/_redirects"] : pages)))].sort();

async function placesOf(draft: Sources): Promise<ChangePlaces[]> {
  return Array.fromAsync(findPlaces(renderer, { live, draft, changes: listChanges(live, draft) }));
}

function edited(
  edits: readonly (readonly [file: string, search: string | RegExp, replace: string])[],
): Sources {
  const draft = new Map(live);
  for (const [file, search, replace] of edits) {
    const text = draft.get(file) ?? "";
    const changed = text.replace(search, replace);
    if (changed === text) throw new Error(`${file} has no ${search}`);
    draft.set(file, changed);
    copy.write(file, changed);
  }
  return draft;
}

beforeAll(async () => {
  live = await readSources(copy.folder);
  expect(copy.build()).toBe(true);
  liveFiles = builtFiles();
  renderer = await shareRenderer(openProject(copy.folder)).open();
}, 600_000);

afterAll(() => {
  copy.remove();
});

describe("findPlaces", { timeout: 600_000 }, () => {
  it("finds a price in exactly the files in which two builds differ", async () => {
    const draft = edited([["content/schedule.yaml", /(?<=course:\n(?: .*\n)* {2}price: )\d+/, "260"]]);
    const [found, ...others] = await placesOf(draft);
    expect(others).toEqual([]);
    const places = found?.places ?? [];
    expect(copy.build()).toBe(true);
    expect(pagesOf(places)).toEqual(differingFiles());

    const textOf = ({ after }: Place) => after?.map(({ text }) => text).join("");
    expect(places.find(({ kind }) => kind === "menu")).toMatchObject({ everywhere: true });
    expect(places.filter(({ kind }) => kind === "description").length).toBeGreaterThan(2);
    expect(places.filter(({ kind }) => kind === "structured-data").map(textOf)).toContain("price 260");
    expect(places.find((place) => textOf(place)?.includes("$32.50 a Sunday"))).toMatchObject({
      follows: true,
    });
    expect(places.filter(({ kind }) => kind === "other")).toEqual([]);
  });

  it("finds a closure, a title in a picture and a redirect, each under its own change", async () => {
    for (const [file, text] of live) copy.write(file, text);
    const draft = edited([
      [
        "content/schedule.yaml",
        "closures: []",
        "closures:\n  - from: 2026-12-20\n    to: 2027-01-10\n    why: Rest",
      ],
      ["content/pages/sunday-class.yaml", /(?<=meta:\n {2}title: ).*/, "A class beside the pool"],
      ["content/redirects.yaml", /^- from/m, "- from: /old-class\n  to: /sunday-class\n- from"],
    ]);
    const found = await placesOf(draft);
    expect(found.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined]);
    expect(copy.build()).toBe(true);
    expect(pagesOf(found.flatMap(({ places }) => places))).toEqual(differingFiles());
    const kinds = found.map(({ places }) => new Set(places.map(({ kind }) => kind)));
    expect(kinds.filter((each) => each.has("calendar"))).toHaveLength(1);
    expect(kinds.filter((each) => each.has("share-picture"))).toHaveLength(1);
    expect(kinds.filter((each) => each.has("redirect"))).toHaveLength(1);
  });
});

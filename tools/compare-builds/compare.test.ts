import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { runProgramSync } from "../../system/programs.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { compareBuilds } from "./compare.ts";

const page = `<!DOCTYPE html><html><head><title>Classes</title><style>@layer base, page;
@layer base{p{color:red}a{color:blue}}@layer page{.lead_aB3d{margin:0}}</style></head>
<body><main class="lead_aB3d wide"><p>Sundays at ten</p><img src="/assets/tree-Ab3dE_9f.svg"></main>
<script type="application/json">{"price":12}</script><script>start()</script></body></html>`;

/** Writes a build of one page. */
function buildOf(html: string, others: Record<string, string> = {}): string {
  const build = temporaryFolder();
  const files = { "client/index.html": html, "client/assets/tree-Ab3dE_9f.svg": "<svg/>", ...others };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
    writeFileSync(path.join(build, file), text);
  }
  return build;
}

/** Compares the page above with another. */
const compareWith = (html: string, others: Record<string, string> = {}) =>
  compareBuilds(buildOf(page), buildOf(html, others));

test.each([
  ["text", "Sundays at ten", "Sundays at six", ["text"]],
  ["structure", "<p>Sundays at ten</p>", "<p><b>Sundays at ten</b></p>", ["structure"]],
  ["an attribute", 'src="/assets', 'loading="lazy" src="/assets', ["structure"]],
  ["a class", "lead_aB3d wide", "lead_aB3d narrow", ["classes"]],
  ["a style", "color:red", "color:green", ["styles"]],
  ["the order of styles", "p{color:red}a{color:blue}", "a{color:blue}p{color:red}", ["styles"]],
  ["the order of layers", "base, page", "page, base", ["styles"]],
  ["a script", "start()", "stop()", ["scripts"]],
  ["data", '{"price":12}', '{"price":13}', ["data"]],
  ["the head", "<title>Classes</title>", '<title>Classes</title><meta name="robots">', ["structure", "head"]],
])("reports a difference in %s", (_, search, replacement, kinds) => {
  const { differences } = compareWith(page.replace(search, replacement));
  expect(differences.map(({ file }) => file)).toEqual(["client/index.html"]);
  expect(differences[0]?.changes.map(({ kind }) => kind)).toEqual(kinds);
});

test("reports nothing between equal builds, whatever their hashes", () => {
  expect(compareWith(page)).toEqual({ equal: 2, gone: [], fresh: [], differences: [] });
  const renamed = page.replaceAll("aB3d", "zZ9z").replace("Ab3dE_9f", "faxxgwkm");
  expect(compareWith(renamed)).toMatchObject({ differences: [] });
});

test("reports another picture of the same name, and files that are new", () => {
  const { differences, fresh } = compareWith(page, {
    "client/assets/tree-Ab3dE_9f.svg": "<svg><path/></svg>",
    "client/other.html": page,
  });
  expect(differences).toMatchObject([
    { file: "client/assets/tree-HASH.svg", changes: [{ kind: "content" }] },
  ]);
  expect(fresh).toEqual(["client/other.html"]);
});

test("the command names page and kind, shows both sides, and fails only if builds differ", () => {
  const command = (after: string) =>
    runProgramSync(process.execPath, [
      "tools/compare-builds/compare-builds.ts",
      buildOf(page),
      buildOf(after),
    ]);
  const differs = command(page.replace("at ten", "at six"));
  expect(differs).toMatchObject({ code: 1 });
  expect(differs.output).toContain("client/index.html: text −1 +1");
  expect(differs.output).toMatch(/− text: Sundays at ten\n\s*\+ text: Sundays at six/);
  expect(command(page)).toMatchObject({ code: 0, output: "2 equal, 0 differ, 0 gone, 0 new\n" });
});

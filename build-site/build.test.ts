import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { type Ended, runProgram } from "../system/programs.ts";
import { ProjectCopy } from "../tests/support/project-copy.ts";

/** Where the site is built and checked, before it becomes `build`. */
const unfinishedBuild = ".generated/build";
const copy = new ProjectCopy();
afterAll(() => copy.remove());
const read = (file: string) => readFileSync(path.join(copy.folder, file), "utf8");
const age = (file: string) => statSync(path.join(copy.folder, file)).mtimeMs;

const slow = { tags: ["slow"] };
const lastBuild = "build/site.json";
let lastAge: number;
let failed: Ended;

// One build for all tests, without npm; it can't make the release. Daily, `npm test` builds the site itself, and each check has a unit
// test.
beforeAll(async () => {
  mkdirSync(path.join(copy.folder, "build"));
  copy.write(lastBuild, "the last build");
  lastAge = age(lastBuild);
  const schedule = parseDocument(read("content/schedule.yaml"));
  schedule.set("closures", [{ from: "2099-12-27", to: "2099-12-27", why: "Christmas <3" }]);
  copy.write("content/schedule.yaml", schedule.toString());
  copy.write("public/google1234.html", "google-site-verification: google1234.html");
  rmSync(path.join(copy.folder, "deploy"), { recursive: true });
  failed = await runProgram(process.execPath, ["scripts/build.ts"], {
    cwd: copy.folder,
    env: { PATH: "/usr/bin:/bin" },
  });
});

test("a build that fails gives its reason and leaves the last build as it was", slow, () => {
  expect(failed.errors).toMatch(/no such file or directory.*deploy/);
  expect(failed.succeeded).toBe(false);
  expect(readdirSync(path.join(copy.folder, "build"))).toEqual(["site.json"]);
  expect(read(lastBuild)).toBe("the last build");
  // `npm start` and `npm run deploy` judge by this time whether the site must be built.
  expect(age(lastBuild)).toBe(lastAge);
});

test("a page of the owner’s own in public/ is published, and may run nothing", slow, () => {
  const { contentSecurityPolicies } = JSON.parse(read(`${unfinishedBuild}/site.json`));
  expect(contentSecurityPolicies["client/google1234.html"]).toContain("script-src 'self';");
});

test("the reason for a closure is escaped where the dates’ script reads it", slow, () => {
  const page = read(`${unfinishedBuild}/client/sunday-class/index.html`);
  const [, data = ""] =
    /<script type="application\/json" id="schedule-data">([\s\S]*?)<\/script>/.exec(page) ?? [];
  expect(data).not.toContain("<");
  expect(data).toContain("Christmas \\u003c3");
});

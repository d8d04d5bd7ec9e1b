import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { business } from "#content/business";
import { ProjectCopy } from "../test/project-copy.ts";

test("a build that fails a check, started without npm, gives its reason and leaves the last build as it was", () => {
  const copy = new ProjectCopy();
  onTestFinished(() => copy.remove());
  const build = path.join(copy.folder, "build");
  mkdirSync(build);
  copy.write("build/site.json", "the last build");
  const before = statSync(path.join(build, "site.json")).mtimeMs;

  // A password that stands on every page.
  const password = encodeURIComponent(business.email);
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd: copy.folder,
    encoding: "utf8",
    env: { PATH: "/usr/bin:/bin", SMTP_URL: `smtps://me:${password}@mail.example` },
  });
  expect(stderr).toContain("client/index.html: SMTP_URL");
  expect(status).not.toBe(0);
  // `npm start` and `npm run deploy` judge by the time of site.json whether the site must be built.
  expect(readdirSync(build)).toEqual(["site.json"]);
  expect(readFileSync(path.join(build, "site.json"), "utf8")).toBe("the last build");
  expect(statSync(path.join(build, "site.json")).mtimeMs).toBe(before);
});

import path from "node:path";
import { defineConfig } from "vitest/config";
import { anotherModules, anotherProject } from "./tests/another-owner/another-project.ts";

/**
 * - unit: tests beside the code that they test
 * - studio: tests of the owner's studio
 * - tools: tests of the tools
 * - built: tests of the built files and of HTTP responses, without a browser. Run `npm run build` first
 * - another-owner: the same for a second owner's content, where it matters whose content it is
 */
export default defineConfig({
  test: {
    // The tests of a worker share modules: loading them anew for each file took a quarter of the time.
    isolate: false,
    // `npm test` runs them beside the browser tests, on two cores. They wait for other processes nearly half of their time.
    maxWorkers: 3,
    // What programs print while a test makes them fail is shown with a test that fails.
    silent: "passed-only",
    // Tests wait for conditions; only a failure takes this long.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // A program that a test starts takes up to 14 s there until it answers.
    expect: { poll: { timeout: 30_000 } },
    // What takes minutes, and the owner's rare jobs: `npm test` leaves it out, `npm run test:slow` runs it.
    tags: [
      { name: "slow", timeout: 300_000 },
      // A whole job of the owner's: a letter that goes out takes 67 s beside the other tests.
      { name: "walk", timeout: 300_000 },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          alias: { "#content/schedule": path.resolve("site/schedule/test-schedule.ts") },
          include: [
            "{build-site,command-line,content-model,domain,launch-check,prints,release,scripts,server,site,system}/**/*.test.{ts,tsx}",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "studio",
          include: ["studio/**/*.test.{ts,tsx}"],
        },
      },
      { extends: true, test: { name: "tools", include: ["tools/**/*.test.ts"] } },
      { extends: true, test: { name: "built", include: ["tests/{built,http}/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "another-owner",
          include: [
            "tests/another-owner/*.test.ts",
            "tests/built/{articles,figures,html,links,metadata,structured-data}.test.ts",
          ],
          globalSetup: "tests/another-owner/set-up.ts",
          alias: { "#content": anotherModules },
          env: { TESTED_PROJECT: anotherProject },
        },
      },
    ],
  },
});

import path from "node:path";
import { defineConfig } from "vitest/config";
import { subjects } from "./subjects.ts";

const subject = subjects[process.env.MUTANTS_SUBJECT ?? ""];
if (!subject) throw new Error("MUTANTS_SUBJECT is none of subjects.ts.");

/** The tests of one subject, as the project's own configuration runs them. */
export default defineConfig({
  test: {
    alias: { "#content/schedule": path.resolve("site/schedule/test-schedule.ts") },
    include: [...subject.tests],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    tags: [{ name: "slow" }, { name: "walk" }],
  },
});

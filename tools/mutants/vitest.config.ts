import path from "node:path";
import { defineConfig } from "vitest/config";
import root from "../../vitest.config.ts";
import { subjects } from "./subjects.ts";

const subject = subjects[process.env.MUTANTS_SUBJECT ?? ""];
if (!subject) throw new Error("MUTANTS_SUBJECT is none of subjects.ts.");

/** The tests of one subject, as the project runs them. */
const { projects: _, ...settings } = root.test ?? {};
export default defineConfig({
  test: {
    ...settings,
    alias: { "#content/schedule": path.resolve("site/schedule/test-schedule.ts") },
    include: [...subject.tests],
  },
});

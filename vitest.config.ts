import { defineConfig } from "vitest/config";

/**
 * - unit: tests beside the code that they test
 * - studio: tests of the owner's studio; studio-slow: those that take minutes
 * - tools: slower tests of the tools
 * - built: tests of the built files and of HTTP responses, without a browser. Run `npm run build` first
 */
export default defineConfig({
  test: {
    // On two cores, too: tests wait for other processes a third of their time.
    maxWorkers: 3,
    // Tests wait for conditions; only a failure takes this long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{content-model,domain,site,server,scripts,system}/**/*.test.{ts,tsx}"],
        },
      },
      { extends: true, test: { name: "tools", include: ["tools/**/*.test.ts"] } },
      {
        extends: true,
        test: { name: "studio", include: ["studio/**/*.test.{ts,tsx}"], exclude: ["**/*.slow.test.ts"] },
      },
      { extends: true, test: { name: "studio-slow", include: ["studio/**/*.slow.test.ts"] } },
      { extends: true, test: { name: "built", include: ["tests/{built,http}/**/*.test.ts"] } },
    ],
  },
});

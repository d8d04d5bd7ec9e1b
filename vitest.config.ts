import { defineConfig } from "vitest/config";

/**
 * - unit: tests beside the code that they are about
 * - tools: tests beside the tools, which are slower and rarer
 * - built: what the built files and the site's HTTP answers show without a browser; `npm run build` comes first
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Tests wait for conditions; only a failure takes this long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,content,content-compiler,content-schema,server,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      { extends: true, test: { name: "tools", include: ["tools/**/*.test.ts"] } },
      { extends: true, test: { name: "built", include: ["tests/{built,http}/**/*.test.ts"] } },
    ],
  },
});

import { defineConfig } from "vitest/config";

/** Unit tests stand beside the code that they hold; those that need a browser are in tests/. */
export default defineConfig({
  test: {
    include: ["{app,content,server,scripts}/**/*.test.{ts,tsx}"],
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});

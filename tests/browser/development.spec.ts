import { createServer, type ViteDevServer } from "vite";
import { expectAccessible } from "../support/axe.ts";
import { freePort } from "../support/free-port.ts";
import { bareControls, sidewaysOverflow, textCutSideways } from "../support/in-page.ts";
import { expect, test } from "../support/test.ts";

let development: ViteDevServer | undefined;

test.afterAll(() => development?.close());

test("in development, all parts of pages are shown, and every part is accessible in every variant", {
  tag: "@slow",
}, async ({ page }) => {
  const port = await freePort();
  development = await createServer({
    logLevel: "error",
    // Nothing is edited here.
    server: { host: "127.0.0.1", port, hmr: false, watch: null },
  });
  await development.listen();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`http://127.0.0.1:${port}/parts`);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await sidewaysOverflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page, "1440 px");
  await page.emulateMedia({ forcedColors: "active" });
  expect.soft(await bareControls(page), "controls without an edge in forced colours").toEqual([]);
  await page.setViewportSize({ width: 320, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect.soft(await textCutSideways(page), "cut with 200 % text at 320 px").toEqual([]);
});

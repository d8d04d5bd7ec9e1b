import { createServer, type ViteDevServer } from "vite";
import { contactForm, hydrateForm } from "../support/contact-form.ts";
import { freePort } from "../support/free-port.ts";
import { expect, test } from "../support/test.ts";

let development: ViteDevServer | undefined;

test.afterAll(() => development?.close());

test("in development, a page has its styles, and its island starts with it", { tag: "@slow" }, async ({
  page,
}) => {
  const port = await freePort();
  development = await createServer({
    logLevel: "error",
    // Nothing is edited here.
    server: { host: "127.0.0.1", port, hmr: false, watch: null },
  });
  await development.listen();
  await page.goto(`http://127.0.0.1:${port}/contact`);
  await hydrateForm(page);
  await expect(contactForm(page).send).toHaveCSS("cursor", "pointer");
});

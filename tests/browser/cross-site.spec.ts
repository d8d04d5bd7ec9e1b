import type { Page } from "@playwright/test";
import { expect, test, uniqueWords } from "../support/test.ts";

/** Opens a page on another site. */
async function openAttacker(page: Page, html: string) {
  await page.route("http://attacker.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: html }),
  );
  await page.goto("http://attacker.example/");
}

test("scripts on another site can neither send a message nor read a page", async ({
  page,
  site,
  complaints,
}) => {
  const words = uniqueWords();
  await openAttacker(page, "<title>Attacker</title>");
  const results = await page.evaluate(
    async ([address, message]) => {
      const post = (headers: Record<string, string>, mode: RequestMode) =>
        fetch(`${address}/functions/v1/send-contact-email`, {
          method: "POST",
          mode,
          headers,
          body: JSON.stringify({ name: "Kim", email: "kim@example.org", message }),
        }).then(
          (response) => response.type,
          () => "refused",
        );
      return [
        await post({ "Content-Type": "application/json" }, "cors"),
        await post({}, "no-cors"),
        await fetch(`${address}/contact`).then(
          () => "read",
          () => "refused",
        ),
      ];
    },
    [site.url, words],
  );
  expect(results).toEqual(["refused", expect.not.stringMatching("basic"), "refused"]);
  expect(site.read("SELECT id FROM messages WHERE instr(message, ?1)", words)).toEqual([]);
  complaints.length = 0; // the browser logs the refusals
});

test("other sites cannot frame a page", async ({ page, site, complaints }) => {
  await openAttacker(page, `<iframe src="${site.url}/contact"></iframe>`);
  // The browser shows an error in place of a page that may not be framed.
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^(chrome-error:|about:neterror)/);
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Send Message" })).toHaveCount(0);
  complaints.length = 0; // the browser logs the refusal
});

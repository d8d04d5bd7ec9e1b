import type { Page } from "@playwright/test";
import type { SiteServer } from "../support/site-server.ts";
import { expect, test, uniqueWords } from "../support/test.ts";

/** Opens a page on another site. */
async function openAttacker(page: Page, html: string, referrerPolicy = "unsafe-url") {
  await page.route("http://attacker.example/**", (route) =>
    route.fulfill({ contentType: "text/html", headers: { "Referrer-Policy": referrerPolicy }, body: html }),
  );
  await page.goto("http://attacker.example/");
}

const stored = (site: SiteServer, words: string) =>
  site.read("SELECT id FROM messages WHERE instr(message, ?1)", words).length;

test("rejects a form on another site, whatever its encoding and referrer", async ({
  page,
  site,
  complaints,
}) => {
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"]) {
    for (const referrerPolicy of ["unsafe-url", "no-referrer"]) {
      const words = uniqueWords();
      await openAttacker(
        page,
        `<form method="post" enctype="${type}" action="${site.url}/functions/v1/send-contact-email">
        <input name="name" value="Kim"><input name="email" value="kim@example.org">
        <input name="message" value="${words}"><button>Win a prize</button></form>`,
        referrerPolicy,
      );
      const answered = page.waitForResponse((response) => response.url().includes("/functions/"));
      await page.getByRole("button").click();
      expect((await answered).status(), `${type}, ${referrerPolicy}`).toBe(403);
      expect(stored(site, words)).toBe(0);
    }
  }
  complaints.length = 0; // the browser logs the 403
});

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
  expect(stored(site, words)).toBe(0);
  complaints.length = 0; // the browser logs the refusals
});

test("other sites cannot frame a page", async ({ page, site, complaints }) => {
  await openAttacker(page, `<iframe src="${site.url}/contact"></iframe>`);
  // The browser shows an error in place of a page that may not be framed.
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^(chrome-error:|about:neterror)/);
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Send Message" })).toHaveCount(0);
  complaints.length = 0; // the browser logs the refusal
});

import type { Page } from "@playwright/test";

export const brokenIslandError = "a test broke the island";

/** Makes the message form throw when React renders it: a label in its content becomes a getter that throws. */
export async function breakMessageForm(page: Page): Promise<void> {
  await page.route(/\/assets\/pages-contact-[^/]*\.js$/, async (route) => {
    const code = await (await route.fetch()).text();
    const broken = code.replace(
      /"(\w+)":"Send Message"/,
      `get $1(){throw new Error("${brokenIslandError}")}`,
    );
    if (broken === code) throw new Error("the island’s content has no label to break");
    await route.fulfill({ contentType: "text/javascript", body: broken });
  });
}

import type { Page } from "puppeteer-core";

/**
 * Replaces what stands in a field as a person would: selects it and types. `fill` empties the element behind React's back,
 * which fills it again if it renders before the first key.
 */
export async function replaceText(page: Page, selector: string, text: string): Promise<void> {
  const field = await page.waitForSelector(selector);
  await field?.evaluate((element) => {
    const input = element as HTMLInputElement | HTMLTextAreaElement;
    input.focus();
    input.select();
  });
  await page.keyboard.type(text);
}

import { expect, type Page } from "@playwright/test";

/** Waits until nothing below the first screens is left to be laid out: until then a measure would not see it. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countDeferred)).toBe(0);
}

/** Runs in the page: how many of its parts wait until they come near. */
export function countDeferred(): number {
  const parts = [...document.querySelectorAll("main > *, .prose > *, main ~ footer")];
  return parts.filter((part) => getComputedStyle(part).contentVisibility === "auto").length;
}

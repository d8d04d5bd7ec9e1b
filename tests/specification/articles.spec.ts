import { articlePath } from "../../app/paths.ts";
import { expect, test } from "../support/test.ts";

/** The specification's articles with the day of each and, where it gives them, its minutes. Typed in once more on purpose. */
const articles = [
  ["meditation-anxiety-stress", "18 September 2025", 8],
  ["where-mindfulness-comes-from", "12 September 2024", 7],
  ["how-meditation-changes-brain", "21 July 2024", 10],
  ["eyes-open-meditation", "15 July 2024"],
  ["best-time-to-meditate", "5 July 2024"],
  ["benefits-of-meditation", "30 June 2024"],
  ["no-time-for-meditation", "15 January 2025"],
  ["driving-meditation", "16 January 2025"],
  ["meditation-myths", "17 January 2025"],
] as const;

/** What the specification says is in an article: its categories, practices and figures. */
const contents: readonly (readonly [slug: string, words: RegExp])[] = [
  ["benefits-of-meditation", /suffering[\s\S]*fulfilment[\s\S]*insight[\s\S]*mastery[\s\S]*connection/i],
  ["no-time-for-meditation", /formal practice[\s\S]*microhits?[\s\S]*background practice/i],
  ["no-time-for-meditation", /at least (?:10|ten) minutes/i],
  ["no-time-for-meditation", /(?:six|6) (?:to|–) ?(?:ten|10)|six to ten/i],
  ["no-time-for-meditation", /(?:10|ten) (?:to|and|or) (?:20|twenty) per cent/i],
  ["no-time-for-meditation", /four (?:practice )?accelerators|accelerators/i],
  ["no-time-for-meditation", /3 minutes, five times/i],
  ["meditation-myths", /First[\s\S]*Second[\s\S]*Third/],
];

const minutesOn = async (text: string | null) => Number(/(\d+) min read/.exec(text ?? "")?.[1]);

test("each has its day, and its reading time is as the specification says", async ({ page }) => {
  const others: number[] = [];
  for (const [slug, day, minutes] of articles) {
    await page.goto(articlePath(slug));
    const byline = await page.locator("article > header").textContent();
    expect(byline, slug).toContain(day);
    const shown = await minutesOn(byline);
    if (minutes) expect(shown, slug).toBe(minutes);
    else others.push(shown);
  }
  expect(Math.min(...others)).toBe(6);
  expect(Math.max(...others)).toBe(14);
});

test("each says what the specification says is in it", async ({ page }) => {
  for (const [slug, words] of contents) {
    await page.goto(articlePath(slug));
    const text = (await page.locator("#prose").innerText()).replace(/\s+/g, " ");
    expect.soft(text, `${slug}: ${words}`).toMatch(words);
  }
});

test("the driving article has four practices of five minutes", async ({ page }) => {
  await page.goto(articlePath("driving-meditation"));
  expect(await page.locator(".practice .length", { hasText: /(?:five|5) minutes/i }).count()).toBe(4);
});

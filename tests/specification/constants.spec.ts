import { waitUntilLaidOut } from "../support/laid-out.ts";
import { expect, test } from "../support/test.ts";

/**
 * The constants of the specification's section 9, where a visitor meets them. They are typed in here once
 * more on purpose: this is what the specification says, whatever `content/` does.
 */
const constants: readonly (readonly [what: string, path: string, words: RegExp])[] = [
  ["the intro call is free and takes 20 minutes", "/", /free 20-minute|20 minutes/],
  ["the intro call, again", "/contact", /20 minutes, free, with no obligation/],
  ["the intro call, again", "/about", /20[- ]minute/],
  ["the intro call, again", "/8-week-mindfulness-course", /20 min/],
  ["the intro call, again", "/personal-coaching", /20[- ]minute/],
  ["the intro call, again", "/coaching", /20[- ]minute/],
  ["a reply comes usually within 24 hours", "/contact", /usually within 24 hours/],

  ["coaching costs $60 AUD for 60 minutes", "/coaching", /\$60/],
  ["coaching lasts an hour", "/coaching", /60 minutes/],
  ["coaching is online, or in Ballarat when available", "/coaching", /Ballarat[^.]*when/],
  ["coaching comes without packages or subscriptions", "/coaching", /Packages\s*None|no packages/i],
  ["coaching, the short page", "/personal-coaching", /\$60/],

  ["the course costs $240 AUD", "/enrol-live-online-course", /\$240\s*AUD/],
  ["the course is eight sessions", "/enrol-live-online-course", /8 live sessions/],
  ["of 90 minutes", "/enrol-live-online-course", /90 minutes each/],
  ["on Sundays at 2:30 pm", "/enrol-live-online-course", /Sundays[^.]*2:30 pm/],
  ["recorded for catch-up", "/enrol-live-online-course", /recording of each/],
  ["with handouts", "/enrol-live-online-course", /Handouts/],
  ["practice is about 10 minutes a day", "/8-week-mindfulness-course", /Ten minutes a day/],
  ["practice, on the home page", "/", /10 minutes a day|about 10 minutes/i],
  ["Term 1", "/enrol-live-online-course", /1 February to 22 March 2026/],
  ["Term 2", "/enrol-live-online-course", /26 April to 14 June 2026/],
  ["Term 3", "/enrol-live-online-course", /19 July to 6 September 2026/],
  ["Term 4", "/enrol-live-online-course", /11 October to 29 November 2026/],

  [
    "the class is every Sunday, 8:30 to 9:15",
    "/sunday-class",
    /Every Sunday, 8:30 to 9:15 am, Melbourne time/,
  ],
  ["the class lasts 45 minutes", "/sunday-class", /45 minutes/],
  ["booking opens 5 days before", "/sunday-class", /opens 5 days before/],
  ["no experience is needed", "/sunday-class", /No experience needed/],

  ["a rating of 4.9 out of 5", "/8-week-mindfulness-course", /4\.9\/5/],
  ["more than 100 graduates", "/8-week-mindfulness-course", /100\+ graduates/],
  ["over 40 standard techniques", "/faq", /over 40 standard techniques/],
  ["more than 400 hours of teacher training", "/about", /400\+\s*hours of teacher training/],
  ["testimonials with 5 of 5", "/about", /5 out of 5/],
];

for (const path of new Set(constants.map(([, path]) => path))) {
  test(`${path} says the figures of the specification`, async ({ page }) => {
    await page.goto(path);
    await waitUntilLaidOut(page);
    const text = (await page.getByRole("main").innerText()).replace(/\s+/g, " ");
    const hidden = ((await page.getByRole("main").textContent()) ?? "").replace(/\s+/g, " ");
    for (const [what, , words] of constants.filter((row) => row[1] === path)) {
      expect.soft(words.test(text) || words.test(hidden), `${what}: ${words}`).toBe(true);
    }
  });
}

test("the course has its eight weeks, in their order", async ({ page }) => {
  await page.goto("/8-week-mindfulness-course");
  const weeks = await page.locator("details[name=course-weeks]").allTextContents();
  const subjects = [
    /See.?\s*Hear.?\s*Feel/,
    /Feel Rest/,
    /(?=.*microhit)(?=.*background practice)/is,
    /(?=.*Feel Flow)(?=.*ULTRA)/s,
    /Auto Walk/,
    /(?=.*Feel Good)(?=.*music)/is,
    /challenge|hard|uncomfortable/i,
    /road map|map/i,
  ];
  expect(weeks).toHaveLength(8);
  for (const [index, subject] of subjects.entries())
    expect.soft(weeks[index], `week ${index + 1}`).toMatch(subject);
});

test("there are seven practices of 5 minutes and four lessons of 8", async ({ page }) => {
  await page.goto("/video-library");
  await waitUntilLaidOut(page);
  const lengths = await page
    .getByRole("main")
    .getByText(/^\d+ min$/)
    .allInnerTexts();
  expect(lengths.filter((text) => text === "5 min")).toHaveLength(7);
  expect(lengths.filter((text) => text === "8 min")).toHaveLength(4);
});

test("every page ends with where the business is", async ({ page }) => {
  await page.goto("/faq");
  await expect(page.getByRole("contentinfo")).toContainText("Ballarat VIC 3350");
  await expect(page.getByRole("contentinfo")).toContainText("2025");
});

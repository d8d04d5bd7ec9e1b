import { writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "vitest";
import { parse } from "yaml";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { smallProject } from "../../../engine/test-support/small-project.ts";
import { expect, openStudio } from "../../../test-support/window.ts";

const file = "content/for-a-while.yaml";

/** Opens Dates at a time, on a screen of some width, and returns its part for a while. */
async function openForAWhile(
  width: number,
  prepare = (text: string) => text,
  at = "/dates",
  moment = "2026-11-24T10:00+11:00",
  isLive = false,
) {
  const project = smallProject();
  writeFileSync(path.join(project.folder, file), prepare(project.read(file)));
  if (isLive) project.git("commit", "--all", "--quiet", "--message=For a while");
  const time = Date.parse(moment);
  const { page } = await openStudio(project.folder, {
    at,
    viewport: { width, height: 844 },
    time,
    now: () => time,
  });
  const section = page.getByRole("region", { name: "For a while" });
  await expect(section).toBeVisible();
  const part = (name: string) => section.getByRole("group", { name, exact: true });
  return { page, section, part, project, inFile: () => parse(project.read(file)) };
}

test.each([390, 1440])(
  "a notice and a time away are written with their days before her, at %i px",
  async (width) => {
    const { page, part, inFile } = await openForAWhile(width);
    const notices = part("Notices");
    await notices.getByRole("button", { name: "Add the first notice" }).click();
    await notices.getByLabel("Sentence").fill("The line is down.");
    await notices.getByLabel("First day").fill("2027-01-08");
    await notices.getByLabel("Last day").fill("2027-01-04");
    await expect(notices.getByText(/^It ends on 4 January 2027, before it begins/)).toBeVisible();
    expect(inFile().notices).toEqual([]);
    await notices.getByLabel("First day").fill("2027-01-04");
    await notices.getByLabel("Last day").fill("2027-01-08");
    await expect(
      notices.getByText(
        "Once you publish: Monday 4 to Friday 8 January 2027, 5 days, on all pages: “The line is down.”",
      ),
    ).toBeVisible();
    await expect
      .poll(() => inFile().notices)
      .toEqual([{ text: "The line is down.", from: "2027-01-04", until: "2027-01-08" }]);
    await notices.getByRole("button", { name: "Done" }).click();

    const away = part("Away");
    await away.getByRole("button", { name: "Add the first time away" }).click();
    await away.getByLabel("First day").fill("2027-01-04");
    await away.getByLabel("Last day").fill("2027-01-17");
    await expect(
      away.getByText("Visitors read: Until Monday 18 January I’m away; I answer then."),
    ).toBeVisible();
    await expect.poll(() => inFile().away).toEqual([{ from: "2027-01-04", until: "2027-01-17" }]);
    const glance = page.getByRole("complementary", { name: "For a while, at a glance" });
    await expect(glance.getByRole("listitem")).toHaveText([
      /^Notice Once you publish: Monday 4 to Friday 8 January 2027/,
      /^Time away Once you publish: Monday 4 to Sunday 17 January 2027/,
    ]);
    await expectAccessible(page, "for a while", { schemes: ["light"] });
  },
);

test("both days of a notice, and both times of a Sunday, are moved one after the other, and a day is taken back", async () => {
  const { page, part, inFile } = await openForAWhile(1440);
  const notices = part("Notices");
  await notices.getByRole("button", { name: "Add the first notice" }).click();
  await notices.getByLabel("Sentence").fill("The line is down.");
  await notices.getByRole("checkbox", { name: "FAQ page" }).check();
  const [first, last] = [notices.getByLabel("First day"), notices.getByLabel("Last day")];
  await first.fill("2027-01-04");
  await last.fill("2027-01-08");
  const days = () => inFile().notices.map(({ from, until }: Record<string, string>) => [from, until]);
  await expect.poll(days).toEqual([["2027-01-04", "2027-01-08"]]);
  expect(inFile().notices[0].pages).toEqual(["/faq"]);
  const wrong = notices.getByText(/before it begins/);
  await first.fill("2027-01-20");
  await expect(wrong).toBeVisible();
  await first.fill("2027-01-04");
  await expect(wrong).toHaveCount(0);
  await first.fill("2027-01-20");
  await expect(wrong).toBeVisible();
  await last.fill("2027-01-24");
  await expect.poll(days).toEqual([["2027-01-20", "2027-01-24"]]);
  await expect(wrong).toHaveCount(0);
  await notices.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Needs you: one thing")).toHaveCount(0);

  // The same in the list, where each field is by itself.
  await notices
    .getByText(/^Once you publish: Wednesday 20 to Sunday 24 January 2027, 5 days, on FAQ page/)
    .click();
  await expect(notices.getByText("Was empty")).toHaveCount(0);
  await first.fill("2027-02-01");
  await expect(wrong).toBeVisible();
  await last.fill("2027-02-05");
  await expect.poll(days).toEqual([["2027-02-01", "2027-02-05"]]);
  await expect(wrong).toHaveCount(0);

  const sundays = part("Sundays elsewhere or at another time");
  await sundays.getByRole("button", { name: "Add the first class elsewhere" }).click();
  await sundays.getByLabel("Sunday", { exact: true }).fill("2027-02-07");
  await sundays.getByLabel("Place").fill("Town Hall");
  await sundays.getByLabel("End").fill("08:00");
  await expect(sundays.getByText(/^The class would end at/)).toBeVisible();
  await sundays.getByLabel("Start").fill("10:00");
  await sundays.getByLabel("End").fill("10:45");
  await expect(sundays.getByText(/^The class would end at/)).toHaveCount(0);
  await sundays.getByRole("button", { name: "Done" }).click();
  await expect
    .poll(() => inFile().sundays)
    .toEqual([{ date: "2027-02-07", place: "Town Hall", startTime: "10:00", endTime: "10:45" }]);
});

test("a Sunday whose time isn’t right is published neither with its new place nor the old time, and is led to", async () => {
  const { page, inFile } = await openForAWhile(1440, (text) =>
    text.replace("sundays: []", "sundays:\n  - { date: 2027-02-07, place: Town Hall }"),
  );
  const panel = page.getByRole("group", { name: "The class", exact: true });
  await page.goto(new URL("/dates?sunday=2027-02-07", page.url()).href);
  await panel.getByLabel("End").fill("08:00");
  await expect(panel.getByText(/^The class would end at/)).toBeVisible();
  await page.goto(new URL("/changes", page.url()).href);
  const needing = page.getByRole("article", {
    name: /elsewhere or at another time, Sunday 7 February 2027, end/,
  });
  await expect(needing.getByText(/^Needs you: The class would end at/)).toBeVisible();
  await expect(page.getByText("Nothing can be published yet")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await needing.getByRole("link", { name: "To dates" }).click();
  await panel.getByLabel("End").fill("10:00");
  await expect.poll(() => inFile().sundays[0].endTime).toBe("10:00");
  await page.goto(new URL("/changes", page.url()).href);
  await expect(page.getByRole("heading", { name: /One change, not published yet/ })).toBeVisible();
});

test("a later price is asked about where it is implausible, and the second one begins after the first", async () => {
  const { part, page } = await openForAWhile(1440, (text) =>
    text.replace(
      "prices: []",
      "prices:\n  - { price: course, from: 2027-01-01, amount: 260, announced: yes }\n  - { price: course, from: 2027-07-01, amount: 28, announced: no }",
    ),
  );
  const prices = part("Prices from a day on");
  await expect(
    prices.getByText(
      "Once you publish: course, $260 until 30 June 2027, $28 from 1 July 2027. From $260 to $28? If that’s right, leave it so.",
    ),
  ).toBeVisible();
  await expect(
    prices.getByText("Once you publish: course, $240 until 31 December 2026, $260 from 1 January 2027", {
      exact: true,
    }),
  ).toBeVisible();
  // At its field, in the list and in the form of a new one.
  const question = (amount: string) =>
    prices.getByText(`From $260 to ${amount}? If that’s right, leave it so.`, { exact: true });
  await prices.getByText(/^Once you publish: course, \$260 until/).click();
  await expect(question("$28")).toBeVisible();
  await expect(prices.getByLabel("New price").last()).toBeVisible();
  await prices.getByLabel("New price").last().fill("280");
  await expect(question("$28")).toHaveCount(0);
  await prices.getByRole("button", { name: "Add another price" }).click();
  const form = prices.getByRole("group", { name: "A new price" });
  await form.getByLabel("Price", { exact: true }).selectOption("course");
  await form.getByLabel("First day").fill("2027-04-01");
  await form.getByLabel("New price").fill("2.60");
  // Before she has said all of it, and nothing stands between the amount and the question.
  const asked = form.getByText("From $260 to $2.60? If that’s right, leave it so.", { exact: true });
  await expect(asked).toBeVisible();
  const [amount, words, next] = await Promise.all(
    [form.getByLabel("New price"), asked, form.getByLabel("Say it before that day")].map((one) =>
      one.boundingBox(),
    ),
  );
  expect([amount?.y, words?.y, next?.y].toSorted((one = 0, other = 0) => one - other)).toEqual([
    amount?.y,
    words?.y,
    next?.y,
  ]);
  await form.getByLabel("New price").fill("265");
  await expect(form.getByText(/If that’s right, leave it so/)).toHaveCount(0);
  await expect(page.getByText("content/for-a-while.yaml")).toHaveCount(0);
});

test("what is over goes with one press, and of two that overlap she reads which wins", async () => {
  const { part, inFile } = await openForAWhile(1440, () =>
    [
      "notices:",
      "  - { text: Old, from: 2026-10-01, until: 2026-10-08 }",
      "  - { text: Long, from: 2026-12-01, until: 2026-12-20 }",
      "  - { text: Short, from: 2026-12-07, until: 2026-12-12 }",
      "sundays: []",
      "prices: []",
      "away: []",
      "",
    ].join("\n"),
  );
  const notices = part("Notices");
  await expect(notices.getByText(/^Over: Thursday 1 to Thursday 8 October 2026/)).toBeVisible();
  await expect(
    notices.getByText(/^Notice 2: Another notice takes its place on the days of both/),
  ).toBeVisible();
  await notices.getByRole("button", { name: "Remove the one that is over" }).click();
  await expect
    .poll(() => inFile().notices.map(({ text }: { text: string }) => text))
    .toEqual(["Long", "Short"]);
});

test("an undo returns what was removed in one press, and keeps what another device has written since", async () => {
  const { page, part, inFile } = await openForAWhile(1440, () =>
    [
      "notices:",
      "  - { text: Old, from: 2026-10-01, until: 2026-10-08 }",
      "  - { text: Later, from: 2026-12-01, until: 2026-12-20 }",
      "  - { text: Older, from: 2026-09-07, until: 2026-09-12 }",
      "sundays: []",
      "prices:",
      "  - { price: course, from: 2026-11-01, amount: 250, announced: yes }",
      "  - { price: course, from: 2027-01-01, amount: 260, announced: yes }",
      "  - { price: coaching, from: 2027-01-01, amount: 70, announced: yes }",
      "away: []",
      "",
    ].join("\n"),
  );
  const other = await page.context().newPage();
  await other.goto(page.url());
  const elsewhere = async (list: string, entry: string, label: string, value: string) => {
    const item = other.getByRole("group", { name: list, exact: true }).locator("details", { hasText: entry });
    await item.locator("summary").click();
    await item.getByLabel(label, { exact: true }).fill(value);
  };
  const undoButton = page.getByRole("button", { name: "Undo", exact: true });
  const undo = () => undoButton.click();
  const lastDays = () => inFile().notices.map(({ until }: { until: string }) => until);
  await part("Notices").getByRole("button", { name: "Remove 2 entries that are over" }).click();
  // It goes after ten seconds, unless one is on it.
  await undoButton.hover();
  await expect.poll(lastDays).toEqual(["2026-12-20"]);
  await elsewhere("Notices", "“Later”", "Last day", "2026-12-21");
  await expect.poll(lastDays).toEqual(["2026-12-21"]);
  await undo();
  await expect.poll(lastDays).toEqual(["2026-10-08", "2026-12-21", "2026-09-12"]);

  const amounts = () => inFile().prices.map(({ amount }: { amount: number }) => amount);
  await part("Prices from a day on")
    .getByRole("button", { name: "Make it the usual price of the course" })
    .click();
  await undoButton.hover();
  await expect.poll(amounts).toEqual([260, 70]);
  await elsewhere("Prices from a day on", "$260 from 1 January 2027", "New price", "270");
  await expect.poll(amounts).toEqual([270, 70]);
  await undo();
  await expect.poll(amounts).toEqual([250, 270, 70]);
  // What the undo replaces was written in this window: nobody is asked which one it shall be.
  await page.goto(new URL("/prices", page.url()).href);
  await expect(page.getByLabel("The 8-week course", { exact: true })).toHaveValue("240");
  await expect(page.getByText("Which one shall it be?")).toHaveCount(0);
});

test("a price from a day on is reached from Prices, and a begun one becomes the usual price", async () => {
  const { page, part, inFile } = await openForAWhile(390, (text) =>
    text.replace(
      "prices: []",
      "prices:\n  - { price: coaching, from: 2026-11-01, amount: 75, announced: yes }",
    ),
  );
  const prices = part("Prices from a day on");
  // Where she would change it otherwise, it says that another one holds.
  await page.goto(new URL("/prices", page.url()).href);
  const usual = page.getByRole("textbox", { name: "A session of coaching", exact: true });
  await expect(usual).toHaveAccessibleDescription(/^\$75 holds in its place, since 1 November 2026/);
  // It was never published.
  await expect(page.getByText("Once you publish: coaching, $75 since 1 November 2026")).toBeVisible();
  await page.getByRole("link", { name: "Make that the usual price first" }).click();
  await prices.getByRole("button", { name: "Make it the usual price of the coaching" }).click();
  await expect.poll(() => inFile().prices).toEqual([]);
  await expect(page.getByText(/Visitors see it once you publish\.$/)).toBeVisible();
  await page.goto(new URL("/prices", page.url()).href);
  await expect(page.getByLabel(/coaching/i).first()).toHaveValue("75");
  await page.getByRole("link", { name: "A price from a day on" }).click();
  await prices.getByRole("button", { name: "Add the first price" }).click();
  await prices.getByLabel("Price", { exact: true }).selectOption("course");
  await prices.getByLabel("First day").fill("2027-01-01");
  await prices.getByLabel("New price").fill("260");
  await prices.getByLabel("Say it before that day").selectOption("yes");
  await expect(
    prices.getByText("Once you publish: course, $240 until 31 December 2026, $260 from 1 January 2027"),
  ).toBeVisible();
  await expect
    .poll(() => inFile().prices)
    .toEqual([{ price: "course", from: "2027-01-01", amount: 260, announced: "yes" }]);
});

test("a begun price that becomes the usual one is one change: put back, thrown away and brought back whole", async () => {
  const { page, part, inFile, project } = await openForAWhile(
    390,
    (text) =>
      text.replace(
        "prices: []",
        "prices:\n  - { price: coaching, from: 2026-11-01, amount: 75, announced: yes }",
      ),
    undefined,
    undefined,
    true,
  );
  const usual = parse(project.read("content/schedule.yaml")).coaching.price;
  const state = () => [parse(project.read("content/schedule.yaml")).coaching.price, inFile().prices.length];
  const [before, after] = [
    [usual, 1],
    [75, 0],
  ];
  const prices = part("Prices from a day on");
  const makeUsual = async () => {
    await prices.getByRole("button", { name: "Make it the usual price of the coaching" }).click();
    await expect.poll(state).toEqual(after);
  };
  await makeUsual();
  await expect(page.getByText(/Visitors see no difference\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(state).toEqual(before);

  await makeUsual();
  await page.goto(new URL("/prices", page.url()).href);
  const field = page.getByRole("textbox", { name: "A session of coaching", exact: true });
  await expect(field).toHaveAccessibleDescription(new RegExp(`Was \\$${usual}, \\$75 from 1 November 2026`));
  await page.getByRole("button", { name: /^Put it back/ }).click();
  await expect.poll(state).toEqual(before);
  await expect(field).toHaveValue(String(usual));

  await page.goto(new URL("/dates", page.url()).href);
  await makeUsual();
  await page.goto(new URL("/changes", page.url()).href);
  const change = page.getByRole("article");
  await expect(change.getByRole("heading")).toHaveText(
    `1-to-1 coaching, price: before: $${usual}, $75 from 1 November 2026 → after: $75`,
  );
  await change.getByRole("button", { name: "Throw this change away" }).click();
  await expect.poll(state).toEqual(before);
  await page.getByRole("button", { name: "Bring it back" }).first().click();
  await expect.poll(state).toEqual(after);
});

test.each([390, 1440])(
  "a Sunday is elsewhere by a third choice beside on and off, and back by another, at %i px",
  async (width) => {
    const { page, part, inFile } = await openForAWhile(width, undefined, "/dates?sunday=2027-02-07");
    const choice = (name: string) => page.getByRole("radio", { name, exact: true });
    const panel = page.getByRole("group", { name: "The class", exact: true });
    const place = panel.getByRole("textbox", { name: "Place", exact: true });
    await choice("At another place or time").check();
    await expect(panel.getByText(/^Fill in what is different/)).toBeVisible();
    expect(inFile().sundays).toEqual([]);
    await panel.getByLabel("Address").fill("225 Sturt Street");
    await expect(panel.getByText("Still missing.")).toBeVisible();
    await place.fill("Town Hall");
    await panel.getByLabel("Start").fill("10:00");
    // As long as always, until she says when it ends.
    await expect(
      panel.getByText(/^Once you publish: Sunday 7 February 2027, at Town Hall, 10 to 10:45\sam\./),
    ).toBeVisible();
    await panel.getByLabel("End").fill("09:00");
    await expect(panel.getByText(/^The class would end at 9\sam and start at 10\sam\./)).toBeVisible();
    await panel.getByLabel("End").fill("11:00");
    await expect(panel.getByText(/^The class would end at/)).toHaveCount(0);
    await expect(
      panel.getByText(/^Once you publish: Sunday 7 February 2027, at Town Hall, 10 to 11\sam\./),
    ).toBeVisible();
    const moved = {
      date: "2027-02-07",
      place: "Town Hall",
      address: "225 Sturt Street",
      startTime: "10:00",
      endTime: "11:00",
    };
    await expect.poll(() => inFile().sundays).toEqual([moved]);
    await expect(page.locator('[data-day="2027-02-07"]')).toHaveAccessibleName(
      /^Sunday 7 February 2027\. Class at Town Hall, not published yet\./,
    );
    await expect(page.getByText(/Tell them about 7 February, too\./)).toBeVisible();
    if (width < 700) {
      // The sheet is longer than the screen: nothing of it shows below its last button, which stays in sight.
      const bar = page.getByRole("button", { name: "Done" }).locator("..");
      await expect(bar).toBeInViewport({ ratio: 1 });
      const isAtEdge = (element: Element) =>
        element === document.elementFromPoint(window.innerWidth / 2, window.innerHeight - 1);
      await expect.poll(() => bar.evaluate(isAtEdge)).toBe(true);
    }
    await expectAccessible(page, "a Sunday elsewhere", { schemes: ["light"] });
    await page.reload();
    await expect(choice("At another place or time")).toBeChecked();
    await expect(place).toHaveValue("Town Hall");
    await place.fill("Library");
    await expect.poll(() => inFile().sundays[0].place).toBe("Library");

    // Off is off: a class that stayed elsewhere would be held.
    await choice("Off, this Sunday only").check();
    // It is off: not that the class is at its usual place.
    await expect(page.getByText("What was different on that Sunday is taken out.")).toBeVisible();
    await expect.poll(() => inFile().sundays).toEqual([]);
    await expect(page.locator('[data-day="2027-02-07"]')).toHaveAccessibleName(/Class off/);
    if (width < 700) await page.getByRole("button", { name: "Done" }).click();
    const sundays = part("Sundays elsewhere or at another time");
    await expect(sundays.getByRole("button", { name: "Add the first class elsewhere" })).toBeVisible();
  },
);

test("a Sunday elsewhere in the middle of a pause is none that is off", async () => {
  const { page } = await openForAWhile(
    1440,
    (text) => text.replace("sundays: []", 'sundays:\n  - date: 2026-12-20\n    startTime: "10:00"'),
    "/dates?sunday=2026-12-13",
  );
  const panel = page.getByRole("region", { name: "Sunday 13 December 2026" });
  await panel.getByLabel("Off for a while").check();
  await panel.getByLabel("Back on").selectOption({ label: "3 Jan 2027" });
  await expect(panel).toContainText("2 Sundays off");
  await expect(page.getByText("the class page says that there’s no class on 13 December.")).toBeVisible();
});

test("a class that is moved on its own day is where visitors read it only once that is published", async () => {
  const day = "2026-11-29";
  const moved = (text: string) =>
    text.replace("sundays: []", `sundays:\n  - date: ${day}\n    startTime: "10:00"`);
  const { page } = await openForAWhile(1440, moved, `/dates?sunday=${day}`, `${day}T07:00+11:00`);
  const panel = page.getByRole("region", { name: "Sunday 29 November 2026" });
  await expect(panel.getByText("Once you publish: Sunday 29 November 2026, 10 to 10:45 am.")).toBeVisible();
});

test("the sentences that speak of the usual place are listed while a class is elsewhere", async () => {
  const { part, inFile } = await openForAWhile(1440);
  const sundays = part("Sundays elsewhere or at another time");
  await sundays.getByRole("button", { name: "Add the first class elsewhere" }).click();
  await sundays.getByLabel("Sunday", { exact: true }).fill("2027-02-06");
  await sundays.getByLabel("Place").fill("Town Hall");
  await expect(sundays.getByText(/6 February 2027 isn’t a Sunday/)).toBeVisible();
  await sundays.getByLabel("Sunday", { exact: true }).fill("2027-02-07");
  await expect.poll(() => inFile().sundays).toEqual([{ date: "2027-02-07", place: "Town Hall" }]);
  await sundays.getByText(/sentences speak of the usual place, also on that Sunday/).click();
  await expect(sundays.getByRole("link", { name: /beside the pool/ }).first()).toBeVisible();
});

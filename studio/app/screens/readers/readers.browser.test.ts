import { readFileSync, renameSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { onTestFinished, test, vi } from "vitest";
import type { SqlDatabase } from "../../../../server/database/sql-database.ts";
import { createOutbox } from "../../../../server/delivery/outbox.ts";
import { importReaders } from "../../../../server/newsletter/import-readers.ts";
import { createNewsletter, requestTable } from "../../../../server/newsletter/store.ts";
import { createSubscriberList } from "../../../../server/newsletter/subscriber-list.ts";
import { temporaryDatabase } from "../../../../server/test-support/fixtures.ts";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { sidewaysOverflow } from "../../../../tests/support/in-page.ts";
import { smallProject } from "../../../engine/test-support/small-project.ts";
import { expect, heading, openStudio } from "../../../test-support/window.ts";

const limits = { perClient: 99, perMinute: 99, perClientDay: 9999, perDay: 9999, toCheck: 9 };

/**
 * A site with readers, and a window on their screen.
 *
 * @param prepare changes the database before the studio reads it: what it has read counts as current for a minute
 */
async function openReaders(prepare?: (database: SqlDatabase) => Promise<unknown>) {
  const project = smallProject();
  const data = path.join(project.folder, "data");
  const database = temporaryDatabase(data);
  vi.stubEnv("DATA_DIR", data);
  onTestFinished(() => void vi.unstubAllEnvs());
  const consent = { at: Date.now(), way: "paper list" };
  await importReaders(
    database,
    ["ann@example.org", "kim@example.org", "=sum@example.org"].map((email) => ({ email, name: "" })),
    consent,
  );
  const newsletter = createNewsletter(database, limits);
  await newsletter.request(
    { name: "", email: "asked@example.org", purpose: "letter", suspectedSpam: false },
    "client",
  );
  await prepare?.(database);
  const list = createSubscriberList(database);
  const { page } = await openStudio(project.folder, { at: "/readers" });
  return { page, list, data };
}

const main = (page: Page) => page.getByRole("main");

/** Holds back what the screen asks for next. Returns a function that lets it through. */
async function hold(page: Page, what: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a reader is found and taken off for good, and the others are exported", {
  tags: ["slow"],
}, async () => {
  const { page, list, data } = await openReaders();
  await expect(heading(page)).toHaveText("3 readers");
  await expect(page.getByRole("button", { name: "Asked, not confirmed 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Waiting for dates 0" })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `readers, ${width}`);
    expect(await sidewaysOverflow(page)).toBe(0);
  }

  await page.getByRole("button", { name: "Asked, not confirmed 1" }).click();
  await expect(page.getByRole("rowheader", { name: "asked@example.org" })).toBeVisible();
  await page.getByRole("button", { name: "On the list 3" }).click();

  const find = page.getByLabel("Find an address or a name");
  await find.fill(
    "This message was created automatically by mail delivery software. A message that you (jo@example.org) sent could not be delivered: Kim@example.org (550 5.1.1 no such user) mailer-daemon@mail.example",
  );
  await expect(page.getByRole("row")).toHaveCount(2);
  await find.fill("KIM@");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: "Take off kim@example.org" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expectAccessible(page, "taking one off");
  await dialog.getByRole("radio", { name: /Never write to them again/ }).focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Take off for good" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("2 readers");
  await expect(find).toBeFocused();
  expect((await list.subscribers()).map(({ email }) => email)).not.toContain("kim@example.org");
  expect(await list.refused()).toBe(1);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as a table" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^readers-\d{4}-\d\d-\d\d\.csv$/);
  const table = readFileSync(await download.path(), "utf8");
  expect(table).toContain("ann@example.org,");
  expect(table).toContain("'=sum@example.org,");
  expect(table).not.toContain("kim@");

  await find.fill("");
  renameSync(path.join(data, "site.sqlite"), path.join(data, "away.sqlite"));
  await page.getByRole("button", { name: "Take off ann@example.org" }).click();
  await dialog.getByRole("button", { name: "Take off", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nothing was changed.");
});

test("one whose link was refused is said not to have it, and what she can do", async () => {
  const { page } = await openReaders(async (database) => {
    const outbox = createOutbox(database, requestTable, "test", { first: 1, longest: 1, lease: 1000 });
    const leased = await outbox.lease();
    await outbox.record(leased?.id ?? "", { result: "rejected", reason: "550 5.1.1 no such user" });
  });
  await page.getByRole("button", { name: "Asked, not confirmed 1" }).click();
  const row = page.getByRole("row").filter({ hasText: "asked@example.org" });
  await expect(row).toContainText("Link refused, they haven’t got it");
  await expect(row).toContainText("Is it mistyped? Take it off: they can sign up again with the right one.");
});

test("lists come in, typed and from files", async () => {
  const { page, list } = await openReaders((database) =>
    createSubscriberList(database).remove("kim@example.org", { never: true }),
  );
  await page.getByRole("link", { name: "Bring in a list" }).click();
  const addresses = page.getByLabel("Addresses");
  await addresses.fill(
    "New One <new@example.org>\nann@example.org\nkim@example.org\nwrong@example,net\nNEW@example.org",
  );
  await expect(main(page)).toContainText("3 addresses in 5 lines");
  await expect(main(page)).toContainText("1 address is in it twice and comes in once.");
  await expect(main(page)).toContainText("Line 4, “wrong@example,net”: This can’t be an email address.");
  await page.setViewportSize({ width: 390, height: 500 });
  const bringIn = (what: string) => page.getByRole("button", { name: `Bring in ${what}` }).click();
  // Ann is on it.
  await expect(main(page)).toContainText("1 of them is on your list already");
  await bringIn("2 readers");
  await expect(page.getByLabel("The day they agreed")).toBeFocused();
  const bar = await page.getByRole("banner").boundingBox();
  const label = await page.getByText("The day they agreed").boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(page.getByLabel("How they agreed")).toHaveAccessibleDescription(/Say how they agreed/);
  expect(await list.subscribers()).toHaveLength(2);
  await page.getByLabel("The day they agreed").fill("0020-03-31");
  await bringIn("2 readers");
  await expect(page.getByLabel("The day they agreed")).toHaveAccessibleDescription(/Check the year/);
  await page.getByLabel("The day they agreed").fill("2026-03-31");
  await page.getByLabel("How they agreed").fill("paper list at the pool");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `a list with a wrong line, ${width}`);
    expect(await sidewaysOverflow(page)).toBe(0);
  }
  await page.reload();
  await expect(page.getByLabel("How they agreed")).toHaveValue("paper list at the pool");

  // What is typed while they are on their way would come to nothing.
  const letIn = await hold(page, /\/api\/readers\/import$/);
  await bringIn("2 readers");
  for (const label of ["Addresses", "The day they agreed", "How they agreed"]) {
    await expect(page.getByLabel(label)).not.toBeEditable();
  }
  letIn();
  await expect(page.locator(":focus")).toContainText("1 reader came in");
  await expect(main(page)).toContainText("1 skipped: on the list already");
  await expect(main(page)).toContainText("1 skipped: never to be written to");
  await expect(addresses).toHaveValue("wrong@example,net");
  await addresses.fill("right@example.org");
  await bringIn("1 reader");
  await expect(addresses).toHaveValue("");
  expect(
    (await list.subscribers()).filter(({ consent }) => consent === "paper list at the pool"),
  ).toHaveLength(2);

  // A table that another program wrote: what its columns mean is asked.
  await page.getByLabel("The day they agreed").fill("2026-03-31");
  await page.getByLabel("How they agreed").fill("older newsletter");
  await addresses.fill(
    [
      "My readers,,,",
      "First Name,Email,Status,Emergency contact email",
      "Sam,sam@example.org,subscribed,mum@example.org",
      "Ann,ann@example.org,unsubscribed,dad@example.org",
      "Lou,lou@example.org,pending,",
      "Tom,tom.example.org,subscribed,",
    ].join("\n"),
  );
  await expect(main(page)).toContainText("4 lines. Nobody comes in before you’ve answered below");
  const status = page.getByRole("checkbox", { name: /^Status/ });
  await expect(status).toHaveAccessibleName(/“subscribed” \(2\), “unsubscribed” \(1\), “pending” \(1\)/);
  await bringIn("the list");
  await expect(status).toBeFocused();
  await expect(status).toHaveAccessibleDescription(/Tick the columns that say it/);
  await status.check();
  const means = (value: string) => page.getByRole("checkbox", { name: `Status: “${value}”` });
  await expect(means("subscribed")).not.toBeChecked();
  await bringIn("the list");
  await expect(means("subscribed")).toBeFocused();
  await expect(main(page)).toContainText("Tick what means a yes.");
  await means("subscribed").check();
  await means("pending").check();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `a list with questions, ${width}`);
    expect(await sidewaysOverflow(page)).toBe(0);
  }
  await expect(page.getByRole("button", { name: "Bring in 2 readers" })).toBeVisible();
  await means("pending").uncheck();
  await expect(main(page)).toContainText(
    "2 people are left out, as you said: Status: “unsubscribed” (1), Status: “pending” (1).",
  );
  await bringIn("1 reader");
  // Who stayed out isn't in the field any more.
  const result = page.locator(":focus");
  await expect(result).toContainText("1 reader came in");
  await expect(result).toContainText(
    "Stayed out, as you said: Status: “unsubscribed” (1), Status: “pending” (1).",
  );
  await expect(addresses).toHaveValue(/^My readers,,,\nFirst Name.*\nTom,tom\.example\.org,subscribed,$/);
  const table = Buffer.from("First Name,Email,Status\nZoë,tom@example.org,subscribed");
  const choose = (name: string, buffer: Buffer) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer });
  await choose("list.csv", table);
  await expect(addresses).toHaveAccessibleDescription(/Bring in or delete the lines that are here first/);
  await expect(addresses).toBeFocused();
  await addresses.fill("ann@example.org\n");
  await expect(addresses).toHaveAccessibleDescription(/^One on each line/);
  await choose("list.xlsx", Buffer.from("PK\u0003\u0004\0"));
  await expect(addresses).toHaveAccessibleDescription(/Save it as CSV/);
  await choose("more.txt", Buffer.from("kim@example.org"));
  await expect(addresses).toHaveValue("ann@example.org\nkim@example.org");
  await addresses.fill("");
  await choose("list.csv", table);
  await expect(addresses).toHaveValue(/Zoë/);
  await page.getByRole("checkbox", { name: /^None of these/ }).check();
  await bringIn("1 reader");
  await expect(addresses).toHaveValue("");
  expect((await list.subscribers()).map(({ email }) => email).sort()).toEqual(
    ["=sum", "ann", "new", "right", "sam", "tom"].map((name) => `${name}@example.org`),
  );

  // Each has a day of their own, and notes are read first.
  await page.getByLabel("How they agreed").fill("older newsletter");
  await addresses.fill(
    [
      "Name,Email,Confirmed at,Notes",
      "Roy,roy@example.org,04/03/2020,met at the pool",
      "May,may@example.org,05/03/2020,asked me to stop",
      "gail at plain dot example,,,",
      "Una,una@example.org,,",
    ].join("\n"),
  );
  // That was said of the list before.
  await expect(main(page)).not.toContainText("came in");
  await page.getByRole("checkbox", { name: /^None of these/ }).check();
  await bringIn("the list");
  const ownDay = page.getByLabel("Which column has the day they agreed?");
  await expect(ownDay).toBeFocused();
  await ownDay.selectOption("Confirmed at");
  // Who never confirmed has no day; and a mistyped address may be a heading above people who left.
  await expect(page.getByRole("checkbox", { name: /^1 person has no day there/ })).not.toBeChecked();
  await page
    .getByRole("checkbox", { name: /^“gail at plain.*” says nothing of the people below it/ })
    .check();
  await expect(main(page)).toContainText("1 person is left out, as you said: Confirmed at: nothing (1).");
  await expect(main(page)).toContainText(
    "Each of them has the day they agreed in the list: 4 March to 5 March 2020.",
  );
  const oneDay = page.getByLabel("The day they agreed", { exact: true });
  await expect(oneDay).toHaveAccessibleDescription(/leave it empty/);
  await oneDay.fill("2026-03-31");
  await expect(oneDay).toHaveAccessibleDescription(/Each line has its own day: the one here isn’t used/);
  await expect(main(page)).toContainText("roy@example.org, Notes: “met at the pool”");
  await expect(main(page)).toContainText("may@example.org, Notes: “asked me to stop”");
  await addresses.fill((await addresses.inputValue()).replace(/\n(?:May|gail).*/g, ""));
  await bringIn("1 reader");
  await expect(addresses).toHaveValue("");
  const roy = (await list.subscribers()).find(({ email }) => email === "roy@example.org");
  expect(roy?.confirmedAt).toBe(Date.parse("2020-03-04T12:00+11:00"));

  // Not what was known before, while it is asked for.
  const letGo = await hold(page, /\/api\/readers$/);
  await page.getByRole("link", { name: "See the readers" }).click();
  await expect(main(page)).toContainText("Fetching the readers");
  letGo();
  await expect(heading(page)).toHaveText("7 readers");
  await page.goto("/letters");
  await expect(main(page)).toContainText("A letter goes to 7 readers.");

  // With a list of those who left, who is on hers is taken off, and an older list brings nobody of them in.
  await page.goto("/readers/bring-in");
  await addresses.fill(
    "Email,UNSUB_TIME\nroy@example.org,2024-03-01 10:00\nelse@example.org,2024-03-02 10:00",
  );
  await page.getByRole("checkbox", { name: "Nobody in this list wants your letter" }).check();
  await expect(main(page)).toContainText("1 of them is on your list: roy@example.org.");
  await expectAccessible(page, "a list of those who left");
  await page.getByRole("button", { name: "Take 1 reader off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take 1 reader off" }).click();
  await expect(addresses).toHaveValue("");
  const left = (await list.subscribers()).filter(({ unsubscribedAt }) => unsubscribedAt !== null);
  expect(left.map(({ email }) => email)).toEqual(["roy@example.org"]);
  await addresses.fill("roy@example.org\nelse@example.org");
  await oneDay.fill("2020-03-31");
  await page.getByLabel("How they agreed").fill("On paper");
  await page.getByRole("button", { name: "Bring in 2 readers" }).click();
  await expect(main(page)).toContainText("2 skipped: left");
  expect((await list.subscribers()).filter(({ email }) => email === "else@example.org")).toEqual([]);
});

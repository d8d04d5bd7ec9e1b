import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { onTestFinished, test, vi } from "vitest";
import { plural } from "../../../../domain/format-text.ts";
import { replaceDatabase } from "../../../../server/backup/replace-database.ts";
import { backupDatabase } from "../../../../server/database/copies.ts";
import { databaseFile } from "../../../../server/database/database-record.ts";
import { query } from "../../../../server/database/sql-database.ts";
import { importReaders } from "../../../../server/newsletter/import-readers.ts";
import { temporaryDatabase } from "../../../../server/test-support/fixtures.ts";
import { startMailServer } from "../../../../server/test-support/mail-server.ts";
import { startSite } from "../../../../server/test-support/site-process.ts";
import { writeSmallSite } from "../../../../server/test-support/spawn-site.ts";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { sidewaysOverflow } from "../../../../tests/support/in-page.ts";
import { setValue } from "../../../engine/content/edit-yaml.ts";
import { smallProject } from "../../../engine/test-support/small-project.ts";
import { pasteInto } from "../../../test-support/pasted-fragments.ts";
import { expect, heading, insertFromMenu, openStudio } from "../../../test-support/window.ts";

const owner = "jo@example.org";
const day = 24 * 60 * 60 * 1000;

/** Returns the first Sunday after so many days, as year-month-day. */
function sundayIn(days: number): string {
  const date = new Date(Date.now() + days * day);
  date.setUTCDate(date.getUTCDate() + ((7 - date.getUTCDay()) % 7));
  return date.toISOString().slice(0, 10);
}

type Options = {
  readonly readers: number;
  /** Whether the site knows a mail server, and a term lies ahead. */
  readonly isReady: boolean;
};

/** A site that runs, its mail server, and the studio's screen of letters. */
async function openLetters({ readers, isReady }: Options) {
  /** What the mail server waits for before it takes an email to this address. */
  let mayTake: (address: string) => Promise<unknown> = async () => undefined;
  const mail = await startMailServer({
    onRcptTo: ({ address }, _session, done) => void mayTake(address).then(() => done()),
  });
  /** Lets the mail server take two emails to readers. Returns a function that lets it take the others. */
  const holdAfterTwo = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let sentToReaders = 0;
    mayTake = async (address) => {
      if (address === owner) return;
      sentToReaders += 1;
      if (sentToReaders > 2) await promise;
    };
    return resolve;
  };
  onTestFinished(() => mail.close());
  const project = smallProject();
  const file = "content/schedule.yaml";
  const next = { name: "Term 1", startDate: sundayIn(60), booking: "https://booking.example.com/term-1" };
  const schedule = setValue(project.read(file), ["terms"], isReady ? [next] : []);
  writeFileSync(path.join(project.folder, file), schedule);
  project.git("commit", "--all", "--quiet", "--message=Next dates");
  writeSmallSite(project.folder);
  const data = path.join(project.folder, "data");
  const database = temporaryDatabase(data);
  const addresses = Array.from({ length: readers }, (_, index) => `reader${index}@example.org`);
  await importReaders(
    database,
    addresses.map((email) => ({ email, name: "" })),
    { at: Date.now(), way: "paper list" },
  );
  const settings = {
    DATA_DIR: data,
    CONTACT_TO: owner,
    CONTACT_FROM: "site@example.org",
    SMTP_URL: isReady ? mail.url.replace("smtp:", "smtp+insecure:") : "",
    WEEKLY_EMAIL: "off",
  };
  const site = await startSite(project.folder, settings);
  for (const [name, value] of Object.entries({ ...settings, PORT: String(site.port) }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { page } = await openStudio(project.folder, { at: "/letters" });
  /** Starts the site again where it was. */
  const startAgain = () => startSite(project.folder, { ...settings, PORT: String(site.port) });
  return { page, mail, holdAfterTwo, database, project, site, startAgain };
}

const subject = (page: Page) => page.getByLabel("Subject", { exact: true });
const words = (page: Page) => page.getByRole("textbox", { name: "The letter" });
const sendingIt = (page: Page) => page.getByRole("region", { name: "Sending it" });
const testButton = (page: Page) => page.getByRole("button", { name: /^Send (?:me a|another) test$/ });

test("a letter is written, tested, sent, stopped, sent on, put on the site", { tags: ["walk"] }, async () => {
  const { page, mail, holdAfterTwo } = await openLetters({ readers: 6, isReady: true });
  const release = holdAfterTwo();
  const send = page.getByRole("button", { name: "Send to 6…" });
  await expect(send).toBeVisible();
  await testButton(page).click();
  await expect(subject(page)).toBeFocused();
  await expect(subject(page)).toHaveAccessibleDescription(/needs a subject/);
  await expect(words(page)).toHaveAccessibleDescription(/no words yet/);
  expect(mail.mails).toHaveLength(0);

  await subject(page).fill("Before the year runs out");
  await words(page).click();
  await page.keyboard.type("Hello,");
  await page.keyboard.press("Enter");
  await page.keyboard.type("# isn’t a sign here. The course costs ");
  await insertFromMenu(page, "Online course, price: $240");
  await page.keyboard.type(".");
  await page.keyboard.press("Enter");
  await insertFromMenu(page, "My next dates");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("# isn’t a sign here. The course costs $240.")).toBeVisible();
  await page.reload();
  await expect(words(page)).toContainText("The course costs $240.");
  await expect(subject(page)).toHaveValue("Before the year runs out");

  await expect(send).toHaveAttribute("aria-disabled", "true");
  await expect(send).toHaveAccessibleDescription(/Opens once the test has gone out/);
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await testButton(page).click();
  await expect(sendingIt(page)).toContainText(/Asking your site|Not out yet/);
  // Pressed at its edge while the site answers: it must not move away from under the pointer, or the click is lost.
  await send.hover({ position: { x: 20, y: 40 } });
  await page.mouse.down();
  const [first] = await mail.received(1);
  expect(first?.to_).toEqual([owner]);
  expect(first?.text).toContain("# isn’t a sign here. The course costs $240.");
  await expect(sendingIt(page)).toContainText("Went out at");
  await page.mouse.up();
  await page.getByRole("dialog").getByRole("button", { name: "Not yet" }).click();
  await page.setViewportSize(usual);
  const plain = page.getByRole("button", { name: "Plain text" });
  // What the site answers meanwhile can move it between the press and the release.
  await expect(async () => {
    await plain.click();
    await expect(plain).toHaveAttribute("aria-pressed", "true");
  }).toPass();
  await expect(frame.locator("pre")).toContainText("The course costs $240.");
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  await expect(frame.getByText("Take me off the list")).toBeVisible();
  expect(await frame.locator("html").evaluate((html) => getComputedStyle(html).colorScheme)).toBe("dark");
  await expectAccessible(page, "a tested letter");

  // In a second window on the same letter.
  const other = await page.context().newPage();
  await other.goto("/letters");
  await subject(other).fill("Before the year is over");
  await expect(subject(page)).toHaveValue("Before the year is over");
  await expect(sendingIt(page)).toContainText("Changed since the test");
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await expect(send).toHaveAccessibleDescription(/Closed again/);
  await testButton(page).click();
  await mail.received(2);
  await expect(sendingIt(page)).toContainText("Went out at");

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await expectAccessible(page, "a tested letter, 390", { schemes: ["light"] });
  // Two rows of 44 pixels, with nothing out of sight.
  expect((await page.getByRole("toolbar").boundingBox())?.height).toBeLessThan(100);
  await send.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Send to 6 readers?" });
  await expect(dialog).toContainText("you can stop it until the last one has gone");
  await expectAccessible(page, "the question before sending");
  await dialog.getByRole("button", { name: "Send it now" }).click();
  const going = page.getByRole("region", { name: "Going out: “Before the year is over”" });
  const focused = page.locator(":focus");
  await expect(focused).toHaveText("Going out: “Before the year is over”");
  await expect(focused).toBeInViewport();
  await expect(going).toContainText("2 of 6. You may close this window. Leave the computer on");
  await expect(going.getByRole("button", { name: "Stop it" })).toBeInViewport();
  await expect(words(page)).toHaveText("");
  // What was sent can't be sent again from the other window, as if nothing had happened.
  await expect(subject(other)).toHaveValue("");
  await other.close();
  await expectAccessible(page, "a letter going out, 390", { schemes: ["light"] });
  // On a phone, too, the way to stop it is above all else.
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    "“Before the year is over” is going out",
  );
  await expect(page.getByRole("link", { name: "See how far it is, or stop it" })).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "See how far it is, or stop it" }).click();
  await going.getByRole("button", { name: "Stop it" }).focus();
  await page.keyboard.press("Enter");
  // The next emails don't wait for one that the mail server keeps for twenty seconds: on a busy machine, more are on their way.
  const atStop = /^Stopped: 2 have it, \d (?:is|are) on the way, (?<left>[1-3]) do(?:es)?n’t$/;
  await expect(focused).toHaveText(atStop);
  const left = Number(atStop.exec(await focused.innerText())?.groups?.left);
  await expect(focused).toBeInViewport();
  release();
  const title = `Stopped: ${6 - left} have it, ${left} ${left === 1 ? "doesn’t" : "don’t"}`;
  await expect(focused).toHaveText(title);
  const stopped = page.getByRole("region", { name: title });
  const without = stopped.getByText(`Who hasn’t got it: ${plural(left, "reader")}`);
  // The shorter list starts open.
  if (left === 3) await without.click();
  await expect(stopped.getByRole("listitem")).toHaveCount(left);
  await stopped.getByText("What it said").click();
  await expect(stopped).toContainText("The course costs $240.");
  await expectAccessible(page, "a stopped letter");
  const toReaders = () => mail.mails.flatMap(({ to_ }) => to_).filter((to) => to !== owner);
  const had = toReaders();
  expect(new Set(had).size).toBe(6 - left);
  const named = (reader: string) => stopped.getByRole("listitem").filter({ hasText: reader });
  for (const reader of had) await expect(named(reader)).toHaveCount(0);
  await stopped.getByText(`Who has it: ${plural(6 - left, "reader")}`).click();
  for (const reader of had) await expect(named(reader)).toHaveCount(1);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page)).toBe(0);
  }

  await page.reload();
  await stopped.getByRole("button", { name: /^Send to the other/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go on sending" }).click();
  await expect(focused).toHaveText(/“Before the year is over”/);
  await expect(page.getByRole("region", { name: "Sent: “Before the year is over”" })).toContainText(
    "6 went out.",
  );
  await page.getByText(/^More/).first().click();
  const tick = page.getByRole("checkbox", { name: /^Show it on the site.*Before the year is over/ });
  await tick.click();
  await expect(page.getByText("It comes onto the site when you publish, as it was sent.")).toBeVisible();
  await page.goto("/changes");
  await expect(heading(page)).toHaveText("One change, not published yet");
  await page.goto("/letters");
  await page.getByText(/^More/).first().click();
  await tick.click();
  await expect(tick).not.toBeChecked();
  await page.getByRole("button", { name: "Use this text again" }).click();
  await expect(subject(page)).toBeFocused();
  await expect(subject(page)).toHaveValue("Before the year is over");
  await expect(words(page)).toContainText("# isn’t a sign here. The course costs $240.");
  await expect(frame.getByText("# isn’t a sign here. The course costs $240.")).toBeVisible();
  await subject(page).fill("Something else");
  await page.getByRole("button", { name: "Use this text again" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep what I began" }).click();
  await expect(subject(page)).toHaveValue("Something else");
  expect(toReaders()).toHaveLength(6);
  expect(new Set(toReaders()).size).toBe(6);
});

// Daily, server/letters/letters.test.ts holds that the email with dates ends the wait of those who got it.
test("the email with dates goes to who waits for them, with what visitors see when it is sent", {
  tags: ["slow"],
}, async () => {
  const { page, mail, database, project } = await openLetters({ readers: 6, isReady: true });
  await query(
    database,
    "UPDATE subscribers SET gets_letter = 0, waits_since = 1 WHERE email LIKE 'reader0%'",
  );
  await page.reload();
  await expect(page.getByText("1 person waits for the dates of the course, and they’re set")).toBeVisible();
  await page.getByRole("link", { name: "Look at the email" }).click();
  await expect(words(page)).toContainText("Book a place in Term 1");
  await testButton(page).click();
  await expect(sendingIt(page)).toContainText("Went out at");
  // Its words were the studio's, so that they follow what visitors see.
  project.edit("content/schedule.yaml", /(course:[\s\S]*?price: )\d+/, "$1987");
  project.git("commit", "--all", "--quiet", "--message=Another price");
  await page.getByRole("button", { name: "Send to 1…" }).click();
  await page.getByRole("button", { name: "Send it now" }).click();
  await expect(page.getByText("Your site has changed since this email was written")).toBeVisible();
  await expect(words(page)).toContainText("$987");
  await testButton(page).click();
  await expect(sendingIt(page)).toContainText("Went out at");
  await words(page).press("Control+End");
  await page.keyboard.type("!");
  await expect(sendingIt(page)).toContainText("Changed since the test");
  await page.keyboard.press("Backspace");
  await expect(page.getByText("Elsewhere it was changed")).toHaveCount(0);
  await page.getByRole("button", { name: "Send to 1…" }).click();
  await page.getByRole("button", { name: "Send it now" }).click();
  await expect(page.getByText("Nobody is waiting for course dates at the moment.")).toBeVisible();
  const dates = mail.mails.at(-1);
  expect(dates?.to_).toEqual(["reader0@example.org"]);
  expect(dates?.text).toContain("You asked for one email with the next dates of the course");
  const left = await query(database, "SELECT email FROM subscribers ORDER BY email");
  expect(left).toHaveLength(5);
});

test("after a copy was put back, a letter stands still, and she decides who gets it", {
  tags: ["walk"],
}, async () => {
  const { page, mail, holdAfterTwo, project, site, startAgain } = await openLetters({
    readers: 4,
    isReady: true,
  });
  const release = holdAfterTwo();
  await subject(page).fill("Put back");
  await words(page).click();
  await page.keyboard.type("Hello.");
  await testButton(page).click();
  await page.getByRole("button", { name: "Send to 4…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send it now" }).click();
  await expect(page.getByRole("region", { name: "Going out: “Put back”" })).toContainText("2 of 4.");
  const data = path.join(project.folder, "data");
  const copy = path.join(project.folder, "copy.sqlite");
  await site.end();
  release();
  backupDatabase(path.join(data, databaseFile), copy);
  // Nobody can know what came after the copy.
  rmSync(path.join(data, databaseFile));
  replaceDatabase(data, copy);
  await startAgain();

  await page.goto("/");
  await page.getByRole("link", { name: "Read about it" }).click();
  const stopped = page.getByRole("region", { name: /^Stopped: 2 have it, 2 may have it/ });
  await expect(page.getByText("1 letter that hadn’t gone to everybody has stopped.")).toBeVisible();
  await expect(page.getByText("who left your list since: they may be on it again")).toBeVisible();
  await expectAccessible(page, "after a copy was put back");
  await stopped.getByRole("button", { name: "Send to the 2 who may have it…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go on sending" }).click();
  await expect(page.getByRole("dialog")).toContainText("Read about it above first.");
  await page.getByRole("dialog").getByRole("button", { name: "Not yet" }).click();
  await page.getByRole("button", { name: "I’ve read this" }).click();
  await expect(page.getByText("A copy of your site’s data was put back", { exact: true })).toHaveCount(0);
  await stopped.getByRole("button", { name: "Send to the 2 who may have it…" }).click();
  await page.getByRole("dialog").getByText("Who may have it: 2 readers").click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(2);
  await page.getByRole("dialog").getByRole("button", { name: "Go on sending" }).click();
  await expect(page.getByRole("region", { name: "Sent: “Put back”" })).toContainText("4 went out.");
  expect(new Set(mail.mails.flatMap(({ to_ }) => to_).filter((to) => to !== owner)).size).toBe(4);
});

// Daily, server/letters/letters.test.ts holds that a letter goes on after a stop, to each reader once.
test("a letter waits while the site is down, and goes on", { tags: ["slow"] }, async () => {
  const { page, holdAfterTwo, site, startAgain } = await openLetters({ readers: 5, isReady: true });
  holdAfterTwo();
  await subject(page).fill("Something else");
  await words(page).click();
  await page.keyboard.type("Hello.");
  await testButton(page).click();
  await page.getByRole("button", { name: "Send to 5…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send it now" }).click();
  const next = page.getByRole("region", { name: "Going out: “Something else”" });
  await expect(next).toContainText("2 of 5.");
  await site.end();
  const waiting = page.getByRole("region", { name: "Waiting for your site: “Something else”" });
  await expect(waiting).toContainText("None goes out while your site is down.");
  await expect(page.getByText("The last one goes out in")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Start the site" })).toBeVisible();
  await expectAccessible(page, "a letter while the site is down");
  await startAgain();
  await expect(next).toContainText("Your site runs again, and carries on.");
});

// Daily: two windows in the test above, what is pasted in that of articles, refusals in server/letters/letters.test.ts.
test("without mail settings, readers, dates or a site to reach, one sentence says so and the words are kept", {
  tags: ["slow"],
}, async () => {
  const { page, database } = await openLetters({ readers: 1, isReady: false });
  await query(database, "UPDATE subscribers SET gets_letter = 0, waits_since = 1");
  await page.reload();
  await expect(page.getByText("1 person waits for the next dates of the course.")).toBeVisible();
  await expect(sendingIt(page)).toContainText("Your site can’t send emails");
  await expect(sendingIt(page)).toContainText("Nobody is on this list yet.");
  // Two windows on one letter: the last words hold in both, and the others can be taken.
  const other = await page.context().newPage();
  await other.goto("/letters");
  await subject(page).fill("Kept");
  await expect(subject(other)).toHaveValue("Kept");
  await subject(other).fill("Kept, too");
  await expect(subject(page)).toHaveValue("Kept, too");
  await subject(page).fill("Kept");
  await expect(subject(other)).toHaveValue("Kept");
  // Typed without having seen the other window's words: both stand there, and one press decides.
  await other.route("**", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 507, json: {} }) : route.continue(),
  );
  await subject(other).fill("From the phone");
  await expect(other.getByText("What you typed is kept in this window.")).toBeVisible();
  await subject(page).fill("From the laptop");
  await expect(page.getByRole("banner")).toContainText("Saved");
  await other.unroute("**");
  await expect(other.getByText("Elsewhere: “From the laptop”")).toBeVisible();
  await other.getByRole("button", { name: "Take that one" }).click();
  await expect(subject(other)).toHaveValue("From the laptop");
  await subject(page).fill("Kept");
  await expect(subject(other)).toHaveValue("Kept");
  await other.close();
  // A letter may break its lines, where an article can't.
  await pasteInto(words(page), "<p>a<br>b<br><br>c</p>");
  await expect(words(page).locator("p").first().locator("br")).toHaveCount(1);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Every word.");
  await page.keyboard.press("Enter");
  await insertFromMenu(page, "My next dates");
  await expect(words(page)).toContainText("aren’t set yet");
  await expect(words(page)).toContainText(/The next one is on Sunday \d/);
  const broken = path.join(process.env.DATA_DIR ?? "", "broken");
  mkdirSync(broken);
  writeFileSync(path.join(broken, "site.sqlite"), "no database at all, only these words of text");
  vi.stubEnv("DATA_DIR", broken);
  await testButton(page).click();
  await expect(sendingIt(page).getByRole("alert")).toContainText("Your words are kept.");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("I can’t reach your readers and letters");
  await expect(words(page)).toContainText("Every word.");
  await expect(subject(page)).toHaveValue("Kept");
  expect(readFileSync(path.join(broken, "site.sqlite"), "utf8")).toContain("only these words");
});

test("a letter is sent for a moment: seen on the desk, stopped, kept back when it is missed, and sent then", {
  tags: ["walk"],
}, async () => {
  const { page, mail, database, site, startAgain } = await openLetters({ readers: 2, isReady: true });
  const toReaders = () => mail.mails.flatMap(({ to_ }) => to_).filter((to) => to !== owner);
  const dialog = page.getByRole("dialog", { name: "Send to 2 readers?" });
  const moment = dialog.getByLabel("When it goes out");
  const send = async (about: string) => {
    await subject(page).fill(about);
    await words(page).click();
    await page.keyboard.type("Hello.");
    await testButton(page).click();
    await expect(sendingIt(page)).toContainText("Went out at");
    await page.getByRole("button", { name: "Send to 2…" }).click();
    await dialog.getByText("On a day, at a time").click();
  };
  await send("For Sunday");
  await expect(moment).toHaveValue(/T18:00$/);
  await expect(dialog).toContainText("those who join before it, too");
  const sunday = dialog.getByRole("button", { name: /^Send it on Sunday \d+ \w+ at 6\spm$/ });
  const chosen = (await sunday.textContent())?.replace("Send it on ", "") ?? "";
  for (const [typed, problem] of [
    ["2020-01-05T18:00", "That has passed."],
    [new Date(Date.now() + 120 * day).toISOString().slice(0, 16), "more than three months ahead"],
    ["", "Choose a day and a time."],
  ] as const) {
    await moment.fill(typed);
    await dialog.getByRole("button", { name: "Send it then" }).click();
    await expect(moment).toBeFocused();
    await expect(moment).toHaveAccessibleDescription(new RegExp(problem));
  }
  await dialog.getByText("Now", { exact: true }).click();
  await dialog.getByText("On a day, at a time").click();
  // On the smallest phone, too, the question and its answers are seen together.
  await page.setViewportSize({ width: 390, height: 664 });
  for (const name of [/^Send it on/, "Not yet"])
    await expect(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("heading", { name: "Send to 2 readers?" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await expectAccessible(page, "the moment of a letter", { schemes: ["light"] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await sunday.click();
  const focused = page.locator(":focus");
  await expect(focused).toHaveText(`Goes out on ${chosen}: “For Sunday”`);
  await expect(page.getByRole("region", { name: /^Goes out on/ })).toContainText(
    "leave the computer on then",
  );
  await expect(words(page)).toHaveText("");
  await expectAccessible(page, "a letter that waits for its moment", { schemes: ["light"] });

  // Opened again: to a stop in two presses.
  await page.goto("/");
  await expect(page.getByText(`Your letter “For Sunday” goes out on ${chosen}.`)).toBeVisible();
  // A price that changes meanwhile doesn't change in its words.
  const frozen = page.getByText("A letter that waits doesn’t change with this");
  await page.goto("/prices");
  await page.getByLabel("A session of coaching", { exact: true }).fill("65");
  await page.getByRole("link", { name: "Look and publish" }).click();
  await expect(frozen).toBeVisible();
  await page.getByRole("link", { name: "See it, or stop it" }).click();
  await page.getByRole("button", { name: "Stop it" }).click();
  await expect(focused).toHaveText("Stopped: nobody has it");
  await page.goto("/");
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText("“For Sunday” was stopped: nobody has it.")).toBeVisible();
  await page.goto("/letters");
  await page.getByRole("button", { name: /^Send to everyone on its list now/ }).click();
  await expect(page.getByRole("dialog")).toContainText("prices and dates in it stay as they were then");
  await page.getByRole("dialog").getByRole("button", { name: "Send it now" }).click();
  await expect(page.getByRole("region", { name: "Sent: “For Sunday”" })).toContainText("2 went out.");
  expect(toReaders()).toHaveLength(2);

  await send("Too late");
  await sunday.click();
  await expect(focused).toHaveText(`Goes out on ${chosen}: “Too late”`);
  /** Lets its moment have been so long ago, while the site is down; what the studio does next tells it. */
  const letPass = async (about: string, milliseconds: number) => {
    await query(database, "UPDATE letters SET due_at = :at WHERE subject = :about", {
      at: Date.now() - milliseconds,
      about,
    });
    await subject(page).fill("In time");
    await words(page).click();
    await page.keyboard.type("Hello.");
    await testButton(page).click();
  };
  await site.end();
  await letPass("Too late", day + 60_000);
  await expect(page.getByRole("heading", { name: /^Was to go out on/ })).toBeVisible();
  const second = await startAgain();
  await expect(sendingIt(page)).toContainText("Went out at");
  await page.goto("/");
  await expect(page.getByText("“Too late” didn’t go out")).toBeVisible();
  await page.getByRole("link", { name: "Look at it" }).click();
  await expect(page.getByRole("region", { name: "Not sent: nobody has it" })).toContainText(
    "your site couldn’t send it then, nor within a day",
  );
  await page.getByRole("button", { name: "Send to 2…" }).click();
  await dialog.getByText("On a day, at a time").click();
  await sunday.click();
  await expect(focused).toHaveText(`Goes out on ${chosen}: “In time”`);
  await second.end();
  await letPass("In time", 60_000);
  await startAgain();
  await expect(page.getByRole("region", { name: "Sent: “In time”" })).toContainText("2 went out.");
  expect(toReaders()).toHaveLength(4);
});

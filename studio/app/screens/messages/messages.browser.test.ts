import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { onTestFinished, test } from "vitest";
import { answerTable, createAnswerStore } from "../../../../server/answers/store.ts";
import { createArchive } from "../../../../server/contact/archive.ts";
import { createMessageStore, messageTable, type Submission } from "../../../../server/contact/store.ts";
import type { SqlDatabase } from "../../../../server/database/sql-database.ts";
import { createOutbox, type Outcome } from "../../../../server/delivery/outbox.ts";
import { generous, submission, temporaryDatabase } from "../../../../server/test-support/fixtures.ts";
import { startMailServer } from "../../../../server/test-support/mail-server.ts";
import { startSite } from "../../../../server/test-support/site-process.ts";
import { writeSmallSite } from "../../../../server/test-support/spawn-site.ts";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { freePort } from "../../../../tests/support/free-port.ts";
import { sidewaysOverflow } from "../../../../tests/support/in-page.ts";
import { appFolder } from "../../../build-app.ts";
import { smallProject } from "../../../engine/test-support/small-project.ts";
import { startStudio } from "../../../server/start.ts";
import {
  builtScreens,
  enter,
  expect,
  heading,
  insertFromMenu,
  openStudio,
  openWindow,
} from "../../../test-support/window.ts";

/** How a message came. */
type Came = Partial<Pick<Submission, "email" | "message">> & {
  /** What became of the email to the owner; without it, that still waits. */
  readonly delivery?: Outcome;
  /** Whether more messages had come than usual, so that it is to check. */
  readonly isOverLimit?: true;
};

const waits: Came = {};
const mailed: Came = { delivery: { result: "delivered" } };
const maybe: Came = { delivery: { result: "failed", reason: "timed out", maybeDelivered: true } };

/**
 * A site with messages, a studio, and a window on it.
 *
 * @param prepare changes the database before the studio reads it: a window asks again after half a minute
 */
async function openMessages(
  messages: Readonly<Record<string, Came>>,
  prepare?: (database: SqlDatabase) => Promise<unknown>,
) {
  const project = smallProject();
  const data = path.join(project.folder, "data");
  const database = temporaryDatabase(data);
  const usual = createMessageStore(database, generous);
  const full = createMessageStore(database, { ...generous, perMinute: 0 });
  const policy = { first: 1, longest: 1, lease: 1000, unsureAfter: 1 };
  const outbox = createOutbox(database, messageTable, "test", policy);
  for (const [name, { delivery, isOverLimit, ...typed }] of Object.entries(messages)) {
    await (isOverLimit ? full : usual).add(submission({ name, message: "Is it flat?", ...typed }), "client");
    const leased = delivery && (await outbox.lease());
    if (leased) await outbox.record(leased.id, delivery);
  }
  await prepare?.(database);
  const [port, sitePort] = [await freePort(), await freePort()];
  mkdirSync(project.dataFolder, { recursive: true });
  const host = { kind: "this computer", url: `http://localhost:${sitePort}` };
  writeFileSync(path.join(project.dataFolder, "host.json"), JSON.stringify(host));
  const start = async () => {
    const studio = await startStudio({ project, appFolder, port });
    onTestFinished(() => studio.stop());
    return studio;
  };
  await builtScreens();
  const studio = await start();
  const page = await openWindow(studio, { at: "/messages", viewport: { width: 1440, height: 900 } });

  /** Starts the site, which delivers to a mail server. */
  const deliverTo = (url: string) => {
    writeSmallSite(project.folder);
    return startSite(project.folder, {
      PORT: String(sitePort),
      DATA_DIR: data,
      SMTP_URL: url,
      CONTACT_TO: "owner@example.net",
      CONTACT_FROM: "site@example.org",
      RETRY_FIRST_SECONDS: "0.2",
      RETRY_LONGEST_SECONDS: "0.5",
      WEEKLY_EMAIL: "off",
    });
  };
  return { page, studio, start, deliverTo, database };
}

const shows = (page: Page, text: string) =>
  expect(page.locator("body")).toContainText(text, { useInnerText: true, timeout: 30_000 });

/** Presses the one button or link that is called so. */
const click = (page: Page, name: string) =>
  page.getByRole("button", { name }).or(page.getByRole("link", { name })).click();

/** Opens a message from the list, whose heading has the focus then. */
async function open(page: Page, name: string) {
  await page.getByRole("region", { name: "Messages", exact: true }).getByRole("link", { name }).click();
  await expect(page.locator("#message-name")).toHaveText(name);
  await expect(page.locator("#message-name")).toBeFocused();
}

const answer = (page: Page) => page.locator("textarea");

/** Goes on with an answer at its end. */
async function typeOn(page: Page, text: string) {
  await answer(page).press("End");
  await page.keyboard.type(text);
}

test("an answer waits while site or mail are down; no email goes twice", { tags: ["walk"] }, async () => {
  const down = await startMailServer();
  await down.close();
  const { page, deliverTo } = await openMessages({ "Kerrie Dunn": maybe, "Mei-Lin Cho": waits });
  await shows(page, "The site on this computer isn’t running");
  await page.goto("/");
  await shows(page, "Two messages are waiting");
  await expect(page.getByRole("region", { name: "What needs you" }).getByRole("listitem").first()).toHaveText(
    /isn’t running\s*I looked at .*Start the site/,
  );
  await deliverTo(down.url);
  await page.reload();
  await expect(page.locator("body")).not.toContainText("The site on this computer isn’t running");

  await page.goto("/messages");
  await open(page, "Mei-Lin Cho");
  await answer(page).fill("Yes, it is flat.");
  await shows(page, "Saved as you type");
  await page.reload();
  await expect(answer(page)).toHaveValue("Yes, it is flat.");
  await answer(page).press("End");
  await insertFromMenu(page, "A free intro call");
  await expect(answer(page)).toHaveValue(/^Yes, it is flat\. .*https:/);
  await click(page, "Send the answer");
  await shows(page, "Not sent yet");
  await shows(page, "Your mail company isn’t answering");
  // It would reach them twice.
  await shows(page, "Answers that you’ve sent wait here and go out by themselves: don’t write them again.");
  const up = await startMailServer({}, down.port);
  onTestFinished(() => up.close());
  await shows(page, "Sent at");
  await expect(page.locator("body")).not.toContainText("Your mail company isn’t answering");
  expect(up.mails.map(({ to_ }) => to_).toSorted()).toEqual([["kim@example.org"], ["owner@example.net"]]);
  expect(up.mails.find(({ to_ }) => to_[0] === "kim@example.org")?.text).toContain("Yes, it is flat.");
  expect(up.mails.find(({ to_ }) => to_[0] !== "kim@example.org")?.subject).toContain("Mei-Lin Cho");
  await click(page, "Write another answer");
  await expect(page.getByRole("button", { name: "Send another answer" })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await click(page, "All messages");
  await expect(page.getByRole("button", { name: "All 2", pressed: true })).toBeVisible();
  await open(page, "Kerrie Dunn");
  await shows(page, "This one may or may not be in your mailbox");
  await expectAccessible(page, "an unsure message");
  await click(page, "Email it to me again");
  await up.received(3);
  await shows(page, "Emailed to you at");
  // The button is gone, and the place on the page isn't lost with it.
  await expect(page.locator("#message-name")).toBeFocused();
});

// Daily, app/draft/autosave.test.ts and autosave-registry.test.ts hold that what is typed is kept until the studio has it, and called saved only then.
test("an answer that an address refuses for good leads to another way", async () => {
  const { page } = await openMessages({ "Kim Ng": mailed }, async (database) => {
    const outbox = createOutbox(database, answerTable, "test", { first: 1, longest: 1, lease: 1000 });
    const [refused] = await createArchive(database).list();
    await createAnswerStore(database).add(refused?.id ?? "", "Yes, it is.");
    const leased = await outbox.lease();
    await outbox.record(leased?.id ?? "", { result: "rejected", reason: "550 5.1.1 no such user" });
  });
  await open(page, "Kim Ng");
  const answer = page.getByRole("region", { name: "Your answer", exact: true });
  await expect(answer).toContainText("Your mail company won’t take it: this address has no mailbox");
  await expect(answer).toContainText("Kim hasn’t got it");
  const instead = answer.getByRole("link", { name: "Answer in my mail program" });
  await expect(instead).toHaveAttribute("href", /^mailto:.*body=Yes%2C%20it%20is\./);
  await expect(answer.getByRole("button", { name: /^Try now|^Send it again/ })).toHaveCount(0);
  await expect(
    answer.getByRole("button", { name: "Try the same address once more: kim@example.org" }),
  ).toBeVisible();
});

test("an answer is said to be saved only while the disk has its last words: full disk, full browser, and a studio that stops", {
  tags: ["slow"],
}, async () => {
  const { page, studio, start } = await openMessages({ "Mei-Lin Cho": mailed });
  let isDiskFull = true;
  await page.route("**", (route) => {
    const isRefused = isDiskFull && route.request().method() === "PUT";
    return isRefused ? route.fulfill({ status: 507, json: {} }) : route.continue();
  });
  await answer(page).fill("Before");
  await shows(page, "Not saved since");
  await page.evaluate(() => {
    for (let size = 2 ** 23; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(`full ${size}`, "x".repeat(size));
      } catch {
        // Smaller pieces fill the rest.
      }
    }
  });
  await typeOn(page, ", and after");
  await shows(page, "Not saved since");
  isDiskFull = false;
  await shows(page, "Saved as you type");
  await page.reload();
  await expect(answer(page)).toHaveValue("Before, and after");

  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith("full ")) localStorage.removeItem(name);
  });
  await studio.stop();
  await typeOn(page, ", and later");
  await shows(page, "Not saved since");
  const address = page.url();
  await enter(page, await start());
  await page.goto(address);
  await expect(answer(page)).toHaveValue("Before, and after, and later");
  await shows(page, "Saved as you type");
});

test("an answer that is sent right after its last words replaces nothing of another window, and leads to the next", async () => {
  const { page } = await openMessages({ "Mei-Lin Cho": mailed, "Kerrie Dunn": mailed });
  await answer(page).fill("Yes.");
  await shows(page, "Saved as you type");
  // Both before the last words are on their way.
  await answer(page).evaluate(async (textarea: HTMLTextAreaElement) => {
    textarea.focus();
    document.execCommand("selectAll");
    document.execCommand("insertText", false, "No.");
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const button of document.querySelectorAll("button"))
      if (button.textContent === "Send the answer") button.click();
  });
  await shows(page, "Saved, waiting to go out");
  await expect(page.getByRole("region", { name: "Your answer" })).toContainText("No.");
  await page.getByRole("link", { name: "Next: Kerrie Dunn" }).click();
  await expect(page.locator("#message-name")).toHaveText("Kerrie Dunn");
  const draft = page.waitForResponse((response) => response.url().endsWith("/api/changes"));
  await page.goto("/history");
  expect(await (await draft).json()).toMatchObject({ setAside: [] });
});

// Daily: two windows on a letter in the test of letters, and what each had typed in app/draft/autosave.test.ts.
test("two windows on one answer show its last words, and both know once it is sent", {
  tags: ["slow"],
}, async () => {
  const { page } = await openMessages({ "Mei-Lin Cho": mailed });
  const other = await page.context().newPage();
  await other.goto("/messages");
  await answer(page).fill("Yes.");
  await expect(answer(other)).toHaveValue("Yes.");
  await typeOn(other, " It is flat.");
  await expect(answer(page)).toHaveValue("Yes. It is flat.");
  await click(page, "Send the answer");
  for (const window of [page, other]) await shows(window, "Saved, waiting to go out");
  await expect(answer(other)).toHaveValue("");
});

test("an answer to a message that a copy put back doesn't have can still be read", async () => {
  const { page, database } = await openMessages({ "Mei-Lin Cho": mailed, "Dale Ferris": mailed });
  await open(page, "Mei-Lin Cho");
  await answer(page).fill("Yes, it is flat.");
  await shows(page, "Saved as you type");
  const archive = createArchive(database);
  const gone = (await archive.list()).filter(({ name }) => name === "Mei-Lin Cho");
  await archive.remove({ ids: gone.map(({ id }) => id) });
  // What the studio has just read counts for a moment.
  await expect(async () => {
    await page.reload();
    await expect(heading(page)).toHaveText("This message isn’t here any more", { timeout: 3000 });
  }).toPass();
  await expect(page.getByRole("region", { name: "Your answer" })).toContainText("Yes, it is flat.");
});

/** Opens a second window, whose words don't come through until it is back. */
async function openHeldWindow(page: Page) {
  const held = await page.context().newPage();
  await held.route("**", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 507, json: {} }) : route.continue(),
  );
  await held.goto("/messages");
  await answer(held).fill("From the phone.");
  await shows(held, "Not saved since");
  return { held, comeBack: () => held.unroute("**") };
}

test("an answer that was begun before another device's was sent says so, until it is sent or emptied", async () => {
  const { page } = await openMessages({ "Mei-Lin Cho": mailed });
  const { held, comeBack } = await openHeldWindow(page);
  await answer(page).fill("From the laptop.");
  await click(page, "Send the answer");
  await shows(page, "Saved, waiting to go out");
  await comeBack();
  await shows(held, "Saved as you type");
  await shows(held, "Mei-Lin was answered after you began this");
  await held.reload();
  await expect(answer(held)).toHaveValue("From the phone.");
  await shows(held, "Mei-Lin was answered after you began this");
  await answer(held).fill("");
  await answer(held).fill("One more thing.");
  await shows(held, "Saved as you type");
  await expect(held.getByText("was answered after")).toHaveCount(0);
});

test("a window whose answer replaced another one's words shows both, and the bar asks until one is chosen", {
  tags: ["slow"],
}, async () => {
  const { page } = await openMessages({ "Mei-Lin Cho": mailed });
  const { held: other, comeBack } = await openHeldWindow(page);
  await answer(page).fill("From the laptop.");
  await shows(page, "Saved as you type");
  await comeBack();
  await shows(other, "Typed here: “From the phone.”");
  await shows(other, "Elsewhere: “From the laptop.”");
  await expect(other.getByRole("banner")).toContainText("Needs you: which one shall it be?");
  await click(other, "Take that one");
  for (const window of [page, other]) await expect(answer(window)).toHaveValue("From the laptop.");
  await expect(other.getByRole("banner")).not.toContainText("Needs you");
});

test("messages full of script are text; one to check is called real, one is deleted for good, on a laptop and a phone", async () => {
  const name = '<img src=x onerror="alert(1)">';
  const text = '<script>document.title = "taken"</script><a href="javascript:alert(1)">x</a>';
  const { page } = await openMessages({
    [name]: { ...mailed, message: text },
    "Dale Ferris": maybe,
    "Kerrie Dunn": { isOverLimit: true },
  });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  for (const [width, scheme] of [
    [1440, "dark"],
    [390, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/messages");
    await shows(page, "No answer yet 2");
    await expectAccessible(page, `list, ${width}`, { schemes: [scheme] });
    await open(page, name);
    await expect(page.getByRole("article").getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page, `open, ${width}`, { schemes: [scheme] });
    expect(await sidewaysOverflow(page)).toBe(0);
  }
  await expect(page.locator("main :is(img, script, a[href^='javascript:'])")).toHaveCount(0);
  await expect(page).not.toHaveTitle("taken");
  expect(dialogs).toEqual([]);

  await click(page, "Delete for good");
  await expect(page.getByRole("dialog")).toContainText("can’t be brought back");
  await click(page, "Delete it");
  await shows(page, `${name}’s message is deleted.`);
  await shows(page, "No answer yet 1");

  // Whether its email came doesn't matter any more once she has answered, or closed, a message.
  await open(page, "Dale Ferris");
  const unsure = page.getByRole("alert").filter({ hasText: "This one may or may not be in your mailbox" });
  await expect(unsure).toBeVisible();
  await click(page, "I’ve answered elsewhere");
  await shows(page, "Maybe not emailed to you");
  await expect(unsure).toHaveCount(0);
  await click(page, "All messages");

  await click(page, "To check 1");
  await open(page, "Kerrie Dunn");
  await shows(page, "To check: it came with more messages than usual");
  await shows(page, "this one isn’t in it yet");
  await expectAccessible(page, "a message to check");
  await click(page, "It’s real: email it to me");
  await shows(page, "Waiting to be emailed to you");
  await click(page, "All messages");
  await shows(page, "To check 0");
});

test("a message is found by its words, and all about a person is shown, saved, and forgotten with one press", async () => {
  const came = {
    "Kerrie Dunn": { ...mailed, message: "Is the pool heated?" },
    "Dale Ferris": { ...mailed, email: "dale@example.org", message: "A café nearby?" },
  };
  // An answer that is on its way still, to somebody who asks to be forgotten meanwhile.
  const { page, database } = await openMessages(came, async (database) => {
    const [message] = (await createArchive(database).list()).filter(({ name }) => name === "Dale Ferris");
    await createAnswerStore(database).add(message?.id ?? "", "Yes, two.");
  });
  const archive = createArchive(database);
  const neverGoes = "One answer hasn’t gone out yet, and never will then.";
  await page.getByRole("searchbox").fill("CAFE near");
  await shows(page, "1 message has that in it");
  await expect(page.locator("#message-name")).toHaveText("Dale Ferris");
  await open(page, "Dale Ferris");
  await click(page, "Delete for good");
  await expect(page.getByRole("dialog")).toContainText(neverGoes);
  await click(page, "Keep it");
  await click(page, "All about this person");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("dale@example.org");
  await shows(page, "A café nearby?");
  await expect(page.getByRole("main")).not.toContainText("heated");
  await expectAccessible(page, "all about a person");
  const saved = page.waitForEvent("download");
  await click(page, "Save as a file");
  expect(readFileSync(await (await saved).path(), "utf8")).toMatch(
    /has stored of dale@example\.org[\s\S]*A café nearby\?/,
  );

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await click(page, "Forget this person");
  await expect(page.getByRole("dialog")).toContainText("one message, answers included");
  await expect(page.getByRole("dialog")).toContainText(neverGoes);
  const other = await page.context().newPage();
  await other.goto("/messages");
  await open(other, "Dale Ferris");
  await click(page, "Forget them");
  await shows(page, "Nothing.");
  await shows(other, "an answer to it that hadn’t left by then isn’t sent");
  await other.close();
  expect((await archive.list()).map(({ name }) => name)).toEqual(["Kerrie Dunn"]);
  await page.goto("/messages");
  await shows(page, "All 1");
});

test("says where messages and readers are on a computer where the site never ran", {
  tags: ["slow"],
}, async () => {
  const { page } = await openStudio(smallProject().folder, { at: "/messages" });
  await shows(page, "No messages or readers are on this computer");
  await shows(page, "npm run restore -- FILE --yes");
  await expect(page.getByRole("main")).not.toContainText("There are no messages");
  await expectAccessible(page, "no messages here");
});

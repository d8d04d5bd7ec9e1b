import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { beforeAll, onTestFinished, test } from "vitest";
import { createMessageStore, messageTable } from "../../../../server/contact/store.ts";
import { query } from "../../../../server/database/sql-database.ts";
import { createOutbox, type Outcome } from "../../../../server/delivery/outbox.ts";
import { submission, temporaryDatabase } from "../../../../server/test-support/fixtures.ts";
import { startMailServer } from "../../../../server/test-support/mail-server.ts";
import { startSite } from "../../../../server/test-support/site-process.ts";
import { writeSmallSite } from "../../../../server/test-support/spawn-site.ts";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { freePort } from "../../../../tests/support/free-port.ts";
import { sidewaysOverflow } from "../../../../tests/support/in-page.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { remember, smallProject } from "../../../core/test-support/small-project.ts";
import { startStudio } from "../../../server/start.ts";
import { runningStudio } from "../../../test-support/running-studio.ts";
import { enter, expect, openWindow } from "../../../test-support/window.ts";

beforeAll(() => buildAppWhereNeeded(() => undefined));

const mailed: Outcome = { result: "delivered" };
const maybe: Outcome = { result: "failed", reason: "timed out", maybeDelivered: true };

/** A site with messages, a studio, and a window on it. An outcome is that of the email to the owner. */
async function openMessages(messages: Readonly<Record<string, Outcome | undefined>>, text = "Is it flat?") {
  const project = smallProject();
  const data = path.join(project.folder, "data");
  const database = temporaryDatabase(data);
  const store = createMessageStore(database, {
    perClient: 9,
    perMinute: 9,
    perClientDay: 9999,
    perDay: 9999,
    toCheck: 9,
  });
  const policy = { first: 1, longest: 1, lease: 1000, unsureAfter: 1 };
  const outbox = createOutbox(database, messageTable, "test", policy);
  for (const [name, outcome] of Object.entries(messages)) {
    await store.add(submission({ name, message: text }), "client");
    const leased = outcome && (await outbox.lease());
    if (leased) await outbox.record(leased.id, outcome);
  }
  const [port, sitePort] = [await freePort(), await freePort()];
  mkdirSync(project.dataFolder, { recursive: true });
  const host = { kind: "this computer", url: `http://localhost:${sitePort}` };
  writeFileSync(path.join(project.dataFolder, "host.json"), JSON.stringify(host));
  const start = async () => {
    const studio = await startStudio({ project, appFolder, port, remember });
    onTestFinished(() => studio.stop());
    return studio;
  };
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
      CANARY: "off",
    });
  };
  return { page, studio, start, deliverTo, database };
}

const shows = (page: Page, text: string) =>
  expect(page.locator("body")).toContainText(text, { useInnerText: true });

/** Clicks what can be clicked and has these words. */
const click = (page: Page, text: string) =>
  page.locator("a, button, summary").filter({ hasText: text, visible: true }).first().click();

const list = (page: Page) => page.getByRole("region", { name: "Messages", exact: true });
const answer = (page: Page) => page.locator("textarea");

/** Goes on with an answer at its end. */
async function typeOn(page: Page, text: string) {
  await answer(page).press("End");
  await page.keyboard.type(text);
}

test("keeps an answer while the mail server is down, and says that it is sent once it is", async () => {
  const down = await startMailServer();
  await down.close();
  const { page, deliverTo } = await openMessages({ "Mei-Lin Cho": undefined });
  await deliverTo(down.url);
  await page.reload();
  await answer(page).fill("Yes, it is flat.");
  await shows(page, "Saved as you type");
  await page.reload();
  await expect(answer(page)).toHaveValue("Yes, it is flat.");
  await click(page, "Send the answer");
  await shows(page, "Not sent yet");
  await shows(page, "Your mail company isn’t answering");

  const up = await startMailServer({}, down.port);
  onTestFinished(() => up.close());
  await shows(page, "Sent at");
  await shows(page, "Mail works");
  expect(up.mails.map(({ to_ }) => to_).toSorted()).toEqual([["kim@example.org"], ["owner@example.net"]]);
  expect(up.mails.find(({ to_ }) => to_[0] === "kim@example.org")?.text).toContain("Yes, it is flat.");
});

test("says first that the site is down, never that mail works beside it, and looks again", async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const { page, deliverTo } = await openMessages({ "Mei-Lin Cho": mailed });
  await shows(page, "The site on this computer isn’t running");
  await expect(page.locator("body")).not.toContainText("Mail works");

  await page.goto("/");
  await shows(page, "One person is waiting");
  await expect(page.getByRole("region", { name: "What needs you" }).getByRole("listitem").first()).toHaveText(
    /isn’t running\s*I looked at .*Start the site/,
  );
  await deliverTo(server.url);
  await page.reload();
  await expect(page.locator("body")).not.toContainText("The site on this computer isn’t running");
  await page.goto("/messages");
  await shows(page, "Mail works");
});

test("keeps what is typed while the studio is stopped", async () => {
  const { page, studio, start } = await openMessages({ "Mei-Lin Cho": mailed });
  await answer(page).fill("Before");
  await shows(page, "Saved as you type");
  await studio.stop();
  await typeOn(page, ", and after");
  await shows(page, "Not saved since");
  const address = page.url();
  await enter(page, await start());
  await page.goto(address);
  await expect(answer(page)).toHaveValue("Before, and after");
  await shows(page, "Saved as you type");
});

test("says that an answer is saved only while the disk has its last words, also with the browser's storage full", async () => {
  const { page } = await openMessages({ "Mei-Lin Cho": mailed });
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
});

test("says that a message may or may not have been mailed, and mails it again only when told to", async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const { page, deliverTo } = await openMessages({ "Kerrie Dunn": maybe, "Mei-Lin Cho": undefined });
  await page.getByRole("link", { name: /Kerrie Dunn/ }).click();
  await shows(page, "This one may or may not be in your mailbox");
  await expectAccessible(page, "an unsure message");
  await deliverTo(server.url);
  await server.received(1);
  expect(server.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("Mei-Lin Cho")]);
  await click(page, "Email it to me again");
  await server.received(2);
  await shows(page, "Emailed to you at");
  // The button is gone, and the place on the page isn't lost with it.
  await expect(page.locator("#message-name")).toBeFocused();
});

test("lists messages to check apart, says whether they were named, and mails one that is real", async () => {
  const { page, database } = await openMessages({ "Mei-Lin Cho": mailed, "Kerrie Dunn": undefined });
  await query(database, "UPDATE messages SET state = 'to_check' WHERE name = 'Kerrie Dunn'");
  await page.reload();
  await click(page, "To check 1");
  await page.getByRole("link", { name: /Kerrie Dunn/ }).click();
  await shows(page, "To check: it came with more messages than usual");
  await shows(page, "this one isn’t in it yet");
  await expectAccessible(page, "a message to check");
  await click(page, "It’s real: email it to me");
  await shows(page, "Waiting to be emailed to you");
  await shows(page, "To check 0");
});

test("leads to a message that may not have been mailed, and from there to all messages", async () => {
  const { page } = await openMessages({ "Mei-Lin Cho": mailed, "Kerrie Dunn": maybe });
  await page.setViewportSize({ width: 390, height: 844 });
  await click(page, "Kerrie’s message maybe not emailed");
  await shows(page, "Email it to me again");
  await click(page, "All messages");
  await expect(page.getByRole("button", { name: "All 2", pressed: true })).toBeVisible();
});

test("deletes a message, and brings it back", async () => {
  const { page } = await openMessages({ "Mei-Lin Cho": mailed, "Dale Ferris": mailed });
  await shows(page, "Waiting 2");
  const name = await page.locator("#message-name").innerText();
  await click(page, "Delete for good");
  await shows(page, `${name}’s message is deleted.`);
  await shows(page, "Waiting 1");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await shows(page, "Waiting 2");
});

test("says where messages and readers are on a computer where the site never ran, and takes no file for a copy that is none", async () => {
  const studio = await runningStudio(smallProject().folder, appFolder);
  const page = await openWindow(studio, { at: "/messages" });
  await shows(page, "No messages or readers are on this computer");
  await click(page, "How to bring them");
  await shows(page, "npm run restore -- FILE --yes");
  await expect(page.getByRole("main")).not.toContainText("Nobody has written");
  const file = { name: "holiday.sqlite", mimeType: "", buffer: Buffer.from("a photograph") };
  await page.getByLabel("The copy").setInputFiles(file);
  await click(page, "Bring back what’s in the file");
  await expect(page.getByRole("alert")).toContainText("This can’t be brought back");
  await expectAccessible(page, "no messages here");
});

test("shows a message full of script as text", async () => {
  const name = '<img src=x onerror="alert(1)">';
  const text = '<script>document.title = "taken"</script><a href="javascript:alert(1)">x</a>';
  const { page } = await openMessages({ [name]: mailed }, text);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await expect(page.locator("#message-name")).toHaveText(name);
  await expect(page.getByRole("article").getByText(text, { exact: true })).toBeVisible();
  await expect(page.locator("main :is(img, script, a[href^='javascript:'])")).toHaveCount(0);
  await expect(page).not.toHaveTitle("taken");
  expect(dialogs).toEqual([]);
});

test("is accessible on a laptop and a phone, light and dark", async () => {
  const { page } = await openMessages({ "Kerrie Dunn": maybe, "Mei-Lin Cho": mailed });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await shows(page, "Waiting 2");
    await expectAccessible(page, `list, ${width}`);
    for (const name of ["Kerrie Dunn", "Mei-Lin Cho"]) {
      await list(page).getByRole("link", { name }).click();
      await expect(page.locator("#message-name")).toHaveText(name);
      await expect(page.locator("#message-name")).toBeFocused();
      await expect(page.getByRole("article").getByText("Is it flat?")).toBeVisible();
      await expectAccessible(page, `${name}, ${width}`);
      expect(await sidewaysOverflow(page), name).toBe(0);
      if (width < 900) await click(page, "All messages");
    }
    // Back to the list alone, as it opens.
    await page.goto("/messages");
  }
});

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { describe, test } from "vitest";
import { mailServer } from "../../../server/test-support/mail-server.ts";
import { expectAccessible } from "../../../tests/support/axe.ts";
import { sidewaysOverflow } from "../../../tests/support/in-page.ts";
import { caddy } from "../../../tests/support/proxy.ts";
import { smallProject } from "../../engine/test-support/small-project.ts";
import { addAuthenticator, openDevice, runServedStudio } from "../../test-support/served-studio.ts";
import { expect as expectIn, heading } from "../../test-support/window.ts";

/** The first screen comes late where other tests run. */
const expect = expectIn.configure({ timeout: 30_000 });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const laptop = { viewport: { width: 1440, height: 900 } };

/** Returns the folder of a site that sends through a mail server. */
function projectWithMail(url: string): string {
  const { folder } = smallProject();
  mkdirSync(path.join(folder, "data"));
  const settings = `SMTP_URL=${url}\nCONTACT_TO=jo@example.net\nCONTACT_FROM=site@example.org\n`;
  writeFileSync(path.join(folder, "data/settings.env"), settings);
  return folder;
}

/** Opens an address that makes a passkey, and makes it. */
async function makePasskey(page: Page, address: string, name: string) {
  await page.goto(address);
  await page.getByLabel("What you call this device").fill(name);
  await page.getByRole("button", { name: "Make a passkey" }).click();
}

const openButton = (page: Page) => page.getByRole("button", { name: "Open with your passkey" });

describe.skipIf(!caddy)("on a server", () => {
  const title = "her phone opens the studio by a passkey, then her laptop; a lost phone is taken off";
  test(title, { tags: ["walk"] }, async () => {
    const mail = await mailServer();
    const { origins, issueKey, restart } = await runServedStudio(projectWithMail(mail.url));
    const { page } = await openDevice(phone);
    await page.goto(origins.studio);
    await expect(heading(page)).toHaveText("Open the studio");
    await makePasskey(page, issueKey(), "My phone");
    await expect(heading(page)).toHaveText("Keep these recovery codes");
    await expect(page.getByRole("listitem")).toHaveCount(10);
    const [code = ""] = await page.getByRole("listitem").allInnerTexts();
    await page.getByRole("button", { name: "I’ve kept them: go on" }).click();
    await expect(page.getByRole("banner")).toBeVisible();
    await restart();
    // A link from an email, on another site.
    await page.goto(origins.webmail);
    await page.getByRole("link").click();
    await expect(page).toHaveTitle(/^Dates/);

    // A laptop, with an address that the phone makes.
    await page.goto(`${origins.studio}/who-can-open`);
    await page.getByText("Add another device").click();
    await page.getByRole("button", { name: "Make such an address" }).click();
    const address = await page.getByText("#key=").innerText();
    const { page: second } = await openDevice(laptop);
    await makePasskey(second, address, "Laptop");
    await expect(second.getByRole("banner")).toBeVisible();
    await expect(page.getByText("has been used")).toBeVisible();
    await expect(page.getByText("#key=")).toHaveCount(0);
    await expect(page.getByText("to you waits")).toHaveCount(0);
    await second.getByRole("link", { name: "Who can open it" }).click();
    await expect(second.getByRole("main")).toContainText("Laptop");

    // Signed out everywhere, and in again by its passkey.
    await second.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(heading(second)).toHaveText("Open the studio");
    await expect(page.getByRole("alert")).toContainText("This window is signed out");
    await openButton(page).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByText("Sign out everywhere")).toBeVisible();
    await openButton(second).click();
    await expect(heading(second)).toHaveText("Who can open the studio");

    // The phone is lost.
    await second.getByText("My phone", { exact: true }).click();
    await second.getByRole("button", { name: /^Take it off.*My phone$/ }).click();
    await second.getByRole("dialog").getByRole("button", { name: "Take it off" }).click();
    await second.getByText("Laptop", { exact: true }).click();
    await expect(second.getByText("It’s the only one")).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("This window is signed out");
    // Nobody who holds the phone reads anything in the window that was open.
    await expect(page.getByText("Sign out everywhere")).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await openButton(page).click();
    await expect(page.getByRole("alert").last()).toContainText("doesn’t open the studio");

    // A new phone, with a recovery code.
    const { page: third } = await openDevice(phone);
    await third.goto(origins.studio);
    await third.getByText("This device has no passkey yet").click();
    await third.getByLabel("A recovery code").fill(code);
    await third.getByRole("button", { name: "Use this code" }).click();
    await third.getByRole("button", { name: "Make a passkey" }).click();
    await expect(third.getByRole("banner")).toBeVisible();

    const mails = await mail.received(4);
    expect(mails.map(({ subject, to_ }) => [subject, ...to_])).toEqual([
      ["A new passkey opens your studio", "jo@example.net"],
      ["A new passkey opens your studio", "jo@example.net"],
      ["A passkey of your studio was taken off", "jo@example.net"],
      ["A recovery code of your studio was used", "jo@example.net"],
    ]);
  });

  test("a page of another host of the site gets nothing from an open studio", {
    tags: ["slow"],
  }, async () => {
    const { origins, issueKey } = await runServedStudio();
    const { page, context } = await openDevice(laptop);
    await makePasskey(page, issueKey(), "Laptop");
    await page.getByRole("button", { name: "I’ve kept them: go on" }).click();
    await expect(page.getByRole("banner")).toBeVisible();

    const pagesOfPreview = await page.evaluate(async () => {
      const headers = { "X-Studio-Token": "by cookie" };
      const { previewPages } = await (await fetch("/api/session", { headers })).json();
      return String(previewPages);
    });
    const other = await context.newPage();
    await addAuthenticator(other);
    for (const at of [origins.site, origins.webmail, `${pagesOfPreview}/`, origins.preview]) {
      await other.goto(at);
      const got = await other.evaluate(async (studio) => {
        const headers = { "X-Studio-Token": "by cookie", "Content-Type": "application/json" };
        const outcome = (promise: Promise<Response>) =>
          promise.then(
            (response) => (response.type === "opaque" ? "opaque" : response.status),
            () => "refused",
          );
        const asked = (init: RequestInit) =>
          outcome(fetch(`${studio}/api/door/sessions`, { credentials: "include", ...init }));
        const publicKey = {
          challenge: new Uint8Array(32),
          rpId: new URL(studio).hostname,
          userVerification: "required",
        } as const;
        return {
          read: await outcome(fetch(`${studio}/api/session`, { credentials: "include", headers })),
          changed: await asked({ method: "DELETE", headers }),
          changedBlindly: await asked({ method: "POST", mode: "no-cors" }),
          signed: await navigator.credentials.get({ publicKey }).then(
            () => "signed",
            (error: Error) => error.name,
          ),
        };
      }, origins.studio);
      expect([at, got.read, got.changed]).toEqual([at, "refused", "refused"]);
      expect(["opaque", "refused"]).toContain(got.changedBlindly);
      expect(["SecurityError", "NotAllowedError"]).toContain(got.signed);
    }
    // Nothing was signed out.
    await page.reload();
    await expect(page.getByRole("banner")).toBeVisible();
  });

  test("a window that was signed out while it had no network asks for its passkey", {
    tags: ["slow"],
  }, async () => {
    const { origins, issueKey } = await runServedStudio();
    const { page } = await openDevice(phone);
    await makePasskey(page, issueKey(), "My phone");
    await page.getByRole("button", { name: "I’ve kept them: go on" }).click();
    await expect(page.getByRole("banner")).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const { page: laptopPage } = await openDevice(laptop);
    await makePasskey(laptopPage, issueKey(), "Laptop");
    await expect(laptopPage.getByRole("banner")).toBeVisible();
    await page.context().setOffline(true);
    await page.goto(origins.studio);
    await expect(heading(page)).toHaveText("The studio can’t be reached");
    await laptopPage.goto(`${origins.studio}/who-can-open`);
    await laptopPage.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(heading(laptopPage)).toHaveText("Open the studio");
    await page.context().setOffline(false);
    await expect(heading(page)).toHaveText("Open the studio");
  });

  test("shows the drafted pages as long as the window is in, also after a restart", {
    tags: ["slow"],
  }, async () => {
    const { origins, issueKey, restart } = await runServedStudio();
    const { page } = await openDevice(laptop);
    await makePasskey(page, issueKey(), "Laptop");
    await page.getByRole("button", { name: "I’ve kept them: go on" }).click();
    await expect(page.getByRole("banner")).toBeVisible();
    await restart();
    await page.goto(`${origins.studio}/words/home`);
    const frame = page.frameLocator("iframe").first();
    await expect(frame.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 });
    const address = (await page.locator("iframe").first().getAttribute("src")) ?? "";
    const stranger = (await openDevice(laptop)).page;
    const answer = await stranger.goto(address);
    expect(answer?.headers()).toMatchObject({
      "permissions-policy": "publickey-credentials-get=(), publickey-credentials-create=()",
    });
    expect(answer?.headers()["content-security-policy"]).toContain(`frame-ancestors ${origins.studio}`);

    await page.goto(`${origins.studio}/who-can-open`);
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(heading(page)).toHaveText("Open the studio");
    await stranger.goto(address);
    await expect(stranger.getByText("This page is part of your studio")).toBeVisible();
  });

  test("says what to do where a passkey can't be made, or a key is old", { tags: ["slow"] }, async () => {
    const { origins, issueKey } = await runServedStudio();
    const old = issueKey();
    const { page } = await openDevice({ ...phone, authenticator: { hasUserVerification: false } });
    await makePasskey(page, issueKey(), "Old phone");
    await expect(page.getByRole("alert")).toContainText(/make sure that it’s you|stopped, or took too long/);
    await makePasskey(page, old, "Old phone");
    await page.reload();
    await page.getByRole("button", { name: "Make a passkey" }).click();
    await expect(page.getByRole("alert")).toContainText("it was used, or is older than ten minutes");
    await page.getByRole("button", { name: "Open with a passkey instead" }).click();
    await expect(heading(page)).toHaveText("Open the studio");
    await expect(page).toHaveURL(`${origins.studio}/`);
  });

  test("its screens can be read and used by everybody, at any width", { tags: ["slow"] }, async () => {
    const { origins, issueKey } = await runServedStudio();
    const { page } = await openDevice(phone);
    const check = async (what: string) => {
      for (const { viewport } of [phone, laptop]) {
        await page.setViewportSize(viewport);
        await expectAccessible(page, what, { schemes: ["light", "dark"] });
        expect(await sidewaysOverflow(page), `${what}, ${viewport.width}`).toBe(0);
      }
    };
    await page.goto(origins.studio);
    await page.getByText("This device has no passkey yet").click();
    await check("signing in");
    await page.goto(issueKey());
    await expect(heading(page)).toHaveText("Make this device a key");
    await check("making a passkey");
    await page.getByRole("button", { name: "Make a passkey" }).click();
    await expect(heading(page)).toHaveText("Keep these recovery codes");
    await check("recovery codes");
    await page.getByRole("button", { name: "I’ve kept them: go on" }).click();
    await page.goto(`${origins.studio}/who-can-open`);
    await expect(page.locator("[data-loading]")).toHaveCount(0);
    await page.getByRole("group").first().getByText("Linux", { exact: false }).click();
    await page.getByText("Add another device").click();
    await page.getByRole("button", { name: "Make such an address" }).click();
    await page.getByRole("button", { name: "Make ten new ones" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: /^\w{4}-/ })).toHaveCount(10);
    await check("who can open the studio");
  });
});

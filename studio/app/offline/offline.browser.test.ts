import type { Page } from "@playwright/test";
import { describe, test } from "vitest";
import { expectAccessible } from "../../../tests/support/axe.ts";
import { caddy } from "../../../tests/support/proxy.ts";
import { smallProject } from "../../engine/test-support/small-project.ts";
import { openDevice, runServedStudio } from "../../test-support/served-studio.ts";
import { expect, heading } from "../../test-support/window.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a served studio on a phone, and waits until its pages are kept there. */
async function openOnPhone() {
  const project = smallProject();
  const studio = await runServedStudio(project.folder);
  const { page, context } = await openDevice(phone);
  await page.goto(studio.issueKey());
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await page.getByRole("button", { name: "I’ve kept them: go on" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return { studio, project, page, context };
}

const coursePrice = (window: Page) => window.getByRole("textbox", { name: "The 8-week course", exact: true });

/** Stops the studio, types a price of $265, and closes the window. */
async function typeWithoutStudio({ studio, page }: Awaited<ReturnType<typeof openOnPhone>>) {
  await page.goto(`${studio.origins.studio}/prices`);
  await expect(coursePrice(page)).toBeEditable();
  await studio.stop();
  await coursePrice(page).fill("265");
  await expect(page.getByRole("alert").first()).toContainText(
    "What you type from now on is on this device only",
  );
  await page.close();
}

describe.skipIf(!caddy)("on a phone", () => {
  const title =
    "what was typed outlives a studio that is away and a window that is closed, and is saved once it is back";
  test(title, { tags: ["walk"] }, async () => {
    const opened = await openOnPhone();
    const { studio, context } = opened;
    await typeWithoutStudio(opened);

    const second = await context.newPage();
    await second.goto(`${studio.origins.studio}/messages`);
    await expect(heading(second)).toHaveText("The studio can’t be reached");
    await expect(second.getByText("265")).toBeVisible();
    await expectAccessible(second, "without a network", { schemes: ["light", "dark"] });

    await studio.restart();
    await expect(heading(second)).toHaveText("Messages");
    await second.goto(`${studio.origins.studio}/changes`);
    await expect(second.getByRole("main")).toContainText("$265");
  });

  const both =
    "what was typed without a network and changed elsewhere meanwhile is asked about, with both values";
  test(both, { tags: ["walk"] }, async () => {
    const opened = await openOnPhone();
    const { studio, project, context } = opened;
    await typeWithoutStudio(opened);
    project.edit("content/schedule.yaml", "price: 240", "price: 250");

    await studio.restart();
    const second = await context.newPage();
    await second.goto(`${studio.origins.studio}/prices`);
    const note = second.getByRole("status").filter({ hasText: "This was changed elsewhere too" });
    await expect(note).toContainText(/Typed here: \$?265 .*Elsewhere: \$?250/s);
    await expect(second.getByText("isn’t in the site’s files")).toHaveCount(0);
    await expect(second.getByRole("banner")).toContainText("Needs you: which one shall it be?");
    await note.getByRole("button", { name: "Keep this one" }).click();
    await expect(coursePrice(second)).toHaveValue("265");
    await expect(note).toHaveCount(0);
    await expect.poll(() => project.read("content/schedule.yaml")).toContain("price: 265");
  });

  test("a notification says that somebody wrote, and opens the message", { tags: ["slow"] }, async () => {
    const { page, context, studio } = await openOnPhone();
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    // Browsers without a screen show no notification: what the worker asks for is what counts.
    const shown = await worker.evaluate(`new Promise((resolve) => {
      self.registration.showNotification = async (title, { body, data }) => resolve({ title, body, data });
      self.dispatchEvent(new PushEvent("push", { data: JSON.stringify({ url: "/messages/one" }) }));
    })`);
    const data = { url: "/messages/one" };
    expect(shown).toEqual({ title: "A new message", body: "Somebody wrote on your website.", data });
    await worker.evaluate(`{
      const notification = { data: ${JSON.stringify(data)}, close: () => undefined };
      self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
    }`);
    await expect(page).toHaveURL(`${studio.origins.studio}/messages/one`);
  });
});

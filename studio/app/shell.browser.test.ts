// @module-tag slow
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { expectAccessible } from "../../tests/support/axe.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { sidewaysOverflow } from "../../tests/support/in-page.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { appFolder } from "../build-app.ts";
import { openProject } from "../engine/project.ts";
import { smallProject } from "../engine/test-support/small-project.ts";
import { startStudio } from "../server/start.ts";
import {
  builtScreens,
  enter,
  expect,
  heading,
  openContext,
  openStudio as openStudioOf,
  openWindow,
} from "../test-support/window.ts";

const phone = { width: 390, height: 900 };
const laptop = { width: 1440, height: 900 };

/** A studio that can be stopped and started again at the same port, and a window on it. */
async function openStudio() {
  await builtScreens();
  const options = {
    project: { ...openProject("."), dataFolder: temporaryFolder() },
    appFolder,
    port: await freePort(),
  };
  let studio = await startStudio(options);
  onTestFinished(() => studio.stop());
  const page = await openWindow(studio);
  const restart = async () => {
    studio = await startStudio(options);
    return studio;
  };
  return { page, studio, restart };
}

/** Waits until everything on the screen has come. */
async function settled(page: Page) {
  await expect(heading(page)).toBeVisible();
  await expect(page.locator("[data-loading]")).toHaveCount(0);
}

/** Checks a page on a phone and on a wide screen, light and dark. */
async function checkLooks(page: Page, url: string) {
  for (const [viewport, scheme] of [
    [phone, "light"],
    [laptop, "dark"],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(url);
    await settled(page);
    await expectAccessible(page, url, { schemes: [scheme] });
    expect(await sidewaysOverflow(page), `${url}, ${viewport.width}`).toBe(0);
  }
}

test("the frame and the desk have no accessibility violation, never scroll sideways, and a link focuses its screen's heading", async () => {
  const { page } = await openStudio();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  for (const url of ["/nowhere", "/all", "/"]) await checkLooks(page, url);
  await page.getByRole("navigation").getByRole("link", { name: "Prices and facts" }).click();
  await expect(page).toHaveTitle(/^Prices and facts · /);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await settled(page);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport);
    expect(await sidewaysOverflow(page), "text twice as large").toBe(0);
  }
  expect(complaints).toEqual([]);
});

/** Names what a thumb can't hit on the screen: less than 44 px high. Links within a text are as high as their line. */
const missedByThumb = (page: Page) =>
  page.evaluate(() => {
    const isWithinText = ({ parentElement }: Element) =>
      [...(parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ""),
      );
    const isHigh = (element: Element) => {
      element.scrollIntoView({ block: "center" });
      const { left, width, top, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return [y - 20, y + 20].every((at) => element.contains(document.elementFromPoint(x, at)));
    };
    return [...document.querySelectorAll("main :is(a, button, summary, input, select), nav :is(a, button)")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.getBoundingClientRect().height > 1 && !isWithinText(element))
      .filter((element) => !isHigh(element.closest("label") ?? element))
      .map((element) => element.textContent || element.outerHTML);
  });

test("everything that stands alone on a phone's screen can be hit by a thumb", async () => {
  const { page } = await openStudio();
  await page.setViewportSize(phone);
  for (const url of [
    "/",
    "/all",
    "/dates",
    "/prices",
    "/messages",
    "/letters",
    "/articles",
    "/kind-words",
    "/ready",
  ]) {
    await page.goto(url);
    await settled(page);
    expect(await missedByThumb(page), url).toEqual([]);
  }
});

test("a window that isn't let in says how to get in, and reveals nothing of the site", async () => {
  const { page: own, studio } = await openStudio();
  const used = studio.issueAddress("terminal");
  await own.goto(used);
  // The address of the key is left at once, and a reload stays in.
  await expect(own).toHaveURL("/");
  await own.reload();
  await expect(own.getByRole("banner")).toBeVisible();

  const stranger = await (await openContext()).newPage();
  for (const [url, title] of [
    [used, "This key has been used"],
    [new URL("/prices", used).href, "This window is shut"],
  ] as const) {
    await checkLooks(stranger, url);
    await expect(heading(stranger)).toHaveText(title);
    await expect(stranger.getByRole("main")).toContainText("Double-click Open the studio");
  }

  const { name, email, teacher } = parse(readFileSync("content/business.yaml", "utf8"));
  const files = globSync("{index.html,assets/*.{js,css}}", { cwd: appFolder });
  expect(files.length, "the page, its scripts and styles").toBeGreaterThan(2);
  const app = files.map((file) => readFileSync(path.join(appFolder, file), "utf8")).join();
  for (const fact of [name, email, teacher.name]) expect(app).not.toContain(fact);
});

test("says why a screen can't be shown, if what it shows can't be read", async () => {
  const { page } = await openStudio();
  const failure = { message: "Something went wrong in the studio.", detail: "Error: somewhere" };
  for (const [screen, failing] of [
    ["/changes", "/api/changes"],
    ["/history", "/api/history"],
    ["/publishing", "/api/publication"],
  ] as const) {
    const isFailing = ({ pathname }: URL) => pathname === failing;
    await page.route(isFailing, (route) => route.fulfill({ status: 500, json: failure }));
    await page.goto(screen);
    await expect(heading(page)).toHaveText("Something went wrong in the studio.");
    await expect(page.getByRole("main")).toContainText("Error: somewhere");
    await page.unroute(isFailing);
  }
});

test("goes on reading while the studio is stopped, and recovers when a window is let in again", async () => {
  const { page, studio, restart } = await openStudio();
  await settled(page);
  const desk = await heading(page).innerText();
  const lostTouch = page.getByRole("alert").filter({ has: page.getByRole("heading") });
  await studio.stop();
  await expect(lostTouch).toContainText("The studio has stopped");
  await expect(heading(page)).toHaveText(desk);

  // Its token ended with the process.
  const again = await restart();
  await expect(lostTouch).toContainText("This window has been shut");
  await enter(await page.context().newPage(), again);
  await expect(lostTouch).toHaveCount(0);
});

test("says of a press that the studio isn't answering for no longer than that is so", async () => {
  const { page } = await openStudioOf(smallProject().folder, { at: "/kind-words" });
  await settled(page);
  await page.context().setOffline(true);
  const takeOff = page.getByRole("button", { name: /^Take off/ }).first();
  const toast = page.getByRole("alertdialog").filter({ hasText: "The studio isn’t answering." });
  // An answer that was on its way still says that the studio is there: then she presses again.
  await expect(async () => {
    await takeOff.click();
    // Pointed at, it stays.
    await toast.hover({ timeout: 5000 });
  }).toPass();
  await page.context().setOffline(false);
  await expect(page.getByText(/^The studio has stopped, at/)).toBeHidden();
  await expect(toast).toHaveCount(0);
});

test("an undo that couldn't reach the studio can be pressed again", async () => {
  const { page } = await openStudioOf(smallProject().folder, { at: "/kind-words" });
  const takeOff = page.getByRole("button", { name: /^Take off/ });
  await expect(takeOff.first()).toBeVisible();
  const count = await takeOff.count();
  await takeOff.first().click();
  await expect(takeOff).toHaveCount(count - 1);
  await page.context().setOffline(true);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await undo.click();
  await expect(
    page.getByRole("alertdialog").filter({ hasText: "The studio isn’t answering." }),
  ).toBeVisible();
  await page.context().setOffline(false);
  await undo.click();
  await expect(takeOff).toHaveCount(count);
});

test("a file or a link that is dropped beside a field leaves the window as it is", async () => {
  const { page } = await openStudio();
  await settled(page);
  /** Whether a browser would open what is dropped on an element of that name in the window's place, or put it into that field. */
  const isLeftToBrowser = (name: string, type: "" | "file", kind: "file" | "link") =>
    page.evaluate(
      ([name, type, kind]) => {
        const element = document.body.appendChild(document.createElement(name));
        if (element instanceof HTMLInputElement && type) element.type = type;
        const dataTransfer = new DataTransfer();
        if (kind === "file") dataTransfer.items.add(new File(["words"], "words.txt"));
        else dataTransfer.setData("text/uri-list", "https://example.org");
        const options = { dataTransfer, bubbles: true, cancelable: true };
        const [over, drop] = ["dragover", "drop"].map((event) =>
          element.dispatchEvent(new DragEvent(event, options)),
        );
        element.remove();
        return over || drop;
      },
      [name, type, kind] as const,
    );
  for (const kind of ["file", "link"] as const)
    expect(await isLeftToBrowser("div", "", kind), kind).toBe(false);
  expect(await isLeftToBrowser("textarea", "", "file")).toBe(false);
  expect(await isLeftToBrowser("textarea", "", "link")).toBe(true);
  expect(await isLeftToBrowser("input", "file", "file")).toBe(true);
});

test("a window whose stream outlives the network asks every two seconds, as it says", async () => {
  const { page } = await openStudioOf(smallProject().folder, { at: "/kind-words" });
  await page.getByText("Change or move").first().click();
  await page.context().setOffline(true);
  await page.getByLabel("Occupation or town").first().fill("Ballarat");
  const lost = page.getByText(/^The studio has stopped, at/);
  await expect(lost).toBeVisible();
  // Until all that the screen asks by itself has failed, one of those finds the studio again.
  await page.waitForTimeout(9000);
  await page.context().setOffline(false);
  await expect(lost).toBeHidden({ timeout: 4000 });
});

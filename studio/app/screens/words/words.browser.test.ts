// @module-tag slow
import { readFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { outputOfSync } from "../../../../system/programs.ts";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { ProjectCopy } from "../../../../tests/support/project-copy.ts";
import { smallProject } from "../../../engine/test-support/small-project.ts";
import { expect, openStudio, openWindow } from "../../../test-support/window.ts";

test("the page stands beside its words, shows the sentence that one writes in, and follows it", async () => {
  const copy = new ProjectCopy();
  onTestFinished(() => copy.remove());
  const git = (...args: string[]) => outputOfSync("git", args, { cwd: copy.folder });
  git("init", "--quiet", "--initial-branch=main");
  git("add", "content");
  git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "--message=Begin");
  const { page } = await openStudio(copy.folder, { at: "/words/about" });
  const frame = page.frameLocator("iframe:not([inert])");
  await page.setViewportSize({ width: 1440, height: 900 });
  // The pages are made once.
  await expect(frame.locator("main h1")).toBeVisible({ timeout: 180_000 });

  const file = path.join(copy.folder, "content/pages/about.yaml");
  const { story } = parse(readFileSync(file, "utf8")) as { story: { rules: { because: string }[] } };
  const sentence = story.rules.at(-1)?.because ?? "";
  for (const part of await page.locator("main details").all()) {
    await part.evaluate((fold: HTMLDetailsElement) => {
      fold.open = true;
    });
  }
  const words = page.getByRole("textbox").filter({ hasText: sentence });
  await words.click();
  await expect(frame.getByText(sentence)).toBeInViewport();
  await expectAccessible(page, "words beside their page");

  const { promise: made, resolve: make } = Promise.withResolvers<void>();
  await page.route(/\/about(?:\?|#|$)/, (route) => made.then(() => route.continue()));
  await page.keyboard.press("End");
  await page.keyboard.type(" As of today.");
  // The page is made again, behind the one as it was.
  await expect(page.locator("iframe")).toHaveCount(2);
  await expect(frame.getByText(sentence)).toBeInViewport();
  make();
  await expect(frame.getByText("As of today.")).toBeInViewport({ timeout: 60_000 });
  expect(readFileSync(file, "utf8")).toContain("As of today.");

  // The other way round: a press on the page leads to its field.
  await frame.locator("main h2").first().click();
  const heading = (await frame.locator("main h2").first().textContent()) ?? "";
  await expect(page.locator(":focus")).toHaveText(heading);

  await page.goto("/words");
  await page.getByLabel("Find a sentence").fill(sentence.slice(0, 30));
  await page.getByRole("search").getByRole("link").first().click();
  await expect(page.locator(":focus")).toContainText(sentence);

  // The words around every article stand beside one.
  await page.goto("/words/article");
  await expect(page.getByRole("link", { name: "Open it on its own" })).toHaveAttribute("href", /\/blog\/./);
  await page.goto("/words/about");

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator("iframe").first()).toBeHidden();
  await page.getByRole("button", { name: "The page" }).click();
  await expect(page.locator("iframe").first()).toBeVisible();
  await expect(words).toBeHidden();
});

test("a sentence is looked for with all letters, however fast they are typed", async () => {
  const { page } = await openStudio(smallProject().folder, { at: "/words" });
  const field = page.getByLabel("Find a sentence");
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await field.focus();
  await page.keyboard.type("no sentence anywhere says so", { delay: 15 });
  await expect(page.getByText("No sentence has these words.")).toBeVisible();
  await expect(field).toHaveValue("no sentence anywhere says so");
  await expect(page).toHaveURL(/find=no\+sentence\+anywhere\+says\+so$/);

  await page.getByRole("link", { name: "Dates" }).click();
  await page.getByRole("link", { name: "Words on the pages" }).click();
  await expect(field).toHaveValue("");
});

test("a sentence that two devices have changed is asked about in the words that visitors read", async () => {
  const { studio, page } = await openStudio(smallProject().folder, { at: "/words/home" });
  const statementIn = async (window: typeof page) => {
    const part = window
      .locator("details")
      .filter({ has: window.locator("summary", { hasText: /^Introduction/ }) });
    await part.locator("summary").click();
    return { part, field: part.getByRole("textbox") };
  };
  const { part, field } = await statementIn(page);
  await page.context().setOffline(true);
  await field.press("End");
  await page.keyboard.type(" Here.");
  await expect(part.getByText("Not saved: only this device has it")).toBeVisible();
  const other = await statementIn(await openWindow(studio, { at: "/words/home" }));
  await other.field.press("End");
  await other.field.pressSequentially(" There.");
  await expect(other.part.getByText(/^Was /)).toBeVisible();
  await page.context().setOffline(false);
  await expect(part.getByText(/Typed here: .* Here\./)).toBeVisible();
  await expect(part.getByText(/Elsewhere: .* There\./)).toBeVisible();
  await expect(part.getByText("{{")).toHaveCount(0);
});

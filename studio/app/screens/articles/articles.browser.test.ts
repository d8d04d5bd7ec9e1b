import { beforeAll, test } from "vitest";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { smallProject } from "../../../core/test-support/small-project.ts";
import { runningStudio } from "../../../test-support/running-studio.ts";
import { expect, openWindow } from "../../../test-support/window.ts";

beforeAll(async () => {
  await buildAppWhereNeeded(() => undefined);
});

test("a new article is written with a practice and a source, and survives the window; typed signs stay signs", async () => {
  const project = smallProject();
  const page = await openWindow(await runningStudio(project.folder, appFolder));
  await page.goto("/articles");
  await expect(page.getByLabel("Title of a new article")).toBeVisible();
  await expectAccessible(page, "the list of articles");
  await page.getByLabel("Title of a new article").fill("Sitting on a bus");
  await page.keyboard.press("Enter");
  const text = page.getByRole("textbox", { name: "The article’s text" });
  await text.click();
  await page.keyboard.type("A {x} and <b> “here”.");
  await page.getByLabel("Put in a source", { exact: true }).first().selectOption("galante-2021");
  await page.getByRole("button", { name: "Put in a source" }).click();
  await page.getByRole("button", { name: "Practice", exact: true }).click();
  await page.keyboard.type("Sit down.");
  await page.getByLabel("What it’s called").fill("One stop");
  const file = "content/articles/sitting-on-a-bus.mdx";
  const written = `A \\{x\\} and \\<b> “here”.<Cite id="galante-2021" />\n\n<Practice title="One stop">\n1. Sit down.\n</Practice>\n`;
  await expect.poll(() => project.read(file)).toContain(written);
  await expectAccessible(page, "an article");

  await page.reload();
  await expect(text).toContainText("A {x} and <b> “here”.");
  await expect(page.getByLabel("What it’s called")).toHaveValue("One stop");
  await page.goto("/articles");
  await page.getByLabel("Title of a new article").fill("Sitting on a bus");
  await page.keyboard.press("Enter");
  await expect(page.getByText("There is an article with this title already.")).toBeVisible();
});

test("an article opened and left keeps every byte, one typed word changes one paragraph, and a script by hand is shown read-only", async () => {
  const project = smallProject();
  const page = await openWindow(await runningStudio(project.folder, appFolder));
  const file = "content/articles/driving-meditation.mdx";
  const before = project.read(file);
  await page.goto("/articles/driving-meditation");
  const text = page.getByRole("textbox", { name: "The article’s text" });
  await text.locator("> p").first().click();
  expect(project.read(file)).toBe(before);
  await page.keyboard.type("Now ");
  await expect.poll(() => project.read(file)).toContain("Now ");
  const lines = project.read(file).split("\n");
  const changed = lines.filter((line, index) => line !== before.split("\n")[index]);
  expect(changed).toHaveLength(1);

  project.edit("content/articles/meditation-myths.mdx", /\n$/, "\n\n<script>alert(1)</script>\n");
  await page.goto("/articles/meditation-myths");
  await expect(page.getByRole("heading", { name: "This article can’t be changed here" })).toBeVisible();
  await expect(page.getByText("<script> can’t stand in an article.")).toBeVisible();
});

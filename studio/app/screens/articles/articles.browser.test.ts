import sharp from "sharp";
import { beforeAll, test } from "vitest";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { smallProject } from "../../../core/test-support/small-project.ts";
import { runningStudio } from "../../../test-support/running-studio.ts";
import { expect, openWindow } from "../../../test-support/window.ts";

const aPhotograph = () =>
  sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#4a7a8c" } })
    .png()
    .toBuffer();

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
  await page.getByLabel("Insert a source", { exact: true }).first().selectOption("galante-2021");
  await page.getByRole("button", { name: "Insert a source" }).click();
  await page.getByLabel("Insert a part").selectOption("Practice");
  await page.keyboard.type("Sit down.");
  await page.getByLabel("Title of the practice").fill("One stop");
  // By keyboard, the words of the box follow its fields.
  await page.getByLabel("When to stop").press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.type(" Still.");
  // On from there, what follows the text; back, the box's fields and what is before it.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to what’s left before you publish" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Before you publish" })).toBeFocused();
  await page.getByRole("button", { name: "Move up: Practice" }).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Insert a fact" })).toBeFocused();
  const file = "content/articles/sitting-on-a-bus.mdx";
  const written = `A \\{x\\} and \\<b> “here”.<Cite id="galante-2021" />\n\n<Practice title="One stop">\n1. Sit down. Still.\n</Practice>\n`;
  await expect.poll(() => project.read(file)).toContain(written);
  await expectAccessible(page, "an article");

  await page.reload();
  await expect(text).toContainText("A {x} and <b> “here”.");
  await expect(page.getByLabel("Title of the practice")).toHaveValue("One stop");
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

test("every field keeps what is typed, and a source can be added, corrected and taken out", async () => {
  const project = smallProject();
  project.git("update-ref", "refs/studio/live", "HEAD");
  const page = await openWindow(await runningStudio(project.folder, appFolder));
  await page.goto("/articles");
  await page.getByLabel("Title of a new article").fill("Sitting on a bus");
  await page.getByRole("button", { name: "Start it" }).click();
  const needs = page.getByRole("button", { name: "Write one line under the title" });
  await needs.click();
  await expect(page.getByLabel("Line under the title")).toBeFocused();
  await page.getByText("The rest fills itself in").click();
  const description = "How to sit on a bus without waiting for it to be over, in three steps.";
  const fields = [
    ["Title", "Sitting on the bus"],
    ["Line under the title", "Nobody looks up anyway."],
    ["Description for search engines", description],
    ["What it shows", "A bus at a stop in the rain, its lights on"],
    ["Published on", "2026-01-14"],
    ["Minutes to read", "6"],
  ] as const;
  for (const [label, text] of fields) {
    const field = page.getByLabel(label, { exact: true });
    if (label === "Published on" || label === "Minutes to read") await field.fill(text);
    else {
      // The end letter by letter: a space is the last one for a moment.
      await field.fill(text.slice(0, -12));
      await field.press("End");
      await field.pressSequentially(text.slice(-12));
    }
  }
  await page.getByLabel("Section").selectOption({ index: 1 });
  const file = "content/articles/sitting-on-a-bus.mdx";
  await expect.poll(() => project.read(file)).toMatch(/published: 2026-01-14\nminutes: 6\nsection: \S/);
  for (const [label, text] of fields) await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(needs).toHaveCount(0);

  await page.getByRole("button", { name: "Add another source" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Add it and cite it" }).click();
  await expect(form.getByText("Fill this in.")).toHaveCount(1);
  await form.getByLabel("Title", { exact: true }).fill("The psychology of waiting lines");
  await form.getByLabel("Year of final publication").fill("2010");
  const doi = page.getByRole("dialog").getByLabel("Its DOI or web address");
  await doi.fill("doi.org/nonsense");
  await form.getByRole("button", { name: "Add it and cite it" }).click();
  await expect(doi).toHaveAccessibleDescription(/isn’t a DOI.* or a web address/);
  await doi.fill("https://doi.org/10.1234/wait.1?ref=pdf");
  await form.getByRole("button", { name: "Add it and cite it" }).click();
  const chip = page
    .getByRole("textbox", { name: "The article’s text" })
    .getByText("The psychology of waiting 2010");
  await chip.click();
  await expect(doi).toHaveValue("10.1234/wait.1");
  await expectAccessible(page, "a source");
  await doi.fill("10.1234/wait.2");
  await page.getByRole("button", { name: "Save the correction" }).click();
  await expect.poll(() => project.read("content/references.yaml")).toContain("doi: 10.1234/wait.2\n");
  await page.goto("/changes");
  const change = page.getByRole("article", { name: /Article: Sitting on the bus/ });
  await expect(change).toContainText("source The psychology of waiting 2010");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByText("by hand")).toHaveCount(0);

  await page.goto("/articles/sitting-on-a-bus");
  await chip.click();
  await page.getByRole("button", { name: "Remove it from the text here" }).click();
  await expect.poll(() => project.read(file)).not.toContain("<Cite");
});

test("text, a picture and one line are enough: the day is today, and a photograph stands in the text", async () => {
  const project = smallProject();
  const page = await openWindow(await runningStudio(project.folder, appFolder));
  await page.goto("/articles");
  await page.getByLabel("Title of a new article").fill("Sitting on a bus");
  await page.getByRole("button", { name: "Start it" }).click();
  await page.getByRole("textbox", { name: "The article’s text" }).click();
  await page.keyboard.type("Sit down where you are.");
  await page.getByLabel("Line under the title").fill("A bus is a good place to sit.");
  await page.getByLabel("Insert a part").selectOption("Picture");
  const form = page.getByRole("dialog");
  await expectAccessible(page, "the pictures for a text");
  const photograph = form.getByLabel("A photograph of yours");
  await photograph.setInputFiles({ name: "bus.png", mimeType: "image/png", buffer: await aPhotograph() });
  await form.getByRole("button", { name: "Put the photograph in" }).click();
  await expect(photograph).toHaveAccessibleDescription(/First say above/);
  await form.getByLabel("What your photograph shows").fill("A bus at a stop in the rain, its lights on");
  await form.getByRole("button", { name: "Put the photograph in" }).click();
  const file = "content/articles/sitting-on-a-bus.mdx";
  await expect
    .poll(() => project.read(file))
    .toMatch(/<Print name="\/photos\/sitting-on-a-bus-[a-f\d]{8}-1200x800\.jpg" alt="A bus at a stop/);
  await page.getByRole("radio", { name: "Rain" }).check();
  await page.getByRole("button", { name: "It’s finished: publish it with the next changes" }).click();
  await expect(page.getByText("It’s finished, and goes live when you next publish.")).toBeVisible();
  await expect.poll(() => project.read(file)).toMatch(/\npublished: \d{4}-\d\d-\d\d\n/);
  expect(project.read(file)).not.toContain("draft:");
  await page.goto("/changes");
  await expect(page.getByRole("article", { name: /Article: Sitting on a bus/ })).toBeVisible();
  await expect(page.getByText("photos/")).toHaveCount(0);
});

test("a print is chosen by motif and inks, turned and turned back; her words for it stay, suggested ones follow", async () => {
  const project = smallProject();
  const page = await openWindow(await runningStudio(project.folder, appFolder));
  await page.goto("/articles");
  await page.getByLabel("Title of a new article").fill("Sitting on a bus");
  await page.getByRole("button", { name: "Start it" }).click();
  const needs = page.getByRole("button", { name: "Choose a print for its picture" });
  await needs.click();
  await expect(page.getByRole("radio", { name: "A lake" })).toBeFocused();
  await page.keyboard.press("Space");
  const words = page.getByLabel("What it shows", { exact: true });
  await expect(words).toHaveValue(/^A lake with hills/);
  await page.keyboard.press("ArrowRight");
  await expect(words).toHaveValue(/^Black swans/);
  await expect(needs).toHaveCount(0);
  await page.getByRole("radio", { name: "Dusk" }).check();
  const large = page.getByRole("img", { name: /^Black swans/ });
  const first = await large.getAttribute("src");
  for (const turn of ["Turn it", "Turn it", "Turn it back"])
    await page.getByRole("button", { name: turn, exact: true }).click();
  await expect(page.getByText("Turn 2 of 999")).toBeVisible();
  await expect(large).not.toHaveAttribute("src", first ?? "");
  await words.fill("Three swans on a pink lake in the evening.");
  await page.getByRole("radio", { name: "Reeds" }).check();
  await expect(words).toHaveValue("Three swans on a pink lake in the evening.");
  await expect
    .poll(() => project.read("content/articles/sitting-on-a-bus.mdx"))
    .toMatch(/picture:\n {2}motif: reeds\n {2}inks: dusk\n {2}seed: 2\n {2}alt: Three swans.*\n/);
  await expectAccessible(page, "a print");
  await page.getByRole("radio", { name: "The one of another article" }).check();
  await page.getByLabel("Of which article").selectOption("driving-meditation");
  await expect
    .poll(() => project.read("content/articles/sitting-on-a-bus.mdx"))
    .toMatch(/picture:\n {2}alt: Three swans.*\n {2}print: driving-meditation\n---/);
});

test("a published article moves as one change, and is taken out with what led to it", async () => {
  const project = smallProject();
  project.git("update-ref", "refs/studio/live", "HEAD");
  const page = await openWindow(await runningStudio(project.folder, appFolder));
  await page.goto("/articles/driving-meditation");
  await page.getByText("The rest fills itself in").click();
  await page.getByText("Its address", { exact: true }).click();
  await page.getByLabel("Its address, after /blog/").fill("on-the-road");
  await page.getByRole("button", { name: "Change the address" }).click();
  await expect(page).toHaveURL(/\/articles\/on-the-road$/);
  await page.goto("/changes");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(
    page.getByRole("article", { name: /moved from \/blog\/driving-meditation to \/blog\/on-the-road/ }),
  ).toBeVisible();
  await page.goto("/articles/on-the-road");
  await page.getByRole("button", { name: "Remove this article" }).click();
  await expect(page.getByRole("dialog")).toContainText("Visitors see it until you publish.");
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page).toHaveURL(/\/articles$/);
  expect(project.read("content/redirects.yaml")).toContain("from: /blog/driving-meditation\n  to: /blog\n");
});

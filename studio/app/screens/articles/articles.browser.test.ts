import sharp from "sharp";
import { test } from "vitest";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { showWordsScript } from "../../../engine/rendering/show-words.ts";
import { smallProject } from "../../../engine/test-support/small-project.ts";
import { pasted, pasteInto } from "../../../test-support/pasted-fragments.ts";
import { expect, insertFromMenu, openStudio } from "../../../test-support/window.ts";

const aPhotograph = () =>
  sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#4a7a8c" } })
    .png()
    .toBuffer();

/** A project whose content visitors see, and a window on its articles. */
async function openArticles() {
  const project = smallProject();
  project.git("update-ref", "refs/studio/live", "HEAD");
  const { page } = await openStudio(project.folder, { at: "/articles" });
  // A small project has no program that renders its pages: the preview would try to start it every two seconds.
  const shown = { contentType: "text/html", body: "<!doctype html><title>A page</title>" };
  await page.route(/\/blog\//, (route) => route.fulfill(shown));
  return { project, page };
}

test("an article is written with practice, sources, photograph and print", { tags: ["walk"] }, async () => {
  const { project, page } = await openArticles();
  const title = page.getByLabel("Title of a new article");
  await expect(title).toBeVisible();
  await expectAccessible(page, "the list of articles");
  await title.fill("Sitting on a bus");
  await page.keyboard.press("Enter");
  const text = page.getByRole("textbox", { name: "The article’s text" });
  await expect(page.getByText("Its picture is another article’s until you choose one.")).toBeVisible();
  await text.click();
  await page.keyboard.type("A {x} and <b> “here”.");
  await page.getByRole("button", { name: "Insert…" }).press("Enter");
  await expectAccessible(page, "what can be inserted", { schemes: ["light"] });
  // Words that are looked for stand first, and Enter takes them.
  await page.keyboard.type("galante 2021");
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await insertFromMenu(page, "Practice");
  // By keyboard, its fields come first, and its words follow them.
  await expect(page.getByLabel("Title of the practice")).toBeFocused();
  await expect(
    page.getByRole("group", { name: "Practice" }).getByText("Steps", { exact: true }),
  ).toBeVisible();
  await page.keyboard.type("One stop");
  await page.getByLabel("When to stop").press("Tab");
  await page.keyboard.type("Sit down. Still.");
  // On from there, what follows the text; back, the box's fields and what is before it.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to what’s left before you publish" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Before you publish" })).toBeFocused();
  await page.getByRole("button", { name: "Move up: Practice" }).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Insert…" })).toBeFocused();
  const file = "content/articles/sitting-on-a-bus.mdx";
  const written = `A \\{x\\} and \\<b> “here”.<Cite id="galante-2021" />\n\n<Practice title="One stop">\n1. Sit down. Still.\n</Practice>\n`;
  await expect.poll(() => project.read(file)).toContain(written);
  await expectAccessible(page, "an article");
  await page.reload();
  await expect(text).toContainText("A {x} and <b> “here”.");
  await expect(page.getByLabel("Title of the practice")).toHaveValue("One stop");
  await page.getByLabel("How long, and where").fill("One stop, on a bus");
  await page.getByLabel("It works with").selectOption("see");
  await page.getByLabel("When to stop").fill("Get off when it’s yours.");

  const needsLine = page.getByRole("button", { name: "Write one line under the title" });
  await needsLine.click();
  await expect(page.getByLabel("Line under the title")).toBeFocused();
  await page.getByText("The rest fills itself in").click();
  const description = "How to sit on a bus without waiting for it to be over, in three steps.";
  const fields = [
    ["Title", "Sitting on the bus"],
    ["Line under the title", "Nobody looks up anyway."],
    ["Description for search engines", description],
    ["Minutes to read", "6"],
  ] as const;
  for (const [label, words] of fields) {
    // The end letter by letter: a space is the last one for a moment.
    await page.getByLabel(label, { exact: true }).fill(words.slice(0, -12));
    await page.getByLabel(label, { exact: true }).press("End");
    await page.keyboard.type(words.slice(-12));
  }
  await page.getByLabel("Section").selectOption({ index: 1 });
  await expect.poll(() => project.read(file)).toMatch(/minutes: 6\nsection: \S/);
  for (const [label, words] of fields)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(words);
  await expect(needsLine).toHaveCount(0);

  const needsPrint = page.getByRole("button", { name: "Choose a print for its picture" });
  await needsPrint.click();
  await expect(page.getByRole("radio", { name: "Storm front" })).toBeFocused();
  await page.keyboard.press("Space");
  const alt = page.getByLabel("What it shows", { exact: true });
  await expect(alt).toHaveValue(/^A storm front/);
  await page.keyboard.press("ArrowRight");
  await expect(alt).toHaveValue(/^Wading birds/);
  await expect(needsPrint).toHaveCount(0);
  // Her words stay; suggested ones follow the print.
  await alt.fill("Birds over the water in the evening.");
  await page.getByRole("radio", { name: "Swans" }).check();
  await expect(alt).toHaveValue("Birds over the water in the evening.");
  await expect
    .poll(() => project.read(file))
    .toMatch(/picture:\n {2}print: meditation-myths\n {2}alt: Birds over.*\n/);
  await expectAccessible(page, "a print");

  await insertFromMenu(page, "Picture");
  const form = page.getByRole("dialog");
  await expectAccessible(page, "the pictures for a text", { schemes: ["light"] });
  const photograph = form.getByLabel("A photograph of yours");
  await photograph.setInputFiles({ name: "bus.png", mimeType: "image/png", buffer: await aPhotograph() });
  const shows = form.getByLabel("What your photograph shows");
  await expect(shows).toBeFocused();
  await expect(shows).toHaveAccessibleDescription(/First say what it shows/);
  await expect(shows).toHaveAttribute("aria-invalid", "true");
  await shows.fill("A bus ".repeat(7));
  await expect(shows).toHaveAccessibleDescription(/at most 12 words/);
  await shows.fill("A bus at a stop in the rain, its lights on");
  const noPicture = { name: "bus.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await photograph.setInputFiles(noPicture);
  await expect(photograph).toHaveAccessibleDescription(/This file isn’t a photograph/);
  await expect(page.getByText("Not saved since")).toHaveCount(0);
  await photograph.setInputFiles({ name: "bus.png", mimeType: "image/png", buffer: await aPhotograph() });
  await expect
    .poll(() => project.read(file))
    .toMatch(/<Print name="\/photos\/sitting-on-a-bus-[a-f\d]{8}-1200x800\.jpg" alt="A bus at a stop/);
  await expect(text).toBeFocused();

  await insertFromMenu(page, "Add another source");
  await expect(form.getByLabel("Its DOI or web address")).toBeFocused();
  await form.getByRole("button", { name: "Add it and cite it" }).click();
  await expect(form.getByText("Fill this in.")).toHaveCount(1);
  await form.getByLabel("Title", { exact: true }).fill("The psychology of waiting lines");
  await form.getByLabel("Year of final publication").fill("2010");
  const doi = form.getByLabel("Its DOI or web address");
  await doi.fill("doi.org/nonsense");
  await form.getByRole("button", { name: "Add it and cite it" }).click();
  await expect(doi).toHaveAccessibleDescription(/isn’t a DOI.* or a web address/);
  await doi.fill("https://doi.org/10.1234/wait.1?ref=pdf");
  await form.getByRole("button", { name: "Add it and cite it" }).click();
  const chip = text.getByText("The psychology of waiting 2010");
  await chip.click();
  await expect(doi).toHaveValue("10.1234/wait.1");
  await expectAccessible(page, "a source", { schemes: ["light"] });
  await doi.fill("10.1234/wait.2");
  await form.getByLabel("Year of final publication").fill("2011");
  await form.getByRole("button", { name: "Save the correction" }).click();
  await expect.poll(() => project.read("content/references.yaml")).toContain("doi: 10.1234/wait.2\n");
  const corrected = text.getByText("The psychology of waiting 2011");
  await corrected.click();
  await form.getByRole("button", { name: "Remove it from the text here" }).click();
  await expect(corrected).toHaveCount(0);

  const howLong = page.getByLabel("How long, and where");
  await howLong.fill("");
  await page.getByRole("button", { name: "The practice “One stop” needs how long it takes" }).click();
  await expect(howLong).toBeFocused();
  await howLong.fill("One stop, on a bus");

  await page.getByRole("button", { name: "It’s finished: publish it with the next changes" }).click();
  await expect(page.getByText("It’s finished, and joins the site once it’s published.")).toBeVisible();
  await expect.poll(() => project.read(file)).toMatch(/\npublished: \d{4}-\d\d-\d\d\n/);
  expect(project.read(file)).not.toContain("draft:");
  await page.goto("/changes");
  await expect(page.getByRole("article", { name: /Article: Sitting on the bus/ })).toBeVisible();
  await expect(page.getByText("photos/")).toHaveCount(0);
});

test("an article keeps its bytes, takes what is pasted, is taken out", { tags: ["walk"] }, async () => {
  const { project, page } = await openArticles();
  await page.getByLabel("Title of a new article").fill("Driving meditation");
  await page.keyboard.press("Enter");
  await expect(page.getByText("There is an article with this title already.")).toBeVisible();
  await expect(page.getByText("Not saved since")).toHaveCount(0);

  const file = "content/articles/driving-meditation.mdx";
  const before = project.read(file);
  await page.goto("/articles/driving-meditation");
  const text = page.getByRole("textbox", { name: "The article’s text" });
  await text.locator("> p").first().click();
  expect(project.read(file)).toBe(before);
  await page.keyboard.type("Now ");
  await expect.poll(() => project.read(file)).toContain("Now ");
  const changed = project
    .read(file)
    .split("\n")
    .filter((line, index) => line !== before.split("\n")[index]);
  expect(changed).toHaveLength(1);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 390, height: 844 });
  await text.locator("> p").last().click();
  await expect(page.getByRole("button", { name: "Insert…" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width, height });

  // The last words are still on their way: they don’t bring the article back.
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/api/articles/driving-meditation", async (route) => {
    if (route.request().method() === "PUT") await isLetThrough;
    await route.continue();
  });
  await text.locator("> p").first().click();
  await page.keyboard.type("Late ");
  await page.getByRole("button", { name: "Remove this article" }).click();
  await expect(page.getByRole("dialog")).toContainText("Visitors see it until you publish.");
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("Removing it…")).toBeVisible();
  letThrough();
  await expect(page).toHaveURL(/\/articles$/);
  expect(() => project.read(file)).toThrow("ENOENT");
  expect(project.read("content/redirects.yaml")).toContain("from: /blog/driving-meditation\n  to: /blog\n");

  // Nothing of what is pasted has to be saved.
  await page.route(/\/api\/articles\//, (route) =>
    route.request().method() === "PUT" ? undefined : route.continue(),
  );
  await page.goto("/articles/meditation-myths");
  for (const [from, html, expected] of pasted) expect(await pasteInto(text, html), from).toBe(expected);
  expect(await page.title()).not.toBe("run");

  project.edit("content/articles/eyes-open-meditation.mdx", /\n$/, "\n\n<script>alert(1)</script>\n");
  await page.goto("/articles/eyes-open-meditation");
  await expect(page.getByRole("heading", { name: "This article can’t be changed here" })).toBeVisible();
  await expect(page.getByText("<script> can’t stand in an article.")).toBeVisible();
});

test("an article that is a draft again says that visitors see it until that is published", async () => {
  const { project, page } = await openArticles();
  const file = "content/articles/driving-meditation.mdx";
  // As another window made it a draft while this one published it.
  const makeDraft = () => project.edit(file, /^---\n/, "---\ndraft: true\n");
  makeDraft();
  const line = page.getByRole("listitem").filter({ hasText: "Meditating while you drive" });
  await expect(line).toContainText("A draft again: visitors see it until you publish");
  await line.getByRole("link").click();
  await expect(page.getByText("visitors still see it as it was published")).toBeVisible();
  await expect(page.getByText("Then it stays on the site.")).toBeVisible();
  await expect(page.getByText("Only you see it")).toHaveCount(0);
  await page.goto("/");
  await expect(page.getByText("taken off the site, as a draft again")).toBeVisible();

  // Published as a draft, it is on no page.
  project.git("commit", "--all", "--quiet", "--message=Taken off");
  project.git("update-ref", "refs/studio/live", "HEAD");
  await page.goto("/articles/driving-meditation");
  await expect(page.getByText("Only you see it")).toBeVisible();
  await page.getByRole("button", { name: "Remove this article" }).click();
  await expect(page.getByRole("dialog")).toContainText("It’s on no page.");
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: /^It’s finished/ }).click();
  await expect(page.getByRole("button", { name: "Make it a draft again" })).toBeVisible();
});

test("beside a long article, its page shows the part that she writes", async () => {
  const { project, page } = await openArticles();
  const paragraphs = Array.from({ length: 40 }, (_, index) => `Paragraph ${index + 1} of the long one.`);
  const cite = "<Cite";
  const file = "content/articles/driving-meditation.mdx";
  project.edit(file, cite, `\n\n${paragraphs.join("\n\n")}\n\n${cite}`);
  const body = `<!doctype html>${paragraphs.map((words) => `<p>${words}</p>`).join("")}<p>Still on it.</p><script>${showWordsScript}</script>`;
  await page.route(/\/blog\//, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/articles/driving-meditation");
  const text = page.getByRole("textbox", { name: "The article’s text" });
  const shown = (words: string) => page.frameLocator("iframe:not([inert])").getByText(words, { exact: true });
  await expect(shown("Paragraph 1 of the long one.")).toBeInViewport();
  await text.getByText("Paragraph 38 of the long one.").click();
  await expect(shown("Paragraph 38 of the long one.")).toBeInViewport();
  // A new paragraph, once the page has it.
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Still on it.");
  await expect(shown("Still on it.")).toBeInViewport();
});

test("a photograph has words and a point of its own, and the print that takes its place is shown before it is published", async () => {
  const project = smallProject();
  const file = "content/articles/meditation-myths.mdx";
  const { page } = await openStudio(project.folder, { at: "/articles/meditation-myths" });
  // The article’s text has the word, too.
  await page.locator("summary", { hasText: /^Picture/ }).click();
  await page
    .getByLabel("A photograph of yours")
    .setInputFiles({ name: "bus.png", mimeType: "image/png", buffer: await aPhotograph() });
  // The print’s words aren’t those of her photograph.
  const alt = page.getByLabel("What it shows", { exact: true });
  await expect(alt).toHaveAccessibleDescription(/First say what your photograph shows/);
  await alt.fill("A bus at a stop in the rain");
  // As she goes on, it goes in.
  await page.keyboard.press("Tab");
  await expect(page.getByText("Until you choose, the site keeps what most catches the eye.")).toBeVisible();
  await expect(page.getByRole("figure")).toHaveText(["On a computer", "On a phone"]);
  await page.getByLabel("From top to bottom").fill("20");
  await expect.poll(() => project.read(file)).toMatch(/\n {2}focus:\n {4}x: 50\n {4}y: 20\n/);
  const cuts = page.getByRole("figure").locator("img");
  await expect(cuts).toHaveCount(2);
  for (const cut of await cuts.all()) await expect(cut).toHaveCSS("object-position", "50% 20%");
  await expectAccessible(page, "the point of a photograph", { schemes: ["light"] });
  await page.getByRole("button", { name: "Let the site choose what stays" }).click();
  await expect.poll(() => project.read(file)).not.toContain("focus");

  // Nor are hers those of the print that takes its place.
  const remove = page.getByRole("button", { name: "Remove the photograph" });
  await remove.click();
  await expect(alt).toHaveValue(/^Three black swans/);
  await expect.poll(() => project.read(file)).toContain("alt: Three black swans");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("figure")).toHaveText(["On a computer", "On a phone"]);
  await expect.poll(() => project.read(file)).toContain("alt: A bus at a stop in the rain");
  await remove.click();
  await expect.poll(() => project.read(file)).toContain("alt: Three black swans");
  await page.getByRole("radio", { name: "Galahs" }).check();
  await page.goto("/changes");
  const change = page.getByRole("article", { name: /^Article:/ });
  await expect(change.getByRole("figure")).toHaveText([
    "What visitors see now above the article",
    "What visitors will see above the article",
  ]);
  await expect(change.getByRole("figure").last().locator("img")).toHaveAttribute(
    "src",
    /article-benefits-of-meditation/,
  );
});

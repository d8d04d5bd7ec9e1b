import { test } from "vitest";
import { parse } from "yaml";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { smallProject } from "../../../engine/test-support/small-project.ts";
import { expect, openStudio, openWindow } from "../../../test-support/window.ts";

type Words = {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  readonly consent?: object;
};

/** Opens the kind words, with the three of the home page. */
async function openHomesWords() {
  const project = smallProject();
  const { studio, page } = await openStudio(project.folder, { at: "/kind-words" });
  const home = () => parse(project.read("content/testimonials.yaml")).home as readonly Words[];
  const [first, second, third] = home();
  if (!first || !second || !third) throw new Error("The home page has fewer than three.");
  const wordsOf = (name: string) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: `Take off ${name}’s words` }) });
  return { studio, page, home, first, second, third, wordsOf };
}

test("words wait for their consent, are on a page with it, are moved, and taken off in one press", {
  tags: ["slow"],
}, async () => {
  const project = smallProject();
  const { page } = await openStudio(project.folder);
  const onPage = (name: string) =>
    (parse(project.read("content/testimonials.yaml"))[name] as readonly Words[]).map(({ quote }) => quote);
  const before = onPage("course");
  await page.goto("/kind-words");
  await page.getByLabel("Where it goes").selectOption("Course page");
  await page.getByRole("button", { name: "Add kind words" }).click();
  const form = page.getByRole("group", { name: "New kind words" });
  await expect(page.getByLabel("Where it goes"), "beside a form that says where").toBeHidden();
  await form.getByLabel("Their words").fill("“I sleep much better.”");
  await form.getByLabel("Name").fill("Kim");
  await expect(form.getByRole("status").filter({ hasText: "Needs you" })).toContainText("“How they agreed”");
  await form.getByLabel("How they agreed").selectOption("by email");
  await expect(form.getByRole("status").filter({ hasText: "Needs you" })).toContainText(
    "“The day they agreed”",
  );
  await expect(form.getByLabel("The day they agreed")).toHaveAccessibleDescription(/Still missing/);
  expect(onPage("course")).toEqual(before);
  await page.reload();
  await expect(form.getByLabel("Their words")).toHaveValue("I sleep much better.");
  await expectAccessible(page, "words without a day of consent");

  // With the last field, the words are on their page.
  await expect(form.locator("input").last()).toHaveAccessibleName("The day they agreed");
  await form.getByLabel("The day they agreed").fill("2026-01-14");
  await expect.poll(() => onPage("course")).toEqual([...before, "I sleep much better."]);
  await form.getByRole("button", { name: "Done" }).click();
  const added = page.getByRole("listitem").filter({ hasText: "I sleep much better." });
  await expect(added).toContainText("Agreed by email, 14 January 2026; where you keep it isn’t noted");

  await added.getByText("Change or move").click();
  await added.getByLabel("Page").selectOption("About page");
  await added.getByRole("button", { name: "Move to the About page" }).click();
  await expect.poll(() => onPage("about").at(-1)).toBe("I sleep much better.");
  await expect.poll(() => onPage("course")).toEqual(before);

  const kim = page.getByRole("button", { name: "Take off Kim’s words" });
  await expect(kim).toHaveCount(1);
  await kim.click();
  await expect.poll(() => onPage("about")).not.toContain("I sleep much better.");
  const toast = page.getByRole("alertdialog").filter({ hasText: "Kim’s words are taken off." });
  await toast.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => onPage("about").at(-1)).toBe("I sleep much better.");

  // An invented one is live: taking it off says that the site keeps it until then.
  const [invented = ""] = onPage("home");
  const sample = page.getByRole("listitem").filter({ hasText: invented });
  await expect(sample).toContainText("Invented, to be replaced before the site goes live");
  await sample.getByRole("button", { name: /^Take off/ }).click();
  await expect.poll(() => onPage("home")).not.toContain(invented);
  await expect(page.getByText("The site keeps these words until you publish:")).toBeVisible();
  await expect(page.getByRole("link", { name: "Look and publish now" })).toHaveAttribute("href", "/changes");
});

test("what is typed into words that another window takes off goes into nobody else’s", async () => {
  const { studio, page, home, first, second, wordsOf } = await openHomesWords();
  await wordsOf(first.name).getByText("Change or move").first().click();
  const typed = wordsOf(first.name).getByLabel("Occupation or town");
  await typed.press("End");
  await page.keyboard.type(" So");
  await expect.poll(() => home()[0]?.role).toBe(`${first.role} So`);

  const other = await openWindow(studio, { at: "/kind-words" });
  await other.getByRole("button", { name: `Take off ${first.name}’s words` }).click();
  await expect(wordsOf(first.name)).toHaveCount(0);
  await page.keyboard.type(" it goes");
  await expect(wordsOf(second.name).getByLabel("Occupation or town")).toBeHidden();
  await wordsOf(second.name).getByText("Change or move").first().click();
  await expect(wordsOf(second.name).getByLabel("Occupation or town")).toHaveValue(second.role);
  expect(home()[0]).toEqual(second);
});

test("what is typed without a network, into words that move up meanwhile, stays with them", async () => {
  const { studio, page, home, first, second, third, wordsOf } = await openHomesWords();
  await wordsOf(second.name).getByText("Change or move").first().click();
  const typed = wordsOf(second.name).getByLabel("Occupation or town");
  await page.context().setOffline(true);
  await typed.press("End");
  await page.keyboard.type(" So");
  await expect(wordsOf(second.name).getByText("Not saved: only this device has it")).toBeVisible();

  const other = await openWindow(studio, { at: "/kind-words" });
  await other.getByRole("button", { name: `Take off ${first.name}’s words` }).click();
  await expect.poll(() => home()[0]).toEqual(second);
  await page.context().setOffline(false);

  await expect.poll(() => home()[0]).toEqual({ ...second, role: `${second.role} So` });
  await expect(typed).toHaveValue(`${second.role} So`);
  await expect(wordsOf(third.name).getByText("Needs you")).toHaveCount(0);
  expect(home()).toEqual([{ ...second, role: `${second.role} So` }, third]);
});

test("what is typed without a network, into words that are taken off meanwhile, is said to be in History", async () => {
  const { studio, page, home, first, second, third, wordsOf } = await openHomesWords();
  await wordsOf(second.name).getByText("Change or move").first().click();
  await page.context().setOffline(true);
  await wordsOf(second.name).getByLabel("Name").fill("Rita");
  await expect(wordsOf(second.name).getByText("Not saved: only this device has it")).toBeVisible();

  const other = await openWindow(studio, { at: "/kind-words" });
  await other.getByRole("button", { name: `Take off ${second.name}’s words` }).click();
  await expect.poll(() => home()).toEqual([first, third]);
  await page.context().setOffline(false);

  await expect(page.getByRole("alertdialog")).toContainText(
    "not in the site. It was changed, moved or removed elsewhere.",
  );
  await expect(page.getByRole("alertdialog")).toContainText("What you typed is kept in History.");
  await expect(wordsOf(third.name).getByText("Needs you")).toHaveCount(0);
  expect(home()).toEqual([first, third]);
});

test("words that two devices move or take off at once are on the page of one of them, or on none", async () => {
  const { studio, page, home, first, third, wordsOf } = await openHomesWords();
  const other = await openWindow(studio, { at: "/kind-words" });
  await wordsOf(third.name).getByText("Change or move").first().click();
  await wordsOf(third.name).getByLabel("How they agreed").selectOption("by email");
  await wordsOf(third.name).getByLabel("The day they agreed").fill("2026-01-14");
  await wordsOf(third.name).getByLabel("Page", { exact: true }).selectOption("About page");
  await expect.poll(() => home()[2]?.consent).toBeDefined();
  // The other device is asked first, and this one hears of it late.
  await page.route("**/api/content/file*", () => undefined);
  await other.getByRole("button", { name: `Take off ${third.name}’s words` }).click();
  await expect.poll(() => home().length).toBe(2);
  await wordsOf(third.name).getByRole("button", { name: "Move to the About page" }).click();
  await expect(page.getByText("It was removed elsewhere.")).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(wordsOf(first.name)).toBeVisible();
  await expect(wordsOf(third.name)).toHaveCount(0);
});

test("words that were taken off can be put back until that is published, long after the toast", async () => {
  const project = smallProject();
  const { page } = await openStudio(project.folder, { at: "/kind-words" });
  const before = project.read("content/testimonials.yaml");
  const [first] = parse(before).home as readonly Words[];
  await page.getByRole("button", { name: `Take off ${first?.name}’s words` }).click();
  await expect.poll(() => project.read("content/testimonials.yaml")).not.toContain(first?.quote);
  await page.reload();
  await page.getByRole("button", { name: new RegExp(`^Put them back.*${first?.name}’s words$`) }).click();
  await expect.poll(() => project.read("content/testimonials.yaml")).toContain(first?.quote);
  await expect(page.getByRole("heading", { name: /^On the pages/ })).toBeFocused();
  await expect(page.getByText("Taken off, and not published yet")).toHaveCount(0);
});

test("new words that stand in their list stay the ones that are typed into and removed, whatever another window takes off", async () => {
  const project = smallProject();
  const { studio, page } = await openStudio(project.folder, { at: "/kind-words" });
  const home = () => parse(project.read("content/testimonials.yaml")).home as readonly Words[];
  const [first, second, third] = home();
  if (!first || !second || !third) throw new Error("The home page has fewer than three.");
  await page.getByRole("button", { name: "Add kind words" }).click();
  const form = page.getByRole("group", { name: "New kind words" });
  await form.getByLabel("Their words").fill("Calm as the lake at six.");
  await form.getByLabel("Name").fill("Una");
  await form.getByLabel("How they agreed").selectOption("by email");
  await form.getByLabel("Where you keep it").fill("Email of 20 November");
  await form.getByLabel("The day they agreed").fill("2026-11-20");
  await expect.poll(() => home()[3]?.name).toBe("Una");

  const other = await openWindow(studio, { at: "/kind-words" });
  const takeOff = (name: string) => other.getByRole("button", { name: `Take off ${name}’s words` }).click();
  await takeOff(first.name);
  await expect.poll(() => home()[2]?.name).toBe("Una");
  await expect(page.getByRole("button", { name: `Take off ${first.name}’s words` })).toHaveCount(0);
  await form.getByLabel("Occupation or town").fill("rower");
  await expect.poll(() => home()[2]?.role).toBe("rower");

  await takeOff(second.name);
  await expect(page.getByRole("button", { name: `Take off ${second.name}’s words` })).toHaveCount(0);
  await form.getByRole("button", { name: "Remove it" }).click();
  await expect.poll(home).toEqual([third]);
});

import { test } from "vitest";
import { parse } from "yaml";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { smallProject } from "../../../engine/test-support/small-project.ts";
import { expect, insertFromMenu, openStudio } from "../../../test-support/window.ts";

async function openQuestions() {
  const project = smallProject();
  const { page } = await openStudio(project.folder, { at: "/questions" });
  // The first list: that of the home page.
  const list = page.getByRole("main").locator("section").first();
  return { page, list, asked: () => parse(project.read("content/faqs.yaml")).home as Faq[] };
}

type Faq = { readonly id: string; readonly question: string; readonly answer: string };

test("a question is kept, on the page once answered, moved and removed", { tags: ["walk"] }, async () => {
  const { page, list, asked } = await openQuestions();
  const before = asked();
  const newEntry = list.getByRole("group", { name: /^A new/ });
  await list.getByRole("button", { name: "Add another question" }).click();
  const question = newEntry.getByRole("textbox", { name: "Question" });
  const answer = newEntry.getByRole("textbox", { name: "Answer" });
  await expect(question).toBeFocused();
  await page.keyboard.type("Are there chairs?");
  await expect(newEntry.getByRole("status")).toContainText("“Answer”");
  await expect(answer).toHaveAccessibleDescription(/Still missing\./);
  expect(asked()).toEqual(before);

  await page.reload();
  await expect(question).toHaveText("Are there chairs?");
  await expectAccessible(page, "a question without an answer");

  const added: Faq = {
    id: "are-there-chairs",
    question: "Are there chairs?",
    answer: "Yes, for {x} *people* at {{course.price}}, \\*so far\\*.",
  };
  await answer.pressSequentially("Yes, for {x} ");
  await page.keyboard.press("Control+i");
  await page.keyboard.type("people");
  await page.keyboard.press("Control+i");
  await page.keyboard.type(" at ");
  await page.keyboard.press("Alt+F10");
  await insertFromMenu(page, "Online course, price: $240");
  await page.keyboard.type(", *so far*.");
  await expect.poll(asked).toEqual([...before, added]);
  await expect(answer).toHaveText("Yes, for {x} people at $240, *so far*.");
  await expectAccessible(page, "a fact in an answer", { schemes: ["light"] });

  await list.getByRole("button", { name: "Done" }).click();
  await expect(newEntry).toBeHidden();
  const entry = list.locator("ul > li", { hasText: added.question });
  await entry.locator("summary").click();
  await entry.getByRole("button", { name: "Move up" }).click();
  await expect.poll(asked).toEqual([...before.slice(0, -1), added, before.at(-1)]);

  await expect(list.locator("ul > li:nth-last-child(2) summary")).toHaveText(added.question);
  await entry.getByRole("button", { name: "Remove" }).click();
  await expect.poll(asked).toEqual(before);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(asked).toEqual([...before.slice(0, -1), added, before.at(-1)]);
});

test("a typed price can be kept in step, and a move is a change of its own", async () => {
  const { page, list, asked } = await openQuestions();
  await list.locator("ul > li summary").first().click();
  const answer = list.locator("details[open]").getByRole("textbox", { name: "Answer" });
  await answer.fill("It costs $240.");
  await list.getByRole("button", { name: "Keep it in step" }).click();
  await expect.poll(() => asked()[0]?.answer).toBe("It costs {{course.price}}.");

  const [first, second] = asked();
  const moveDown = list.getByRole("button", { name: "Move down" });
  await moveDown.click();
  await expect.poll(() => asked()[1]?.id).toBe(first?.id);
  // At the top, the button that was pressed is gone: the focus stays with the question.
  await list.getByRole("button", { name: "Move up" }).click();
  await expect(moveDown).toBeFocused();
  await moveDown.click();
  await expect.poll(() => asked()[1]?.id).toBe(first?.id);
  await page.goto("/changes");
  const changes = page.getByRole("article").getByRole("heading");
  await expect(changes.filter({ hasText: `“${first?.question}”, answer` })).toBeVisible();
  await expect(
    changes.filter({ hasText: `“${second?.question}” and “${first?.question}” changed places` }),
  ).toBeVisible();
});

test("a question that is in its file before the window hears of it keeps its id", async () => {
  const { page, list, asked } = await openQuestions();
  const before = asked();
  const newEntry = list.getByRole("group", { name: /^A new/ });
  await list.getByRole("button", { name: "Add another question" }).click();
  await newEntry.getByRole("textbox", { name: "Question" }).fill("Are there chairs?");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/content/entry", async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  const answer = newEntry.getByRole("textbox", { name: "Answer" });
  await answer.pressSequentially("Yes");
  await expect.poll(() => asked().length).toBe(before.length + 1);
  // The windows are told of the file's change.
  await expect(list.locator("ul > li", { hasText: "Are there chairs?" })).toBeAttached();
  await answer.pressSequentially(", twelve.");
  release();
  await expect
    .poll(() => asked().at(-1))
    .toEqual({ id: "are-there-chairs", question: "Are there chairs?", answer: "Yes, twelve." });
});

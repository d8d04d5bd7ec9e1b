import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { freePort } from "../../../../tests/support/free-port.ts";
import { temporaryFolder } from "../../../../tests/support/temporary-folder.ts";
import { appFolder } from "../../../build-app.ts";
import { setValue } from "../../../engine/content/edit-yaml.ts";
import { thisComputer } from "../../../engine/publish/hosts.ts";
import type { PublisherPorts } from "../../../engine/publish/publisher.ts";
import { currentBuild, serveLive } from "../../../engine/publish/test-support/drafted-project.ts";
import { quickBuild } from "../../../engine/publish/test-support/quick-build.ts";
import { inFolder, smallProject } from "../../../engine/test-support/small-project.ts";
import { startStudio } from "../../../server/start.ts";
import { builtScreens, enter, expect, heading, openWindow } from "../../../test-support/window.ts";

const schedule = "content/schedule.yaml";

const writeHost = ({ dataFolder }: ReturnType<typeof smallProject>, url: string) =>
  writeFileSync(path.join(dataFolder, "host.json"), JSON.stringify({ kind: "this computer", url }));

/** A studio on a site that shows $240, and a window on it. */
async function openStudio(publishing: Partial<PublisherPorts> = {}) {
  await builtScreens();
  const project = smallProject();
  const url = await serveLive(project.folder);
  mkdirSync(project.dataFolder, { recursive: true });
  writeHost(project, url);
  const port = await freePort();
  const start = () =>
    startStudio({
      project,
      appFolder,
      port,
      publishing: {
        chooseHost: async () => thisComputer(project.folder, url),
        commands: quickBuild,
        polling: { interval: 50, timeout: 500 },
        ...publishing,
      },
    });
  let studio = await start();
  onTestFinished(() => studio.stop());
  const page = await openWindow(studio);
  const restart = async () => {
    await studio.stop();
    studio = await start();
    await enter(page, studio);
  };
  return { project, url, page, restart };
}

/** Clicks the button that begins with these words, as soon as it can be clicked. */
const press = (page: Page, words: string) =>
  page
    .getByRole("button", { name: new RegExp(`^${words}`) })
    .first()
    .click();

const publishPanel = (page: Page) => page.getByRole("complementary", { name: "Publish" });
const publishButton = (page: Page) => publishPanel(page).getByRole("button", { name: /^Publish/ });
const whyNot = (page: Page) =>
  publishPanel(page).getByRole("link", { name: "Can’t be published yet: see why" });

test("publishes, counts the time, shows that it is live, puts a price back", { tags: ["walk"] }, async () => {
  const { project, url, page } = await openStudio();
  const secondPlace = temporaryFolder();
  project.git("init", "--bare", "--quiet", secondPlace);
  project.git("remote", "add", "copy", secondPlace);
  await page.goto("/changes");
  await expect(heading(page)).toHaveText("Nothing to publish");
  project.edit(schedule, "price: 240", "price: 250");
  await page.goto("/changes");
  await expect(publishPanel(page)).toContainText("Checked just now");
  // Until the screen shows a later change, nothing counts as checked.
  const { promise: isShown, resolve: show } = Promise.withResolvers<void>();
  await page.route(/\/api\/changes$/, (route) => isShown.then(() => route.continue()));
  project.edit(schedule, "price: 250", "price: 260");
  await expect(publishPanel(page)).toContainText("Being checked");
  await expect(publishButton(page)).toHaveAttribute("aria-disabled", "true");
  show();
  await expect(publishPanel(page)).toContainText("Checked just now");

  const { promise: mayBegin, resolve: begin } = Promise.withResolvers<void>();
  await page.route("/api/publication", async (route) => {
    if (route.request().method() === "POST") await mayBegin;
    await route.continue();
  });
  const inNextFrame = await publishButton(page).evaluate(
    (element: HTMLElement) =>
      new Promise<string | null>((resolve) => {
        element.click();
        requestAnimationFrame(() => resolve(element.textContent));
      }),
  );
  expect(inNextFrame).toContain("Publishing…");
  await expect(publishButton(page)).toHaveText(/0:\d*[1-9]/);
  begin();
  await expect(heading(page)).toHaveText("Published on this computer", { timeout: 120_000 });
  await expect(page.getByRole("main")).toContainText("it shows what you published");
  expect(await (await fetch(`${url}/enrol`)).text()).toContain("$260");
  const copied = () => inFolder(secondPlace).git("for-each-ref");
  await expect.poll(copied).toContain("refs/heads/main");
  expect(inFolder(secondPlace).git("show", "main:content/schedule.yaml")).toContain("price: 260");
  await expectAccessible(page, "published");

  await press(page, "Undo just this");
  await expect(page.getByRole("dialog").getByRole("list")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("checkbox")).toBeChecked();
  await expectAccessible(page, "the question before undoing");
  // What was written since isn't replaced unasked, and isn't lost.
  project.edit(schedule, "price: 260", "price: 270");
  await page.reload();
  await press(page, "Undo just this");
  const box = page.getByRole("dialog").getByRole("checkbox");
  await expect(box).not.toBeChecked();
  await press(page, "Undo it");
  await expect(page.getByText("Choose what goes back.")).toBeVisible();
  await box.check();
  await press(page, "Undo it");
  await expect(page).toHaveURL(/\/changes$/);
  // Nothing was typed in this window.
  await expect(page.getByRole("banner")).toContainText("Saved, not published");
  await press(page, "Publish this change");
  await expect.poll(async () => (await fetch(`${url}/enrol`)).text()).toContain("$240");
  await expect(
    page.getByRole("region", { name: "What changed" }).getByRole("heading", { level: 3 }),
  ).toHaveText(["On this computer now"]);
  expect(project.git("status", "--porcelain")).toBe("");
  await page.getByText("kept for a year: 1").click();
  await expect(page.locator("pre")).toHaveText("$270");

  await page.goto("/changes");
  await expect(page.getByText("it shows the same").first()).toBeVisible();
  await expectAccessible(page, "nothing to publish", { schemes: ["light"] });
  // As if it had been published from another computer.
  writeFileSync(path.join(currentBuild(project.folder), "build/client/index.html"), "Another");
  await page.goto("/changes");
  await expect(page.getByText("The live site differs").first()).toBeVisible();
});

test("Ready says in a line that what is live is in a second place, and saves what a new computer needs", {
  tags: ["slow"],
}, async () => {
  const home = temporaryFolder();
  vi.stubEnv("HOME", home);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { project, page } = await openStudio();
  await page.goto("/ready");
  const place = page.getByRole("listitem").filter({ hasText: "A second place" });
  await expect(place).toContainText("kept in one place only. If that breaks");
  await expect(page.getByRole("button", { name: "Save what a new computer needs" })).toHaveCount(0);
  const secondPlace = temporaryFolder();
  project.git("update-ref", "refs/studio/live", "HEAD");
  project.git("clone", "--quiet", "--bare", project.folder, secondPlace);
  project.git("remote", "add", "copy", secondPlace);
  project.git("fetch", "--quiet", "copy");
  await page.reload();
  await expect(place).toContainText(`What is live is in the folder ${secondPlace}, too.`);
  await place.locator("summary").click();
  await press(page, "Save what a new computer needs");
  await expect(page.getByText(path.join(home, "For a new computer"))).toBeVisible();
  await expectAccessible(page, "what a new computer needs");
});

test("what can't be checked or built isn't published and says why, can be tried again, and isn't called live before it is seen", {
  tags: ["slow"],
}, async () => {
  let isBroken = true;
  let isSeen = true;
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const build = (folder: string) =>
    isBroken
      ? Promise.resolve({ succeeded: false, output: "", printed: "SyntaxError: somewhere" })
      : quickBuild.build(folder);
  const { project, url, page } = await openStudio({
    commands: { ...quickBuild, build },
    chooseHost: async () => thisComputer(project.folder, isSeen ? url : nowhere),
  });
  project.edit(schedule, "price: 240", "price: 260");
  const failure = { message: "Something went wrong in the studio.", detail: "Error: somewhere" };
  await page.route(/\/publication\/checks$/, (route) => route.fulfill({ status: 500, json: failure }));
  await page.goto("/changes");
  await expect(publishPanel(page)).toContainText("Error: somewhere");
  await expect(whyNot(page)).toBeVisible();
  await page.unroute(/\/publication\/checks$/);

  await page.goto("/changes");
  await press(page, "Publish this change");
  await expect(heading(page)).toContainText("Not published");
  await expect(page.getByRole("main")).toContainText("SyntaxError: somewhere");
  await expectAccessible(page, "not published");
  isBroken = false;
  await press(page, "Try again");
  await expect(heading(page)).toHaveText("Published on this computer", { timeout: 120_000 });

  // What is known to be wrong can't be published in the first place.
  project.edit(schedule, "price: 260", "price: free");
  await page.goto("/changes");
  await expect(publishPanel(page).getByRole("link", { name: "Take me there" })).toBeVisible();
  await expect(whyNot(page)).toBeVisible();
  await expect(publishButton(page)).toHaveCount(0);
  await expectAccessible(page, "wrong content");

  project.edit(schedule, "price: free", "price: 250");
  isSeen = false;
  // The desk looks there, too: where it finds what was published, the studio goes on and publishes anew.
  writeHost(project, nowhere);
  await page.goto("/changes");
  await press(page, "Publish this change");
  await expect(heading(page)).toHaveText("Put in place, but not seen there yet");
  await expectAccessible(page, "not seen yet");
  // The desk says one thing of it, and doesn't offer to publish it again.
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "1 change is in place, not seen yet" })).toBeVisible();
  const box = page.getByRole("complementary", { name: "How the site is doing" });
  await expect(box.getByRole("link", { name: "Look and publish" })).toHaveCount(0);
});

test("a public site with sample content can't be published, and leads to what is left", {
  tags: ["slow"],
}, async () => {
  const { project, page } = await openStudio();
  const host = { kind: "cloudflare", url: "https://www.stillwater.test" };
  writeFileSync(path.join(project.dataFolder, "host.json"), JSON.stringify(host));
  project.edit("content/business.yaml", /^email: .*$/m, "email: hello@example.com");
  await page.goto("/changes");
  // One note for all of them.
  await expect(publishPanel(page).locator("a[href='/ready']")).toHaveCount(1);
  await expect(publishPanel(page).getByRole("link", { name: "Take me there" })).toHaveCount(0);
  await expectAccessible(page, "samples are left");
  // Below a long list of changes, on a phone.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.evaluate(() => scrollTo(0, 0));
  await whyNot(page).click();
  await expect(publishPanel(page).locator("a[href='/ready']")).toBeInViewport();
});

test("asks her to tell nobody of what the last publication has undone", async () => {
  const { project, page } = await openStudio();
  const isAsked = page.getByText("Tell them: No Sunday class on 27 December 2099");
  const [open, closed] = ["closures: []", "closures:\n  - from: 2099-12-27\n    to: 2099-12-27"] as const;
  project.edit(schedule, open, closed);
  await page.goto("/changes");
  await press(page, "Publish this change");
  await expect(heading(page)).toHaveText("Published on this computer", { timeout: 120_000 });
  await expect(isAsked).toBeVisible();

  // The window knows what was asked before, and the studio takes its time.
  await page.route("**/api/publication/outside", () => {});
  project.edit(schedule, closed, open);
  await page.getByRole("banner").getByRole("link", { name: "Look and publish" }).click();
  await press(page, "Publish this change");
  await expect(heading(page)).toHaveText("Published on this computer", { timeout: 120_000 });
  await expect(isAsked).toHaveCount(0);
});

test("says what only the owner can do outside the site, before and after a publication", {
  tags: ["slow"],
}, async () => {
  const { project, page, restart } = await openStudio();
  const text = project.read(schedule);
  const closed = text.replace(
    "closures: []",
    "closures:\n  - from: 2099-12-27\n    to: 2099-12-27\n    why: Rest",
  );
  writeFileSync(path.join(project.folder, schedule), setValue(closed, ["coaching", "price"], 1234));
  project.edit("content/faqs.yaml", /^/, "# A note\n");
  const { bookings } = parse(project.read("content/business.yaml"));
  const { price } = parse(text).coaching;
  const list = page.locator("aside, main").locator("div", { hasText: "Only you can do this" }).last();
  const link = list.locator(`a[href="${bookings.personalCoaching}"]`);
  await page.goto("/changes");
  await expect(link).toBeVisible();
  // The one price that is right from now on.
  await expect(list).toContainText("$1,234");
  await expect(list).not.toContainText(`$${price}`);
  await expect(list).toContainText("Tell them: No Sunday class on 27 December 2099");
  await expect(list.getByRole("button", { name: "I’ve told them" })).toHaveCount(0);
  await press(page, "Publish all three");
  await expect(heading(page)).toHaveText("Published on this computer", { timeout: 120_000 });
  await expect(link).toBeVisible();

  await restart();
  await page.goto("/history");
  await expect(link).toBeVisible();
  await expectAccessible(page, "the history with two things to do outside the site");
  // What is done goes, for good, unless it was pressed by mistake.
  await list.getByRole("button", { name: "I’ve told them" }).click();
  await expect(page.getByText("Tell them")).toHaveCount(0);
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo", exact: true }).click();
  await expect(list).toContainText("Tell them: No Sunday class on 27 December 2099");
  await list.getByRole("button", { name: "I’ve told them" }).click();
  await expect(page.getByText("Tell them")).toHaveCount(0);
  await restart();
  await page.goto("/history");
  await expect(link).toBeVisible();
  await expect(page.getByText("Tell them")).toHaveCount(0);

  // A closure, and what is one change as a whole, say so as well if they have changed since.
  project.edit(schedule, "to: 2099-12-27", "to: 2100-01-03");
  project.edit("content/faqs.yaml", "# A note", "# Another note");
  await page.reload();
  await press(page, "Undo these");
  const changed = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "has changed since" });
  await expect(changed).toHaveText([/note/i, /Sunday class no longer off/]);
  for (const box of await changed.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
});

test("before publishing: what an undo put back can go alone, and is said to be made up; her booking pages are in sight", async () => {
  const { project, page } = await openStudio();
  const words = "content/testimonials.yaml";
  const before = project.read(words);
  project.edit(words, / {2}- quote: I was nervous about the online part[\s\S]*?rating: 5\n/, "");
  project.git("commit", "--all", "--message=Take them off");
  project.edit(words, /[\s\S]*/, before);
  project.edit(schedule, "price: 240", "price: 260");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/changes");
  await expect(publishPanel(page)).toContainText("One thing new on it is made up");
  await expect(publishPanel(page)).not.toContainText("nothing new on it is made up");

  const outside = page.getByRole("link", { name: /^Booking service: \d+ pages? to change$/ });
  await expect(outside).toBeInViewport();
  await outside.click();
  await expect(publishPanel(page).getByText("Only you can do this")).toBeInViewport();

  // As an undo leads here.
  const led = { undone: ["schedule course.price"] };
  await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, "", "/changes"), led);
  await page.reload();
  await press(page, "Leave the others out");
  await expect(heading(page)).toHaveText("One of two changes");
  await expect(publishPanel(page).getByRole("button", { name: "Publish this change" })).toBeVisible();
  await expect(publishPanel(page)).toContainText("nothing new on it is made up");
});

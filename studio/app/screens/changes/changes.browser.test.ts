// @module-tag slow
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, test } from "vitest";
import { readSources } from "../../../../content-model/compiler/read-sources.ts";
import { outputOfSync } from "../../../../system/programs.ts";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { freePort } from "../../../../tests/support/free-port.ts";
import { sidewaysOverflow } from "../../../../tests/support/in-page.ts";
import { ProjectCopy } from "../../../../tests/support/project-copy.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { openProject } from "../../../engine/project.ts";
import { tokenHeader } from "../../../server/door/door.ts";
import { type RunningStudio, startStudio } from "../../../server/start.ts";
import { exchangeKey, previewPagesOf } from "../../../test-support/running-studio.ts";
import { expect, heading, openWindow } from "../../../test-support/window.ts";
import { countWords, upperFirst } from "../../ui/format.ts";

/** No owner's price, so that it is a change for each of them. */
const price = 1234;
const shownPrice = "$1,234";

const copy = new ProjectCopy();
let studio: RunningStudio;

beforeAll(async () => {
  const git = (...args: string[]) => outputOfSync("git", args, { cwd: copy.folder });
  git("init", "--quiet", "--initial-branch=main");
  git("add", "content");
  git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "--message=Begin");
  const schedule = (await readSources(copy.folder)).get("content/schedule.yaml") ?? "";
  const drafted = schedule
    .replace(/(?<=course:\n(?: .*\n)* {2}price: )\d+/, String(price))
    .replace("closures: []", "closures:\n  - from: 2099-12-27\n    to: 2099-12-27\n    why: Rest");
  copy.write("content/schedule.yaml", drafted);
  await buildAppWhereNeeded(() => undefined);
  studio = await startStudio({ project: openProject(copy.folder), appFolder, port: await freePort() });
}, 300_000);

afterAll(async () => {
  await studio?.stop();
  copy.remove();
});

/** How much visitors will read differently. */
const lead = (page: Page) => page.getByRole("main").locator("header").getByRole("status");

const differences = (page: Page) => page.getByRole("region", { name: "Before and after" });

/** The sentences that differ, also those that are folded away. */
const sentences = (page: Page) => differences(page).locator("li");

test("shows what visitors will read, leaves one change out, and throws one away and brings it back", async () => {
  const page = await openWindow(studio, { at: "/changes" });
  // The first comparison builds what renders the pages.
  await expect(lead(page)).toContainText("read differently", { timeout: 120_000 });
  await expect(heading(page)).toContainText("Two changes");
  await expect(sentences(page).filter({ visible: true })).toHaveCount(5);
  await differences(page).locator("summary").click();
  const listed = await sentences(page).filter({ visible: true }).count();
  await expect(lead(page)).toHaveText(new RegExp(`^(${listed}|${upperFirst(countWords(listed))}) sentences`));
  await expect(sentences(page).filter({ hasText: shownPrice }).first()).toBeVisible();
  await expect(differences(page)).toContainText("not in today’s words");
  for (const [width, scheme] of [
    [390, "light"],
    [1440, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${width} px`, { schemes: [scheme] });
    expect(await sidewaysOverflow(page)).toBe(0);
  }

  // What follows from the price, on the page that the window opens.
  const row = sentences(page)
    .filter({ hasNotText: shownPrice })
    .filter({ has: page.locator("ins") })
    .first();
  const words = (await row.locator("ins").first().textContent())?.replace("after: ", "") ?? "";
  const shown = await page.context().newPage();
  const errors: string[] = [];
  shown.on("pageerror", (error) => errors.push(String(error)));
  shown.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const link = row.getByRole("link", { name: /^Look/ });
  expect((await shown.goto((await link.getAttribute("href")) ?? ""))?.status()).toBe(200);
  await expect(shown.locator("body")).toContainText(words);
  expect(errors).toEqual([]);

  const press = (name: string) => page.getByRole("button", { name }).first().click();
  await press("Leave this one out");
  await expect(heading(page)).toHaveText("One of two changes");
  await page.reload();
  await expect(page.getByRole("article").filter({ hasText: "Left out on this device." })).toHaveCount(1);
  // Above the list, too, which may be long.
  await expect(page.getByText("Left out on this device: ")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Publish" })).toContainText(
    "What you left out is shown there as well.",
  );
  await press("Include it");
  await expect(page.getByText("Left out on this device")).toHaveCount(0);
  await press("Leave this one out");
  await press("Include it again");
  await expect(heading(page)).toContainText("Two changes");

  const read = () => readFileSync(path.join(copy.folder, "content/schedule.yaml"), "utf8");
  const drafted = read();
  await press("Throw this change away");
  await expect(heading(page)).toHaveText("One change, not published yet");
  await expect(page.getByRole("heading", { name: "Thrown away" })).toBeFocused();
  await expectAccessible(page, "a change thrown away", { schemes: ["light"] });
  expect(read()).not.toBe(drafted);
  await press("Bring it back");
  await expect(heading(page)).toContainText("Two changes");
  expect(read()).toBe(drafted);

  await press("Throw this change away");
  await expect(heading(page)).toHaveText("One change, not published yet");
  await page.goto("/history");
  await press("Bring it back");
  await expect(page.getByRole("heading", { name: "Thrown away" })).toBeHidden();
  expect(read()).toBe(drafted);
});

test("shows a page’s islands with drafted words, and sends nothing", async () => {
  const token = { [tokenHeader]: await exchangeKey(studio) };
  const previewPages = await previewPagesOf(`http://localhost:${studio.port}`, token);
  const get = (path: string, init?: RequestInit) => fetch(previewPages + path, init);
  const file = "content/pages/error.yaml";
  const words = "Words that only the draft has";
  const source = (await readSources(copy.folder)).get(file) ?? "";
  copy.write(file, source.replace(/(?<=^home: ).*/m, words));
  const page = await (await get("/contact")).text();
  const [, map = "{}"] = /<script type="importmap">(.*?)<\/script>/.exec(page) ?? [];
  const { imports } = JSON.parse(map) as { imports: Record<string, string> };
  const island = await get(String(imports["#content/pages/error"]));
  expect(await island.text()).toContain(words);
  copy.write("public/photos/café.jpg", "a photograph");
  expect((await get("/photos/caf%C3%A9.jpg")).status).toBe(200);
  const portrait = sharp({ create: { width: 60, height: 80, channels: 3, background: "#777" } });
  await portrait.jpeg().toFile(`${copy.folder}/public/photos/me.jpg`);
  const avif = await (await get("/photos/me.jpg.avif")).arrayBuffer();
  expect(await sharp(avif).metadata()).toMatchObject({ compression: "av1" });
  // A page of the window loads it by its own address. Nobody else makes the studio work for seconds.
  const address = `${new URL(previewPages).origin}/photos/me.jpg.avif`;
  const asked = async (referer: string) => (await fetch(address, { headers: { referer } })).status;
  expect([await asked(`${previewPages}/contact`), await asked("")]).toEqual([200, 403]);
  expect((await get("/assets/..%2f..%2fpackage.json")).status).toBe(404);
  expect((await get("/functions/contact", { method: "POST" })).status).toBe(405);
  expect((await get("/no-such-page")).status).toBe(404);
});

test("a window with a drafted page goes on to others by their links, and tells other ports nothing", async () => {
  const other: unknown[] = [];
  const port = await freePort();
  const listener = createServer(({ headers }, response) => {
    other.push([headers.cookie, headers.referer]);
    response.end();
  }).listen(port, "127.0.0.1");
  const page = await openWindow(studio, { at: "/changes" });
  const opening = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Walk through the new site" }).click();
  const opened = await opening;
  await expect(opened.locator("main h1")).toBeVisible({ timeout: 120_000 });
  const home = opened.url();
  await opened.locator('footer a[href="/faq"]').first().click();
  await expect(opened).toHaveURL(`${home}/faq`);
  await expect(opened.locator("main h1")).toBeVisible();
  await opened.evaluate((address) => {
    location.href = address;
  }, `http://localhost:${port}/`);
  await expect.poll(() => other.length).toBeGreaterThan(0);
  expect(other[0]).toEqual([undefined, undefined]);
  listener.close();
});

import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, onTestFinished, test, vi } from "vitest";
import { createMessageStore } from "../../../../server/contact/store.ts";
import { importReaders } from "../../../../server/newsletter/import-readers.ts";
import { submission, temporaryDatabase } from "../../../../server/test-support/fixtures.ts";
import { repository } from "../../../../server/test-support/spawn-site.ts";
import { outputOfSync, startProgram } from "../../../../system/programs.ts";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { freePort } from "../../../../tests/support/free-port.ts";
import { sidewaysOverflow } from "../../../../tests/support/in-page.ts";
import { temporaryFolder } from "../../../../tests/support/temporary-folder.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { setValue } from "../../../core/content/edit-yaml.ts";
import { messageOf } from "../../../core/history/commit-message.ts";
import { inFolder } from "../../../core/test-support/small-project.ts";
import { startStudio } from "../../../server/start.ts";
import { remember } from "../../../test-support/remember.ts";
import { expect, openContext, openWindow } from "../../../test-support/window.ts";

beforeAll(() => buildAppWhereNeeded(() => undefined));

const schedule = "content/schedule.yaml";

/** A computer on which a price was published, with a message, a reader, and a second place on a stick. */
async function oldComputer(stick: string) {
  const home = temporaryFolder();
  mkdirSync(path.join(home, "Desktop"));
  const folder = path.join(home, "site");
  outputOfSync("git", ["clone", "--quiet", "--shared", repository, folder]);
  const project = inFolder(folder);
  project.git("config", "user.name", "Test");
  project.git("config", "user.email", "test@example.org");
  for (const price of [240, 260]) {
    const text = setValue(project.read(schedule), ["course", "price"], price);
    writeFileSync(path.join(folder, schedule), text);
    const change = { id: "schedule course.price", label: "Course price", before: "$240", after: "$260" };
    const message = price === 260 ? messageOf([change]) : "Before the studio";
    project.git("commit", "--quiet", "--all", "--allow-empty", "--message", message);
  }
  project.git("update-ref", "refs/studio/live", "HEAD");
  project.git("symbolic-ref", "refs/studio/branch", project.git("symbolic-ref", "HEAD"));
  mkdirSync(path.join(stick, "pages"));
  project.git("remote", "add", "copy", path.join(stick, "pages"));

  const database = temporaryDatabase(path.join(folder, "data"));
  const limits = { perClient: 9, perMinute: 9, perClientDay: 9999, perDay: 99, toCheck: 9 };
  await createMessageStore(database, limits).add(submission({ name: "Mei-Lin Cho" }), "client");
  await importReaders(database, [{ email: "ann@example.org", name: "" }], { at: Date.now(), way: "paper" });
  return { home, project };
}

/** A new computer, on which a package manager brings what is installed here. */
async function newComputer(starter: string) {
  const home = temporaryFolder();
  const programs = temporaryFolder();
  const npm = `#!/bin/sh
ln -s "${repository}/node_modules" node_modules
mkdir .generated
for name in art content fonts; do ln -s "${repository}/.generated/$name" .generated/; done
cp -R "${appFolder}" .generated/
exec "${process.execPath}" studio/main.ts --no-open --port ${await freePort()}
`;
  writeFileSync(path.join(programs, "npm"), npm);
  chmodSync(path.join(programs, "npm"), 0o755);
  const child = startProgram(starter, [], {
    cwd: home,
    env: { PATH: `${programs}:${process.env.PATH}`, HOME: home },
  });
  onTestFinished(() => void child.kill("SIGTERM"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  const address = () => /http:\/\/localhost:\d+\/open\/\S+/.exec(output)?.[0];
  await vi.waitUntil(address, { timeout: 120_000 });
  expect(output).not.toContain("Where are your pages kept?");
  return { site: inFolder(path.join(home, "Website")), address: address() ?? "" };
}

test.skipIf(process.platform === "win32")(
  "everything is back on a new computer with one starter: pages, history, undo, messages and readers",
  { tags: ["slow"] },
  async () => {
    const stick = temporaryFolder();
    const { home, project } = await oldComputer(stick);
    vi.stubEnv("HOME", home);
    vi.stubEnv("DATA_DIR", undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const studio = await startStudio({ project, appFolder, port: await freePort(), remember });
    const old = await openWindow(studio, { at: "/history" });
    await old.getByRole("button", { name: "Copy it now" }).click();
    await expect(old.locator("[aria-labelledby=second-copy]")).toContainText("is copied to the folder");
    await old.getByRole("button", { name: "Save it for a new computer" }).click();
    const saved = old.locator("[aria-labelledby=new-computer]");
    const folder = path.join(home, "Desktop", "For a new computer");
    await expect(saved).toContainText(`The folder ${folder} is the one to keep`);
    await expect(saved).toContainText("Messages and readers are in it");
    await expectAccessible(old, "what a new computer needs");
    cpSync(folder, path.join(stick, "For a new computer"), { recursive: true });
    await studio.stop();
    rmSync(home, { recursive: true });

    const starter = path.join(stick, "For a new computer", "Open the studio.command");
    const { site, address } = await newComputer(starter);
    const page = await (await openContext()).newPage();
    await page.goto(address);
    const needs = page.getByRole("region", { name: "What needs you" });
    await expect(needs).toContainText("No messages or readers are on this computer");
    await needs.getByRole("link", { name: "Bring them back" }).click();
    await expect(page.getByText("A copy is on this computer: 1 message and 1 reader")).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `messages to bring back, ${width}`);
      expect(await sidewaysOverflow(page)).toBe(0);
    }

    // Something else is refused, and changes nothing.
    const wrong = { name: "holiday.sqlite", mimeType: "", buffer: Buffer.from("a photograph") };
    await page.getByLabel("Another copy").setInputFiles(wrong);
    await page.getByRole("button", { name: "Bring back what’s in the file" }).click();
    await expect(page.getByRole("alert")).toContainText("This can’t be brought back");
    await page.getByRole("button", { name: "Bring these back" }).click();
    await expect(page.getByText("1 message and 1 reader are back.")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Mei-Lin Cho");
    await page.getByRole("link", { name: "Readers", exact: true }).first().click();
    await expect(page.getByRole("main")).toContainText("ann@example.org");

    await page.goto(new URL("/history", address).href);
    await expect(page.getByRole("region", { name: "Every state" })).toContainText("$240");
    await page.getByRole("button", { name: /^Undo just this/ }).click();
    await page.getByRole("button", { name: /^Put it back/ }).click();
    await expect(page).toHaveURL(/\/changes$/);
    expect(site.read(schedule)).toContain("price: 240");
  },
);

// npm run studio-pictures: takes the pictures of docs/owner from a studio that works on a copy of the project. Names take those alone:
// npm run studio-pictures -- ready desk
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../../tests/support/chromium.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { ProjectCopy } from "../../tests/support/project-copy.ts";
import { appFolder, buildAppWhereNeeded } from "../build-app.ts";
import { openProject } from "../engine/project.ts";
import { startStudio } from "../server/start.ts";
import { prepareDemo } from "./demo.ts";
import { type Picture, pictures } from "./pictures.ts";

const folder = "docs/owner/pictures";
const viewport = { width: 1280, height: 840 };

/** The handbook is read over slow connections, too. */
const mostBytes = 70_000;

async function main() {
  const { positionals: names } = parseArgs({ allowPositionals: true });
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  mkdirSync(folder, { recursive: true });
  await buildAppWhereNeeded(() => console.info("Building the studio's screens..."));

  const copy = new ProjectCopy();
  const project = openProject(copy.folder);
  await prepareDemo(project);
  const studio = await startStudio({ project, appFolder, port: await freePort() });
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage({ viewport, locale: "en-AU" });
    page.setDefaultTimeout(120_000);
    await page.goto(studio.issueAddress("terminal"));
    await whenShown(page);
    for (const picture of pictures.filter(({ name }) => isWanted(name))) {
      await page.goto(`http://localhost:${studio.port}${picture.path}`);
      await take(page, picture);
    }
    if (isWanted("stopped")) {
      await page.goto(`http://localhost:${studio.port}/dates`);
      await whenShown(page);
      await studio.stop();
      await page.getByText("The studio has stopped").waitFor();
      await take(page, { name: "stopped", path: "" });
    }
  } finally {
    await browser.close();
    await studio.stop();
    copy.remove();
  }
}

async function take(page: Page, { name, prepare }: Picture) {
  await whenShown(page);
  await prepare?.(page);
  await whenShown(page);
  // Playwright's own screenshots are PNG or JPEG.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 45 });
  const bytes = Buffer.from(data, "base64");
  if (bytes.length > mostBytes)
    throw new Error(`${name}.webp has ${bytes.length} bytes, more than ${mostBytes}.`);
  writeFileSync(path.join(folder, `${name}.webp`), bytes);
  console.info(`${name}.webp, ${Math.ceil(bytes.length / 1000)} KB`);
}

/** Waits until everything on the screen has come. */
const whenShown = (page: Page) =>
  page.waitForFunction(() => document.querySelector("h1") && !document.querySelector("[data-loading]"));

await main();
process.exit(0);

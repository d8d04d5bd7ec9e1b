import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { practise as words } from "#content/pages/practise";
import { makeWorker } from "../../build-site/make-worker.ts";
import { workerFile } from "../../domain/practice-worker.ts";
import { practiceRoom } from "../support/practice-room.ts";
import { expect, test } from "../support/test.ts";

test("after one visit the room opens without a network, and no other page does", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto("/practise");
  const scope = await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.scope));
  expect(new URL(scope).pathname).toBe("/practise");
  await context.setOffline(true);
  await page.goto("/practise");
  const room = practiceRoom(page);
  await room.sitDown.click();
  await expect(room.stage).toBeVisible();
  await page.keyboard.press("f");
  await expect(room.marks).toHaveCount(1);
  await page.keyboard.press("Escape");
  await room.pull.click();
  await expect(room.heading).toHaveText(words.print.heading);
  await expect(page.goto("/about")).rejects.toThrow();
  await context.setOffline(false);
  await page.goto("/about");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  complaints.length = 0; // what could not be fetched
});

test("with a network, the page comes from it", async ({ page, context, site }) => {
  await page.goto("/practise");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [response] = await Promise.all([
    context.waitForEvent(
      "response",
      (found) => found.url() === `${site.url}/practise` && found.request().serviceWorker() !== null,
    ),
    page.reload(),
  ]);
  expect(response.ok()).toBe(true);
});

test("switched off, a browser forgets the room", { tag: "@slow" }, async ({ page, site, complaints }) => {
  const later = await nextRelease(site.url);
  try {
    await page.goto(`${later.url}/practise`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(await page.evaluate(keptByBrowser)).toEqual({ workers: 1, caches: 1 });
    // Browsers look for a new worker at each visit.
    later.publish();
    await page.reload();
    // A busy browser changes workers once the old one has nothing left to answer.
    await page.goto(`${later.url}/about`);
    await expect.poll(() => page.evaluate(keptByBrowser)).toEqual({ workers: 0, caches: 0 });
    await page.goto(`${later.url}/practise`);
    await expect(practiceRoom(page).sitDown).toBeVisible();
    expect(await page.evaluate(keptByBrowser)).toEqual({ workers: 0, caches: 0 });
  } finally {
    await later.close();
  }
  complaints.length = 0; // this server answers no visit counts
});

for (const trouble of ["hangs", "fails"] as const) {
  test(`while the network ${trouble}, the room comes from the copy`, { tag: "@slow" }, async ({
    page,
    site,
    complaints,
  }) => {
    const later = await nextRelease(site.url);
    try {
      await page.goto(`${later.url}/practise`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      later.breakRoom(trouble);
      await page.goto(`${later.url}/practise`, { waitUntil: "domcontentloaded" });
      await expect(practiceRoom(page).sitDown).toBeVisible();
    } finally {
      await later.close();
    }
    complaints.length = 0; // this server answers no visit counts
  });
}

/** Runs in the page. */
const keptByBrowser = async () => ({
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  caches: (await caches.keys()).length,
});

/**
 * Passes requests on to the site. Once published, the room is switched off. It can also be broken: then its page never gets
 * an answer, or a server error.
 */
async function nextRelease(origin: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "worker-"));
  await makeWorker(folder, false);
  const forget = await readFile(path.join(folder, workerFile));
  let isPublished = false;
  let trouble: "hangs" | "fails" | undefined;
  const server = createServer(async ({ url = "/" }, response) => {
    if (trouble && url === "/practise") {
      if (trouble === "fails") response.writeHead(503).end("Service Unavailable");
      return;
    }
    const original = await fetch(origin + url);
    let body: Buffer | string = Buffer.from(await original.arrayBuffer());
    if (isPublished && url === `/${workerFile}`) body = forget;
    if (isPublished && url === "/practise")
      body = body.toString().replace('data-offline="yes"', 'data-offline="no"');
    const { "content-security-policy": policy, "content-type": type } = Object.fromEntries(original.headers);
    response.writeHead(original.status, { "Content-Security-Policy": policy, "Content-Type": type });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    publish: () => {
      isPublished = true;
    },
    breakRoom: (how: "hangs" | "fails") => {
      trouble = how;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

test("the room can be installed by itself, and other pages with the site", async ({ page, request }) => {
  await page.goto("/practise");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await request.get(href ?? "")).json();
  expect(manifest).toMatchObject({ start_url: "/practise", scope: "/practise", display: "standalone" });
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
  await page.goto("/about");
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/site.webmanifest");
});

import { createServer } from "node:http";
import { practise as words } from "#content/pages/practise";
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

for (const trouble of ["hangs", "fails"] as const) {
  test(`while the network ${trouble}, the room comes from the copy`, { tag: "@slow" }, async ({
    page,
    site,
    complaints,
  }) => {
    const broken = await breakableSite(site.url);
    try {
      await page.goto(`${broken.url}/practise`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      broken.breakRoom(trouble);
      await page.goto(`${broken.url}/practise`, { waitUntil: "domcontentloaded" });
      await expect(practiceRoom(page).sitDown).toBeVisible();
    } finally {
      await broken.close();
    }
    complaints.length = 0; // this server answers no visit counts
  });
}

/** Passes requests on to the site. The room can be broken: then its page never gets an answer, or a server error. */
async function breakableSite(origin: string) {
  let trouble: "hangs" | "fails" | undefined;
  const server = createServer(async ({ url = "/" }, response) => {
    if (trouble && url === "/practise") {
      if (trouble === "fails") response.writeHead(503).end("Service Unavailable");
      return;
    }
    const original = await fetch(origin + url);
    const { "content-security-policy": policy, "content-type": type } = Object.fromEntries(original.headers);
    response.writeHead(original.status, { "Content-Security-Policy": policy, "Content-Type": type });
    response.end(Buffer.from(await original.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    breakRoom: (how: "hangs" | "fails") => {
      trouble = how;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

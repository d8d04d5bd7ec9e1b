import { createServer, request } from "node:http";
import { networkInterfaces } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../tests/support/free-port.ts";
import { openProject } from "../engine/project.ts";
import { builtApp, previewPagesOf, runningStudio } from "../test-support/running-studio.ts";
import { startStudio } from "./start.ts";

/** This computer's addresses in its network. */
const outerAddresses = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === "IPv4")
  .map(({ address }) => address);

test.skipIf(outerAddresses.length === 0)("can't be reached from the network", async () => {
  const { port, previewOrigin } = await runningStudio();
  for (const address of outerAddresses) {
    for (const at of [port, new URL(previewOrigin).port]) {
      await expect(fetch(`http://${address}:${at}/`)).rejects.toThrow();
    }
  }
});

test("takes the next port when the first is in use", async () => {
  const first = await freePort();
  const other = createServer().listen(first, "127.0.0.1");
  onTestFinished(() => void other.close());
  const studio = await startStudio({ project: openProject("."), appFolder: builtApp(), port: first });
  onTestFinished(() => studio.stop());
  expect(studio.port).toBeGreaterThan(first);
  expect(studio.issueAddress("terminal")).toContain(`http://localhost:${studio.port}/open/`);
});

test("stops while a window listens to events", async () => {
  const studio = await runningStudio();
  const events = await fetch(`${studio.origin}/api/events`, { headers: await studio.enter() });
  const reader = events.body?.getReader();
  await reader?.read();
  await studio.stop();
  // More events may have arrived before it stopped; the connection is then ended, or cut off.
  const readToEnd = async () => {
    while (!(await reader?.read())?.done);
  };
  await readToEnd().catch(() => undefined);
});

test("shows the preview at its own address and to the owner's windows only, framed by nothing but the studio", async () => {
  const { previewOrigin, origin, port: studioPort, enter } = await runningStudio();
  const port = Number(new URL(previewOrigin).port);
  const statusOf = (host: string) =>
    new Promise((resolve) =>
      request({ host: "127.0.0.1", port, headers: { host } }, ({ statusCode }) => resolve(statusCode)).end(),
    );
  expect(await statusOf("evil.example")).toBe(403);
  expect(await statusOf(`127.0.0.1:${port}`)).toBe(403);
  // Another program of this computer doesn't know the folder, and gets neither pages nor letters.
  for (const page of ["/", "/blog", "/letter-as-it-arrives/letter/light", `/${"a".repeat(43)}/blog`]) {
    const headers = { accept: "text/html", referer: `${previewOrigin}/${"a".repeat(43)}/` };
    const refused = await fetch(previewOrigin + page, { headers });
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining("open it from there"),
    ]);
  }
  expect((await fetch(`http://localhost:${studioPort}/api/session`)).headers.get("set-cookie")).toBeNull();
  // No browser sends another port the folder: there is no cookie, and other origins get no address of a page.
  const session = await fetch(`${origin}/api/session`, { headers: await enter() });
  expect(session.headers.get("set-cookie")).toBeNull();
  const pages = await previewPagesOf(origin, await enter());
  const { headers } = await fetch(`${pages}/`);
  expect(headers.get("location")).toBeNull();
  expect(headers.get("referrer-policy")).toBe("same-origin");
  // A link of a page leads to another page.
  const linked = await fetch(`${previewOrigin}/faq?at=1`, {
    headers: { accept: "text/html", referer: `${pages}/blog` },
    redirect: "manual",
  });
  expect([linked.status, previewOrigin + linked.headers.get("location")]).toEqual([302, `${pages}/faq?at=1`]);
  // Words instead of a page have a style, which plain text can't.
  expect(headers.get("content-type")).toContain("text/html");
  expect(headers.get("content-security-policy")).toContain(`frame-ancestors ${origin}`);
  expect(headers.get("access-control-allow-origin")).toBeNull();
});

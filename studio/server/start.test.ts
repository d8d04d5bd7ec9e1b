import { createServer, request } from "node:http";
import { networkInterfaces } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../tests/support/free-port.ts";
import { openProject } from "../core/project.ts";
import { builtApp } from "../test-support/built-app.ts";
import { runningStudio } from "../test-support/running-studio.ts";
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
  const cookie = await studio.enter();
  const events = await fetch(`${studio.origin}/api/events`, { headers: { cookie } });
  const reader = events.body?.getReader();
  await reader?.read();
  await studio.stop();
  // Cut off, or ended.
  const rest = await reader?.read().catch(() => ({ done: true }));
  expect(rest?.done).toBe(true);
});

test("answers the preview's own address only, and lets nothing but the studio frame it", async () => {
  const { previewOrigin, origin } = await runningStudio();
  const port = Number(new URL(previewOrigin).port);
  const statusOf = (host: string) =>
    new Promise((resolve) =>
      request({ host: "127.0.0.1", port, headers: { host } }, ({ statusCode }) => resolve(statusCode)).end(),
    );
  expect(await statusOf("evil.example")).toBe(403);
  expect(await statusOf(`localhost:${port}`)).toBe(403);
  const { headers } = await fetch(previewOrigin);
  expect(headers.get("content-security-policy")).toContain(`frame-ancestors ${origin}`);
  expect(headers.get("access-control-allow-origin")).toBeNull();
});

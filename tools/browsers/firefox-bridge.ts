#!/usr/bin/env node
/**
 * Starts Firefox for Playwright and forwards their messages, except one command that Debian's Firefox doesn't know yet:
 * the override of colour scheme and motion. The bridge reports success; Firefox's own preferences set them instead.
 */
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";
import { startProgram } from "../../system/programs.ts";

const unsupported = "emulation.setMediaFeaturesOverride";
const child = startProgram(process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr", process.argv.slice(2), {
  stdio: ["inherit", "inherit", "pipe"],
});
child.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));

createInterface({ input: child.stderr }).on("line", async (line) => {
  const url = /listening on (ws:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1];
  console.error(url ? line.replace(url, await bridgeTo(url)) : line);
});

/** Starts a bridge to Firefox's URL, and returns the bridge's URL. */
async function bridgeTo(firefoxUrl: string): Promise<string> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (playwright, { url }) => {
    const firefox = new WebSocket(firefoxUrl + (url ?? ""));
    const waiting: string[] = [];
    playwright.on("message", (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text) as { id: number; method: string };
      if (method === unsupported) playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      else if (firefox.readyState === WebSocket.OPEN) firefox.send(text);
      else waiting.push(text);
    });
    firefox.on("open", () => {
      for (const text of waiting) firefox.send(text);
    });
    firefox.on("message", (data) => playwright.send(String(data)));
    playwright.on("close", () => firefox.close());
    firefox.on("close", () => playwright.close());
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

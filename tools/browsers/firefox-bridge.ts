#!/usr/bin/env node
/**
 * Starts Firefox for the test tool and stands between them, since the tool sends one command that Debian's
 * Firefox does not have yet: the preference for colours and motion. It is answered as if it were done; the
 * colours of this Firefox are set by its own preferences instead. Everything else goes through untouched.
 */
import { spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const unknown = "emulation.setMediaFeaturesOverride";
const child = spawn(process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr", process.argv.slice(2), {
  stdio: ["inherit", "inherit", "pipe"],
});
child.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));

createInterface({ input: child.stderr }).on("line", async (line) => {
  const address = /listening on (ws:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1];
  console.error(address ? line.replace(address, await bridgeTo(address)) : line);
});

/** @returns the address of a bridge on loopback that leads to Firefox's */
async function bridgeTo(address: string): Promise<string> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (tool, { url }) => {
    const firefox = new WebSocket(address + (url ?? ""));
    const waiting: string[] = [];
    tool.on("message", (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text) as { id: number; method: string };
      if (method === unknown) tool.send(JSON.stringify({ type: "success", id, result: {} }));
      else if (firefox.readyState === WebSocket.OPEN) firefox.send(text);
      else waiting.push(text);
    });
    firefox.on("open", () => {
      for (const text of waiting) firefox.send(text);
    });
    firefox.on("message", (data) => tool.send(String(data)));
    tool.on("close", () => firefox.close());
    firefox.on("close", () => tool.close());
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

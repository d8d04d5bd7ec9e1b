import { statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openProject } from "../engine/project.ts";
import { builtApp } from "../test-support/running-studio.ts";
import { startServedStudio } from "./start.ts";

const origin = "https://studio.example.com";
const previewOrigin = "https://studio-preview.example.com";

/** Starts a studio as on a server. */
async function serve(socket = path.join(temporaryFolder(), "studio.sock")) {
  const project = { ...openProject(".", "the server"), dataFolder: temporaryFolder() };
  const studio = await startServedStudio(
    { project, appFolder: builtApp() },
    { origin, previewOrigin, socket },
  );
  onTestFinished(() => studio.stop());
  /** Asks as the proxy does. */
  const ask = (host: string, headers: Readonly<Record<string, string>> = {}, url = "/") =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      request({ socketPath: socket, path: url, headers: { host, ...headers } }, (response) => {
        let text = "";
        response.on("data", (data) => {
          text += data;
        });
        response.on("end", () => resolve({ status: response.statusCode, text }));
      })
        .on("error", reject)
        .end();
    });
  return { socket, ask };
}

test("answers at its socket by its own two names alone, each with its own pages", async () => {
  const { ask } = await serve();
  expect(await ask("studio.example.com")).toMatchObject({
    status: 200,
    text: expect.stringContaining("<title>The studio"),
  });
  expect(await ask("studio-preview.example.com")).toMatchObject({
    status: 403,
    text: expect.stringContaining("This page is part of your studio"),
  });
  for (const host of [
    "www.example.com",
    "localhost",
    "127.0.0.1",
    "studio.example.com:4600",
    "studio.example.com.",
  ]) {
    for (const headers of [{}, { "x-forwarded-host": "studio.example.com" }]) {
      expect(await ask(host, headers)).toEqual({ status: 403, text: "" });
    }
  }
  // The cookies of the studio open nothing at the other name.
  const cookie = "__Host-studio=guess";
  expect((await ask("studio-preview.example.com", { cookie }, "/api/session")).status).toBe(403);
});

test.skipIf(process.platform === "win32")(
  "lets the proxy's group to its socket, and nobody else",
  async () => {
    const { socket } = await serve();
    expect(statSync(socket).mode & 0o777).toBe(0o660);
  },
);

test("takes the place of a socket that a killed studio left, and of nothing else", async () => {
  const { socket } = await serve();
  const { ask } = await serve(socket);
  expect((await ask("studio.example.com")).status).toBe(200);
  const file = path.join(temporaryFolder(), "studio.sock");
  writeFileSync(file, "words");
  await expect(serve(file)).rejects.toThrow("that’s a file, not a socket");
  await expect(serve(path.join(temporaryFolder(), "missing", "studio.sock"))).rejects.toThrow();
});

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Serves what `data/live/current` names, as a host would that never keeps an old copy. It is stopped after the test. */
export async function serveLive(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    try {
      const build = path.join(currentBuild(folder), "build");
      if (request.url === "/healthz") {
        const { release } = JSON.parse(readFileSync(path.join(build, "site.json"), "utf8"));
        response.end(JSON.stringify({ status: "ok", release }));
      } else {
        response.end(readFileSync(path.join(build, "client", request.url ?? "/", "index.html")));
      }
    } catch {
      response.writeHead(404).end("Nothing is published.");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns the folder of the published state. Throws if there is none. */
export const currentBuild = (folder: string) =>
  path.join(folder, "data/live", readFileSync(path.join(folder, "data/live/current"), "utf8").trim());

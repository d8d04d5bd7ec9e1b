import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { freePort } from "../../../tests/support/free-port.ts";
import { liveRef } from "../repository.ts";
import { smallProject } from "../test-support/small-project.ts";
import { chooseHost, writeHostChoice } from "./hosts.ts";
import { hostKey, isNotPublishedYet, liveHost, readLiveSite, readLiveStatus } from "./live-site.ts";

const errorAt = async (url: string) => (await readLiveSite(url)).error;

test("a site without an answer, or with a proxy's error in its place, is down; an unwell health check isn't", async () => {
  expect(await errorAt(`http://localhost:${await freePort()}`)).toMatch(/ECONNREFUSED/);
  let home = 502;
  const server = createServer(({ url }, response) => {
    response.statusCode = url === "/healthz" ? 503 : home;
    response.end("{}");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await errorAt(url)).toBe(`${url}/ answers 502.`);
  home = 200;
  expect(await errorAt(url)).toBeUndefined();
});

test("where the studio has no network, nobody knows whether the site is down", async () => {
  const refused = await readLiveSite(`http://localhost:${await freePort()}`);
  expect(refused.isOffline).toBeUndefined();
  const cause = Object.assign(new Error("getaddrinfo ENOTFOUND www.pond.test"), { code: "ENOTFOUND" });
  vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("fetch failed", { cause }));
  expect(await readLiveSite("https://www.pond.test")).toMatchObject({
    error: "getaddrinfo ENOTFOUND www.pond.test",
    isOffline: true,
  });
});

test("a site that was given another place isn’t published there", async () => {
  const project = smallProject();
  project.git("update-ref", "refs/studio/live", "HEAD");
  const here = hostKey({ kind: "this computer" });
  expect(await readLiveStatus(project, here)).toMatchObject({
    since: expect.any(Number),
    wasPublishedElsewhere: false,
  });
  writeHostChoice(project, { kind: "cloudflare" });
  expect(await readLiveStatus(project, here)).toMatchObject({
    since: undefined,
    wasPublishedElsewhere: true,
  });
});

test("a site is yet to come to a server until the studio there has published it, and only there", async () => {
  const project = smallProject();
  expect(await isNotPublishedYet(project, undefined)).toBe(false);
  writeHostChoice(project, { kind: "cloudflare" });
  expect(await isNotPublishedYet(project, undefined)).toBe(false);
  const server = { kind: "this server" } as const;
  writeHostChoice(project, server);
  expect(await isNotPublishedYet(project, undefined)).toBe(true);
  project.git("update-ref", liveRef, "HEAD");
  expect(await isNotPublishedYet(project, hostKey(server))).toBe(false);
  // It was published on her own computer, and has moved to the server since.
  expect(await isNotPublishedYet(project, hostKey({ kind: "this computer" }))).toBe(true);
});

test("a site is looked for at the address that was published, whatever is drafted by now", async () => {
  const project = smallProject();
  const server = { kind: "this server" } as const;
  writeHostChoice(project, server);
  project.edit("content/business.yaml", /^url: .*$/m, "url: https://www.old-pond.com.au");
  project.git("commit", "--quiet", "--all", "--message=Old");
  project.edit("content/business.yaml", /^url: .*$/m, "url: https://www.new-pond.com.au");
  // Nothing is published there yet: what she types next is where it will be.
  expect(await liveHost(project, undefined)).toMatchObject({ url: "https://www.new-pond.com.au" });
  project.git("update-ref", liveRef, "HEAD");
  expect(await liveHost(project, undefined)).toMatchObject({ url: "https://www.old-pond.com.au" });
  expect(await liveHost(project, hostKey(server))).toMatchObject({ url: "https://www.old-pond.com.au" });
  expect(await liveHost(project, hostKey({ kind: "this computer" }))).toMatchObject({
    url: "https://www.new-pond.com.au",
  });
  // What is published next is read back at its own address.
  expect(await chooseHost(project, await readSources(project.folder))).toMatchObject({
    url: "https://www.new-pond.com.au",
  });
});

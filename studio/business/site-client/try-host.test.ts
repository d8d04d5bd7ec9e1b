import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openProject } from "../../engine/project.ts";
import { type HostChoice, writeHostChoice } from "../../engine/publish/hosts.ts";
import type { ReadList } from "./lists.ts";
import { createMessages } from "./messages.ts";
import { CommandError } from "./run-command.ts";
import { tryHost } from "./try-host.ts";

/** Serves something until the test is over, at an address of this computer that could be another one's. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://[::ffff:127.0.0.1]:${(server.address() as AddressInfo).port}`;
}

const site: RequestListener = (_, response) => void response.end('{"mail":"configured","monitored":true}');

/** Tries a host, whose server is asked for the messages. */
function trial(host: HostChoice, readList: ReadList = async () => []) {
  const project = openProject(temporaryFolder());
  mkdirSync(project.dataFolder, { recursive: true });
  writeFileSync(path.join(project.dataFolder, "host.json"), JSON.stringify(host));
  return tryHost(project, createMessages({ readList, run: async () => "{}" }), () => 7, undefined);
}

const failing =
  (words: string, code: CommandError["code"] = "UNREACHABLE"): ReadList =>
  async () => {
    throw new CommandError(words, code, ["stillwater"]);
  };

test("a site that answers works, also while its server has no message yet", async () => {
  const url = await serve(site);
  expect(await trial({ kind: "this computer", url })).toMatchObject({ at: 7, works: true, text: "" });
  const server: HostChoice = { kind: "this server", url };
  expect(await trial(server)).toMatchObject({ works: true });
  expect(await trial(server, failing("No database", "NO_DATABASE"))).toMatchObject({ works: true });
});

test("knows that a site comes to its server with the first publication, and isn't missing before", async () => {
  const proxy = await serve((_, response) => void response.writeHead(502).end());
  const noRelease = failing("No release yet", "NO_DATABASE");
  expect(await trial({ kind: "this server", url: proxy }, noRelease)).toMatchObject({
    works: false,
    isNotPublishedYet: true,
    text: "",
  });
  const words = "connect ENOENT /run/stillwater/command";
  expect(await trial({ kind: "this server", url: proxy }, failing(words, "NOT_RUNNING"))).toMatchObject({
    isNotPublishedYet: false,
    text: expect.stringContaining("can repair it"),
  });
});

test("says why a server isn't reached, though the site answers", async () => {
  const words = "/run/stillwater/command: Error: connect ENOENT /run/stillwater/command";
  const found = await trial({ kind: "this server", url: await serve(site) }, failing(words, "NOT_RUNNING"));
  expect(found).toMatchObject({ works: false, detail: expect.stringContaining(words) });
  expect(found.text).toContain("isn’t running. Whoever helps you can repair it");
  expect(found.text).toContain("The site itself answers visitors.");
});

test.each(["this computer", "the server"] as const)(
  "calls the machine that isn't online %s",
  async (machine) => {
    onTestFinished(() => void vi.restoreAllMocks());
    const cause = Object.assign(new Error("getaddrinfo EAI_AGAIN www.her-site.test"), { code: "EAI_AGAIN" });
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed", { cause }));
    const project = openProject(temporaryFolder(), machine);
    writeHostChoice(project, { kind: "this server", url: "https://www.her-site.test" });
    const mailroom = createMessages({ readList: async () => [], run: async () => "{}" });
    const { text } = await tryHost(project, mailroom, () => 7, undefined);
    expect(text).toBe(`I couldn’t ask at www.her-site.test: ${machine} isn’t online, perhaps.`);
  },
);

test("tells another program from a site that doesn't answer", async () => {
  const other = await serve((_, response) => void response.end("<h1>Printer</h1>"));
  expect((await trial({ kind: "cloudflare", url: other })).text).toContain("it isn’t this site");
  const moved = await serve((_, response) => void response.writeHead(302, { Location: other }).end());
  expect((await trial({ kind: "cloudflare", url: moved })).text).toContain("it isn’t this site");
  const gone = await serve((request) => void request.socket.destroy());
  expect((await trial({ kind: "cloudflare", url: gone })).text).toContain("No site answers at [::ffff");
});

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { serverWith } from "../../test-support/server-sockets.ts";
import { NoAnswerError } from "../ask-server.ts";
import { openProject } from "../project.ts";
import { chooseHost, cloudflare, thisComputer, thisServer } from "./hosts.ts";

/** Returns the host of a site whose address is https://www.pond.example, with a file host.json. */
function hostOf(file?: string) {
  const project = openProject(temporaryFolder());
  mkdirSync(project.dataFolder, { recursive: true });
  if (file !== undefined) writeFileSync(path.join(project.dataFolder, "host.json"), file);
  return chooseHost(project, new Map([["content/business.yaml", "url: https://www.pond.example\n"]]));
}

test.each([
  [undefined, "this computer", "http://localhost:3000"],
  ['{ "kind": "this computer", "url": "http://localhost:8080" }', "this computer", "http://localhost:8080"],
  ['{ "kind": "this server" }', "your server", "https://www.pond.example"],
  ['{ "kind": "cloudflare" }', "Cloudflare", "https://www.pond.example"],
])("%s", async (file, name, url) => {
  expect(await hostOf(file)).toMatchObject({ name, url });
});

test("reads the site on this computer back at the port of npm start", async () => {
  vi.stubEnv("PORT", "3100");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await hostOf()).toMatchObject({ url: "http://localhost:3100" });
});

test.each([
  ["not JSON", "{"],
  ["an unknown kind", '{ "kind": "ftp" }'],
  ["a server elsewhere", '{ "kind": "own server", "server": "root@203.0.113.10" }'],
  [
    "a server on the web whose URL is this computer's",
    '{ "kind": "cloudflare", "url": "http://localhost:80" }',
  ],
  ["an address that isn't one", '{ "kind": "cloudflare", "url": "javascript:alert(1)" }'],
])("refuses %s and names the file", async (_, file) => {
  await expect(hostOf(file)).rejects.toThrow("host.json");
});

test("the same content is put there again as the pages of another day, and what was there before that goes", async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "build/release/build"), { recursive: true });
  const host = thisComputer(folder, "http://localhost:3000");
  const live = (file: string) => readFileSync(path.join(folder, "data/live", file), "utf8").trim();
  for (const release of ["monday", "tuesday", "wednesday", "wednesday"]) {
    writeFileSync(path.join(folder, "build/release/build/page.html"), release);
    await host.put({ folder, state: "same", release });
    expect(live(path.join(live("current"), "build/page.html"))).toBe(release);
  }
  // The server of the one before may still run.
  const left = ["current", "same-tuesday", "same-wednesday"];
  expect(readdirSync(path.join(folder, "data/live")).sort()).toEqual(left);
});

test("says in plain words why Cloudflare didn't take it, and keeps its words", async () => {
  const failing = (printed: string) => async () => ({ succeeded: false, output: "", printed });
  const built = { folder: "", state: "", release: "" };
  await expect(cloudflare("", failing("fetch failed: ENOTFOUND")).put(built)).rejects.toMatchObject({
    message: "Cloudflare couldn’t be found. Perhaps there’s no internet at the moment.",
    detail: "fetch failed: ENOTFOUND",
  });
  await expect(cloudflare("", failing("Authentication error")).put(built)).rejects.toMatchObject({
    message: "Cloudflare didn’t take the new site.",
  });
});

const isLinux = process.platform === "linux";

/** The server on which the studio runs, whose `stillwater` is a script. */
async function serverWhere(script: string) {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "build/release"), { recursive: true });
  writeFileSync(path.join(folder, "build/release/page.html"), "<h1>Sunday</h1>");
  writeFileSync(path.join(folder, "stillwater"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const ask = await serverWith({ PATH: `${folder}:${process.env.PATH}`, PLACE: folder });
  const host = thisServer("https://www.pond.example", ask);
  return { folder, put: () => host.put({ folder, state: "", release: "" }) };
}

test.runIf(isLinux)("gives the server on which the studio runs the whole release", async () => {
  const { folder, put } = await serverWhere(
    'mkdir "$PLACE/unpacked" && exec tar -xzf - -C "$PLACE/unpacked"',
  );
  await put();
  expect(readFileSync(path.join(folder, "unpacked/page.html"), "utf8")).toBe("<h1>Sunday</h1>");
});

test.runIf(isLinux).each([
  ["Whatever releases says of it", 69, "Your server couldn’t get the programs"],
  ["Whatever releases says then", 75, "Your server was taking another update."],
  ["tar: write error: No space left on device", 2, "Your server has no room left."],
  ["It doesn't start. The site keeps running as it is.", 1, "Your server didn’t take the new site."],
])("says in plain words why its own server didn’t take it: %s", async (printed, code, sentence) => {
  const { put } = await serverWhere(`echo "${printed}" >&2; exit ${code}`);
  await expect(put()).rejects.toMatchObject({
    message: expect.stringContaining(sentence),
    detail: expect.stringContaining(printed),
  });
});

test("says that the server’s part isn’t running, that memory ran out, and that a build didn’t finish", async () => {
  const failing = (isReached: boolean) => () =>
    Promise.reject(new NoAnswerError("connect ENOENT", isReached));
  await expect(thisServer("", failing(false)).build?.("/builds/id")).rejects.toThrow("deploy/set-up does it");
  await expect(thisServer("", failing(true)).build?.("/builds/id")).rejects.toThrow("Try again.");
  const killed = { succeeded: false, code: 137, output: "", errors: "Killed\n", printed: "Killed\n" };
  await expect(thisServer("", async () => killed).build?.("/builds/id")).rejects.toMatchObject({
    message: expect.stringContaining("too little memory"),
    detail: "Killed\n",
  });
});

import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { hasSshServer, sshServer } from "../../../test-support/ssh-server.ts";
import { temporaryFolder } from "../../../test-support/temporary-folder.ts";
import { NotPut } from "./host.ts";
import { ownServer } from "./own-server.ts";

/** Returns a folder with a release that has a page, and the real script that installs releases. */
function builtState(page: string) {
  const folder = temporaryFolder();
  const release = path.join(folder, "build/release");
  mkdirSync(release, { recursive: true });
  cpSync("deploy", path.join(release, "deploy"), { recursive: true });
  writeFileSync(path.join(release, "index.html"), page);
  // Without packages, a release that needs the same ones would find none to take over.
  const described = { name: page.replaceAll(/\W/g, "-"), version: "1.0.0" };
  writeFileSync(path.join(release, "package.json"), JSON.stringify(described));
  const lock = { ...described, lockfileVersion: 3, packages: { "": described } };
  writeFileSync(path.join(release, "package-lock.json"), JSON.stringify(lock));
  return { folder, state: page, commit: page };
}

test.runIf(hasSshServer)("sends releases over SSH to a server, which switches to them", async () => {
  const site = temporaryFolder();
  const { shell, stop } = await sshServer({ STILLWATER_SITE: site, PATH: process.env.PATH ?? "" });
  const url = "http://localhost";
  const server = ownServer({ server: "127.0.0.1", url, site, shell: shell() });
  const currentPage = () => readFileSync(path.join(site, "current/index.html"), "utf8");

  await server.put(builtState("before"));
  expect(currentPage()).toBe("before");
  // A release is named by its second.
  await expect.poll(() => Math.floor(Date.now() / 1000) > secondOf(site)).toBe(true);
  await server.put(builtState("after"));
  expect(currentPage()).toBe("after");

  const stranger = ownServer({ server: "127.0.0.1", url, site, shell: shell("stranger") });
  const refused = await stranger.put(builtState("a stranger’s")).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(NotPut);
  expect(refused).toMatchObject({ message: "Your server doesn’t let this computer in." });

  stop();
  const unanswered = await server.put(builtState("too late")).catch((error: unknown) => error);
  expect(unanswered).toMatchObject({ message: "Your server doesn’t answer." });
  expect(currentPage()).toBe("after");
});

/** Returns when the newest release was installed, in seconds since 1970. */
function secondOf(site: string): number {
  const newest = readdirSync(path.join(site, "releases")).sort().at(-1) ?? "";
  const [, day, hours, minutes, seconds] = /^(.*)T(\d\d)(\d\d)(\d\d)$/.exec(newest) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) / 1000;
}

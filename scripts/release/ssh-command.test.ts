import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { repository } from "../../server/test-support/spawn-site.ts";
import { runProgram } from "../../system/programs.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { uploadRelease } from "./upload-release.ts";

/** Returns how a key with the forced command runs what it is sent, on a server with a stand-in for `stillwater`. */
function server() {
  const site = temporaryFolder();
  mkdirSync(path.join(site, "releases"));
  mkdirSync(path.join(site, "bin"));
  writeFileSync(path.join(site, "bin/stillwater"), '#!/bin/sh\nfor arg; do echo "[$arg]"; done\n');
  chmodSync(path.join(site, "bin/stillwater"), 0o755);
  const env = { PATH: `${path.join(site, "bin")}:${process.env.PATH}`, STILLWATER_SITE: site };
  const forced = path.join(repository, "deploy/ssh-command");
  const run = (command: string) =>
    runProgram("sh", [forced], { env: { ...env, SSH_ORIGINAL_COMMAND: command } });
  return { site, env, forced, run };
}

test("the studio's key reads and answers messages", async () => {
  const { run } = server();
  expect(await run("stillwater messages list --json")).toMatchObject({
    code: 0,
    output: "[messages]\n[list]\n[--json]\n",
  });
});

test("the studio's key keeps the readers, sends letters, reads the visits and tests the email settings", async () => {
  const { run } = server();
  expect((await run("stillwater letters send 5b0f8a52-0000-4000-8000-000000000001 --json")).code).toBe(0);
  expect((await run("stillwater subscribers remove - --json")).code).toBe(0);
  expect((await run("stillwater visits --weeks 4 --json")).code).toBe(0);
  expect((await run("stillwater test-mail --json")).code).toBe(0);
});

test.each([
  "",
  "sh",
  "stillwater restore --new --yes",
  "stillwater messages; touch ran",
  "stillwater messages $(touch ran)",
  "stillwater messages\ntouch ran",
  "stillwater messagesx",
  "scp -f /var/backups/stillwater",
])("the studio's key can't run %j", async (command) => {
  const { run } = server();
  expect(await run(command)).toMatchObject({ code: 1, output: "" });
  expect(existsSync("ran")).toBe(false);
});

test("the studio's key publishes a release, and nothing that is sent beside it runs", async () => {
  const { site, env, forced } = server();
  const release = temporaryFolder();
  mkdirSync(path.join(release, "deploy"));
  writeFileSync(path.join(release, "deploy/releases"), 'test -d "$2" && echo "$1" > "$STILLWATER_SITE/done"');
  // What ssh would pass on, with another command behind it.
  const shell = `SSH_ORIGINAL_COMMAND="$0
touch ran" exec sh ${forced}`;
  const assignments = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  expect(await uploadRelease(release, ["env", ...assignments, "sh", "-c", shell], { stdio: "ignore" })).toBe(
    true,
  );
  expect(existsSync(path.join(site, "done"))).toBe(true);
  expect(readdirSync(path.join(site, "releases"))).toEqual([]);
  expect(existsSync("ran")).toBe(false);
});

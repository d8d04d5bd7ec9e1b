import { chmodSync, cpSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startMailServer } from "../../server/test-support/mail-server.ts";
import { listening } from "../../server/test-support/spawn-site.ts";
import { ended, startProgram } from "../../system/programs.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Root may write anywhere until its capabilities are dropped. */
const node =
  process.getuid?.() === 0
    ? ["setpriv", "--bounding-set=-all", "--inh-caps=-all", process.execPath]
    : [process.execPath];

/** Copies the release to a folder without access to the project's packages, and makes it read-only. */
function installRelease(): { readonly release: string; readonly data: string } {
  const folder = temporaryFolder();
  const release = path.join(folder, "release");
  cpSync("build/release", release, { recursive: true });
  const parts = [release, ...readdirSync(release, { recursive: true, encoding: "utf8" })];
  const setWritable = (writable: boolean) => {
    for (const part of parts) chmodSync(path.resolve(release, part), writable ? 0o755 : 0o555);
  };
  setWritable(false);
  onTestFinished(() => setWritable(true));
  const data = path.join(folder, "data");
  mkdirSync(data);
  return { release, data };
}

test("the release serves pages and delivers a message, without packages and from a read-only folder", async () => {
  const { release, data } = installRelease();
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const env = {
    PATH: process.env.PATH,
    PORT: "0",
    DATA_DIR: data,
    SMTP_URL: mail.url,
    CONTACT_TO: "owner@example.com",
    CONTACT_FROM: "website@example.com",
  };
  const run = (program: string, ...args: string[]) => {
    const [command = "", ...options] = [...node, `programs/${program}.js`, ...args];
    return startProgram(command, options, { cwd: release, env, stdio: ["ignore", "pipe", "pipe"] });
  };
  const site = await listening(run("server"));
  onTestFinished(() => void site.end());

  const page = await fetch(`${site.url}/contact`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("<form");

  const response = await fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Kim", email: "kim@example.org", message: "From the release" }),
  });
  expect(response.status).toBe(200);
  const [email] = await mail.received(1);
  expect(email?.text).toContain("From the release");

  const { output } = await ended(run("messages", "--json"));
  expect(JSON.parse(output)).toMatchObject([{ name: "Kim", message: "From the release" }]);
  expect((await ended(run("subscribers"))).code).toBe(0);
  expect((await ended(run("visits"))).code).toBe(0);
  const refused = await ended(run("messages", "--at", "cloudflare"));
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining("checkout") });
  expect(await site.end("SIGTERM")).toBe(0);
});

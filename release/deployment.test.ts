import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { second } from "../server/clock.ts";
import { readEnv } from "../server/env.ts";
import { buildSite, runScript, startSite } from "../server/test-support/site-process.ts";
import { runProgramSync } from "../system/programs.ts";
import { caddy, proxyLimit } from "../tests/support/proxy.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { programs } from "./make-release.ts";

const repository = path.resolve(import.meta.dirname, "..");
const deployed = (name: string) => readFileSync(path.join(repository, "deploy", name), "utf8");

/** Returns the values of a key in a unit file, in order. */
const valuesOf = (unit: string, key: string) =>
  [...deployed(unit).matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value]) => value ?? "");

test("offers only known settings, and trusts one proxy", () => {
  const settings = parseEnv(deployed("settings.env"));
  const known = Object.keys(readEnv({}));
  expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([]);
  expect(readEnv(settings)).toMatchObject({ TRUST_PROXY: 1, SMTP_URL: "" });
});

test("has what to look at first when something is wrong on one screen, and commands that work", () => {
  const read = (name: string) => readFileSync(path.join(repository, "docs", name), "utf8");
  const guide = read("operating.md");
  expect(read("owner/look-first.md").split("\n").length).toBeLessThanOrEqual(30);
  // A message that was sent twice is acknowledged as a duplicate.
  expect(guide).toContain('grep -E \'"event":"message (stored|duplicate)"\'');
});

test("has guides that name only settings that there are", () => {
  const known = Object.keys(readEnv({}));
  const guides = ["operating.md", "server.md", "other-hosts.md", "going-live.md"];
  const text = guides.map((file) => readFileSync(path.join(repository, "docs", file), "utf8")).join("\n");
  const prefixes = "LIMIT|CONTACT|SMTP|RESEND|RETRY|BACKUP|BOUNCES|WEEKLY|TRUST";
  const named = [...text.matchAll(new RegExp(`\`((?:${prefixes})_[A-Z_]+)\``, "g"))].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => name === undefined || !known.includes(name))).toEqual([]);
});

test("has guides with each section that the studio sends a helper to", () => {
  const folder = path.join(repository, "studio/app");
  const screens = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const words = screens.map((name) => readFileSync(path.join(folder, name), "utf8")).join("\n");
  const named = [...words.matchAll(/(docs\/[\w-]+\.md),\s+(“[^”]+”|step \d+)/g)];
  expect(named.length).toBeGreaterThan(3);
  for (const [, file = "", section = ""] of named) {
    const headings = readFileSync(path.join(repository, file), "utf8").match(/^#+ .*$/gm) ?? [];
    const titles = headings.map((heading) => `“${heading.replace(/^#+ (?:\d+\. )?/, "")}”`);
    expect(titles, file).toContain(section);
  }
});

test("has a proxy that ends connections on which a request drips in, but after the server has", () => {
  const server = readEnv({}).REQUEST_TIMEOUT_SECONDS * second;
  expect(proxyLimit("read_header")).toBeLessThanOrEqual(15 * second);
  // To what it has cut itself, Caddy answers an empty 200. The server looks every five seconds.
  expect(proxyLimit("read_body")).toBeGreaterThan(proxyLimit("read_header") + server + 5 * second);
  // From the end of the headers on: whoever sends slowly must get the answer.
  expect(proxyLimit("write")).toBeGreaterThan(proxyLimit("read_body"));
});

test.skipIf(!caddy)("has a proxy that takes its limits", () => {
  const args = ["adapt", "--adapter", "caddyfile", "--config", path.join(repository, "deploy/Caddyfile")];
  const { output } = runProgramSync(caddy ?? "", args);
  const { apps } = JSON.parse(output) as { apps: { http: { servers: Record<string, object> } } };
  expect(Object.keys(apps.http.servers).length).toBeGreaterThan(0);
  for (const limited of Object.values(apps.http.servers)) {
    expect(limited).toMatchObject({
      read_header_timeout: proxyLimit("read_header") * 1e6,
      read_timeout: proxyLimit("read_body") * 1e6,
      write_timeout: proxyLimit("write") * 1e6,
    });
  }
});

test.skipIf(!caddy)("has a proxy that takes no orders from other users of the machine", () => {
  const args = ["adapt", "--adapter", "caddyfile", "--config", path.join(repository, "deploy/Caddyfile")];
  const { output } = runProgramSync(caddy ?? "", args);
  expect(JSON.parse(output)).toMatchObject({ admin: { disabled: true } });
});

test("has a proxy that writes no visitor's address to its logs", () => {
  // The privacy page promises it. Without `log` in a site, Caddy has no access log; its errors name the address.
  const caddyfile = deployed("Caddyfile").replace(/^\s*#.*$/gm, "");
  expect(caddyfile.match(/^\s*log\b[^}]*\}/gm)).toEqual([
    expect.stringMatching(/^\s*log \{\s+exclude http\.log\.error http\.handlers\.reverse_proxy\s+\}$/),
  ]);
  expect(caddyfile).not.toMatch(/^\s*debug\b/m);
});

test("starts programs of the release with the pinned Node", () => {
  const unit = "stillwater.service";
  const [command = ""] = valuesOf(unit, "ExecStart");
  const [node, ...args] = command.split(" ");
  expect(node).toBe("/srv/stillwater/current/node_modules/.bin/node");
  expect(valuesOf(unit, "WorkingDirectory")).toEqual(["/srv/stillwater/current"]);
  // The nightly backup's is tried with set-up.
  expect(valuesOf("stillwater-backup.service", "ExecStart")).toEqual(["/usr/local/lib/stillwater/back-up"]);
  const started = [args.at(-1), /programs\/\S+\.js/.exec(deployed("back-up"))?.[0]];
  for (const program of started)
    expect(Object.keys(programs).map((name) => `programs/${name}.js`)).toContain(program);
  expect(deployed("stillwater-backup.timer")).toMatch(/^Persistent=true$/m);
});

const isLinux = process.platform === "linux";

test.runIf(isLinux)(
  "refuses messages instead of starting empty while backups exist, until the operator decides",
  async () => {
    const folder = buildSite();
    const inFolder = (text: string) => text.replace(/\/(?:var|run)\/\S+/g, (place) => folder + place);
    const data = inFolder("/var/lib/stillwater");
    const backups = inFolder("/var/backups/stillwater");
    const variables = valuesOf("stillwater.service", "Environment").join(" ").replaceAll(" ", "\n");
    const env: Record<string, string> = {};
    for (const [name, value = ""] of Object.entries(parseEnv(variables))) env[name] = inFolder(value);
    /** Does what systemd does: the commands before the start, run by root, then the server, which sees no backups. */
    const start = async () => {
      for (const command of valuesOf("stillwater.service", "ExecStartPre")) {
        const [, script = ""] = /^-\+\/bin\/sh -c '(.*)'$/.exec(inFolder(command)) ?? [];
        // The unit's own UMask.
        const asUnit = `umask 077; ${script.replaceAll("$$", "$")}`;
        expect(runProgramSync("sh", ["-c", asUnit])).toMatchObject({ code: 0 });
        expect(statSync(inFolder("/run/stillwater-backups")).mode & 0o777).toBe(0o755);
      }
      expect(valuesOf("stillwater.service", "InaccessiblePaths")).toEqual(["-/var/backups/stillwater"]);
      renameSync(backups, `${backups}-hidden`);
      const site = await startSite(folder, env);
      renameSync(`${backups}-hidden`, backups);
      return site;
    };
    const send = async ({ url }: { readonly url: string }) =>
      (
        await fetch(`${url}/functions/v1/send-contact-email`, {
          method: "POST",
          body: JSON.stringify({ name: "Kim", email: "kim@example.org", message: "Hello" }),
          headers: { "Content-Type": "application/json" },
        })
      ).status;

    mkdirSync(backups, { recursive: true });
    mkdirSync(path.join(folder, "run"));
    const first = await start();
    expect(await send(first)).toBe(200);
    const backup = await runScript(folder, "scripts/backup.ts", [], { ...env, BACKUP_DIR: backups });
    expect(backup.code).toBe(0);
    await first.end("SIGTERM");

    for (const name of readdirSync(data)) rmSync(path.join(data, name));
    const second = await start();
    expect(await send(second)).toBe(503);
    expect((await fetch(second.url)).status).toBe(200);
    const health = await fetch(`${second.url}/healthz`);
    expect([health.status, await health.text()]).toEqual([503, expect.stringContaining("npm run restore")]);
    expect(readdirSync(data)).toEqual([]);

    const { code } = await runScript(folder, "scripts/restore.ts", ["--new", "--yes"], env);
    expect(code).toBe(0);
    await expect.poll(() => send(second)).toBe(200);
  },
);

test("asks systemd for the right time, and serves pages before it is there", () => {
  expect(valuesOf("stillwater.service", "Wants").join(" ")).toContain("systemd-time-wait-sync.service");
  expect(valuesOf("stillwater.service", "After").join(" ")).not.toMatch(/time-wait-sync|time-sync\.target/);
});

const hasSystemd = runProgramSync("systemd-analyze", ["--version"]).succeeded;

test.runIf(hasSystemd)("has units without errors for systemd-analyze verify", () => {
  const folder = temporaryFolder();
  const units = readdirSync(path.join(repository, "deploy")).filter((name) =>
    /^stillwater.*\.(?:service|socket|timer)$/.test(name),
  );
  // Programs that don't exist on this machine are errors.
  const runnable = (text: string) => text.replace(/^(Exec\w+=)\S+/gm, `$1${process.execPath}`);
  for (const unit of units) writeFileSync(path.join(folder, unit), runnable(deployed(unit)));
  const dropIn = path.join(folder, "stillwater-backup.service.d");
  mkdirSync(dropIn);
  writeFileSync(path.join(dropIn, "copy.conf"), deployed("stillwater-backup-copy.conf"));
  const args = ["verify", ...units.map((unit) => path.join(folder, unit))];
  const { output, errors } = runProgramSync("systemd-analyze", args);
  // It verifies the machine's other units too.
  const ours = `${output}${errors}`.split("\n").filter((line) => line.includes("stillwater"));
  expect(units.length).toBeGreaterThan(3);
  expect(ours).toEqual([]);
});

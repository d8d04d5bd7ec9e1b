import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { programs } from "../scripts/build/make-release.ts";
import { readEnv } from "./env.ts";
import { temporaryFolder } from "./test-support/fixtures.ts";

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

test("listens on the default port in systemd's socket, behind the proxy", () => {
  const { PORT: port, HOST: host } = readEnv({});
  expect(deployed("Caddyfile")).toContain(`reverse_proxy ${host}:${port}`);
  expect(valuesOf("stillwater.socket", "ListenStream")).toEqual([`${host}:${port}`]);
  expect(valuesOf("stillwater.service", "Requires")).toEqual(["stillwater.socket"]);
});

test("cuts no request when the server restarts", () => {
  // The proxy could send a request on an idle connection just as the server closes it.
  expect(deployed("Caddyfile")).toContain("keepalive off");
});

test("starts programs of the release with the pinned Node", () => {
  for (const unit of ["stillwater.service", "stillwater-backup.service"]) {
    const [command = ""] = valuesOf(unit, "ExecStart");
    const [node, ...args] = command.split(" ");
    expect(node, unit).toBe("/srv/stillwater/current/node_modules/node/bin/node");
    expect(valuesOf(unit, "WorkingDirectory")).toEqual(["/srv/stillwater/current"]);
    expect(Object.keys(programs).map((name) => `programs/${name}.js`)).toContain(args.at(-1));
  }
  expect(deployed("stillwater-backup.timer")).toMatch(/^Persistent=true$/m);
});

test("gives the server no rights and one writable folder", () => {
  const unit = "stillwater.service";
  expect(valuesOf(unit, "User")).toEqual(["stillwater"]);
  expect(valuesOf(unit, "CapabilityBoundingSet")).toEqual([""]);
  for (const key of ["NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices", "RestrictSUIDSGID"]) {
    expect(valuesOf(unit, key), key).toEqual(["yes"]);
  }
  expect(valuesOf(unit, "ProtectSystem")).toEqual(["strict"]);
  expect(valuesOf(unit, "ReadWritePaths")).toEqual([]);
  const [state] = valuesOf(unit, "StateDirectory");
  expect(valuesOf(unit, "Environment").join(" ")).toContain(`DATA_DIR=/var/lib/${state}`);
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

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
  const { stdout, stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
  // It verifies the machine's other units too.
  const ours = `${stdout}${stderr}`.split("\n").filter((line) => line.includes("stillwater"));
  expect(units.length).toBeGreaterThan(3);
  expect(ours).toEqual([]);
});

import { once } from "node:events";
import { existsSync, globSync, mkdirSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { type ChildProcess, startProgram } from "../system/programs.ts";
import { freePort } from "../tests/support/free-port.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { buildAppWhereNeeded } from "./build-app.ts";
import { exchangePath, keyHeader, keyPath } from "./server/door/key-door.ts";

const program = path.resolve("studio/main.ts");

beforeAll(() => buildAppWhereNeeded(() => undefined));

/** Returns a folder with a project that has no content yet. */
function emptyProject(): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "content"));
  return folder;
}

/** Starts the studio's program in a folder. */
const start = (folder: string, ...args: string[]) => run(program, folder, ["--no-open", ...args]);

function run(file: string, folder: string, args: string[]) {
  const child = startProgram(process.execPath, [file, ...args], { cwd: folder });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output.text += data;
    });
  }
  return { child, output };
}

const addressesIn = (text: string) => text.match(/http:\/\/localhost:\d+\/open\/\S+/g) ?? [];

const exitOf = async (child: ChildProcess): Promise<number | null> =>
  child.exitCode ?? (await once(child, "exit"))[0];

async function lets(address = ""): Promise<boolean> {
  const { origin, pathname } = new URL(address);
  const headers = { [keyHeader]: pathname.slice(keyPath.length) };
  return (await fetch(origin + exchangePath, { method: "POST", headers })).ok;
}

test("says with --help what it takes, and starts nothing", async () => {
  const folder = emptyProject();
  const { child, output } = start(folder, "--help");
  expect(await exitOf(child)).toBe(0);
  expect(output.text).toContain("npm run studio -- --no-open");
  expect(existsSync(path.join(folder, "data"))).toBe(false);
});

test("prints an address that works once, another one on Enter, and stops on Ctrl+C", async () => {
  const { child, output } = start(emptyProject(), "--port", String(await freePort()));
  await expect.poll(() => addressesIn(output.text)).toHaveLength(1);
  const [first] = addressesIn(output.text);
  expect(await lets(first)).toBe(true);
  expect(await lets(first)).toBe(false);

  child.stdin.write("\n");
  await expect.poll(() => addressesIn(output.text)).toHaveLength(2);
  expect(await lets(addressesIn(output.text)[1])).toBe(true);

  child.kill("SIGINT");
  expect(await exitOf(child)).toBe(0);
  expect(output.text).toContain("The studio is closed.");
});

test("a second start opens a window on the first, or replaces a dead one", { tags: ["walk"] }, async () => {
  const folder = emptyProject();
  const first = start(folder, "--port", String(await freePort()));
  await expect.poll(() => addressesIn(first.output.text)).toHaveLength(1);
  const second = start(folder);
  expect(await exitOf(second.child)).toBe(0);
  expect(second.output.text).toContain("open already");
  expect(await lets(addressesIn(second.output.text)[0])).toBe(true);

  first.child.kill("SIGKILL");
  await exitOf(first.child);
  const next = start(folder, "--port", String(await freePort()));
  await expect.poll(() => next.output.text).toContain("The studio is open.");
});

// Where `npm test` didn't install the packages, scripts/studio.mjs would.
const isInstalled = existsSync("node_modules/.installed.json");
test.skipIf(!isInstalled || process.platform === "win32")("lets only the owner open data/", async () => {
  const folder = emptyProject();
  for (const name of ["studio", ".generated"]) symlinkSync(path.resolve(name), path.join(folder, name));
  const { output } = run(path.resolve("scripts/studio.mjs"), folder, [
    "--no-open",
    "--port",
    String(await freePort()),
  ]);
  await expect.poll(() => output.text).toContain("The studio is open.");
  const created = globSync("data{,/studio}", { cwd: folder });
  expect(created).toHaveLength(2);
  const modes = created.map((name) => statSync(path.join(folder, name)).mode & 0o077);
  expect(modes).toEqual([0, 0]);
});

/** As on a server, where a proxy shows it. */
const served = (folder: string) => [
  ...["--at", "https://studio.example.com", "--preview-at", "https://studio-preview.example.com"],
  ...["--socket", path.join(folder, "studio.sock")],
];

test("on a server, it prints no key by itself; a command does while it runs", async () => {
  const folder = emptyProject();
  const { output } = start(folder, ...served(folder));
  await expect.poll(() => output.text).toContain("The studio is at https://studio.example.com.");
  expect(output.text).not.toMatch(/#key=|\/open\//);
  const made = run(path.resolve("studio/studio-key.ts"), folder, []);
  expect(await exitOf(made.child)).toBe(0);
  await expect.poll(() => made.output.text).toMatch(/^ {2}https:\/\/studio\.example\.com\/#key=[\w-]{43}$/m);
});

test("no key is made where no passkey opens anything", async () => {
  const { child, output } = run(path.resolve("studio/studio-key.ts"), emptyProject(), []);
  expect(await exitOf(child)).toBe(1);
  expect(output.text).toContain("isn’t opened by passkeys");
});

test.each([
  [["--host", "0.0.0.0"], "Unknown option"],
  [["--port", "80"], "a port is a number"],
  [["--at", "https://studio.example.com"], "--at, --preview-at and --socket together"],
  [served("/run").with(1, "http://studio.example.com"), "with https and no path"],
])("doesn't start with %j", async (args, words) => {
  const { child, output } = start(temporaryFolder(), ...args);
  expect(await exitOf(child)).toBe(1);
  expect(output.text).toContain(words);
  expect(output.text).not.toContain("/open/");
});

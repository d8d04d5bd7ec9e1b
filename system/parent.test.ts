import { once } from "node:events";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildSite } from "../server/test-support/site-process.ts";
import { listening, repository, siteFacts, writeSmallSite } from "../server/test-support/spawn-site.ts";
import { freePort } from "../tests/support/free-port.ts";
import { killGroup, startProgram } from "./programs.ts";

const read = (file: string) => JSON.stringify(path.join(repository, file));

/** Starts a program in a process group of its own, which is killed after the test. */
function start(program: string, args: readonly string[], env: Record<string, string>, cwd = repository) {
  const child = startProgram(program, args, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  onTestFinished(() => killGroup(child, "SIGKILL"));
  return child;
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });

test("the server stops gracefully when the process that started it is killed, and frees its port", async () => {
  const launcher = `const { startWithParent } = await import(${read("system/parent.mjs")});
    startWithParent(process.execPath, () => [${read("server/node.ts")}]);`;
  const env = { PORT: "0", DATA_DIR: "data" };
  const parent = start(process.execPath, ["--input-type=module", "-e", launcher], env, buildSite());
  const site = await listening(parent);
  expect(await accepts(site.port)).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(() => accepts(site.port)).toBe(false);
  await expect.poll(() => site.output()).toContain('"stopping"');
});

test("the server starts again with new settings, and stays as it is while they have a mistake", async () => {
  const folder = buildSite();
  const settings = path.join(folder, "settings.env");
  const launcher = `const { startWithParent } = await import(${read("system/parent.mjs")});
    const { readdirSync } = await import("node:fs");
    const program = () => readdirSync("programs")[0];
    startWithParent(process.execPath, () => ["--env-file-if-exists=settings.env", "programs/" + program()], {}, ["settings.env"]);`;
  const put = (name: string) => {
    mkdirSync(path.join(folder, "programs"), { recursive: true });
    writeFileSync(path.join(folder, "programs", name), `import ${read("server/node.ts")};`);
  };
  put("first.mjs");
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: "data" };
  const parent = start(process.execPath, ["--input-type=module", "-e", launcher], env, folder);
  const site = await listening(parent);
  const mail = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    return response && (await response.json()).mail;
  };
  expect(await mail()).toBe("not configured");
  writeFileSync(settings, "CONTACT_TO=nobody\n");
  await expect.poll(site.output).toContain("CONTACT_TO must be an email address");
  expect(await mail()).toBe("not configured");
  // Published meanwhile: the release that it was started from is deleted some time.
  rmSync(path.join(folder, "programs"), { recursive: true });
  put("second.mjs");
  writeFileSync(settings, "CONTACT_TO=jo@example.org\nCONTACT_FROM=jo@example.org\nRESEND_API_KEY=key\n");
  await expect.poll(mail).toBe("configured");
});

/** Publishes a release as the studio does: its folder first, then its name. */
function publish(folder: string, name: string, change: (release: string) => void = () => {}) {
  const release = path.join(folder, "live", name);
  writeSmallSite(release);
  writeFileSync(path.join(release, "build/site.json"), JSON.stringify({ ...siteFacts(), release: name }));
  writeFileSync(path.join(release, "build/client/contact/index.html"), `<h1>Contact ${name}</h1>`);
  change(release);
  writeFileSync(path.join(folder, "live/.next"), `${name}\n`);
  renameSync(path.join(folder, "live/.next"), path.join(folder, "live/current"));
}

test("a publication starts the server of the new release, which says everything anew; the old one stays while the new one can't start", async () => {
  const folder = buildSite();
  publish(folder, "one");
  const launcher = `const { startWithParent } = await import(${read("system/parent.mjs")});
    startWithParent(process.execPath, () => [${read("server/node.ts")}], {}, ["live/current"]);`;
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: "data", LIVE_DIR: "live" };
  const parent = start(process.execPath, ["--input-type=module", "-e", launcher], env, folder);
  const site = await listening(parent);
  const get = async (url: string) =>
    fetch(`http://127.0.0.1:${port}${url}`).then(
      (response) => response.text(),
      () => "",
    );
  expect(await get("/contact")).toBe("<h1>Contact one</h1>");
  const first = site.output().match(/Serving/g)?.length;
  publish(folder, "broken", (release) => writeFileSync(path.join(release, "build/site.json"), "{}"));
  await expect.poll(site.output).toContain("The build can't be read");
  expect(await get("/contact")).toBe("<h1>Contact one</h1>");
  publish(folder, "two");
  await expect.poll(() => get("/contact")).toBe("<h1>Contact two</h1>");
  expect(site.output().match(/Serving/g)).toHaveLength((first ?? 0) + 1);
});

// dash replaces itself by the last command of `-c`; other shells stay in between.
test.each(["exec node -e CODE", "node -e CODE; exit"])(
  "a process that npm started as '%s' ends with npm",
  async (command) => {
    const waits = `import(${read("system/parent.mjs")}).then(({ whenNpmEnds }) => {
    whenNpmEnds(() => { console.log("npm ended"); process.exit(); });
    console.log("waiting"); setTimeout(() => {}, 60000); })`;
    const npm = `require("child_process").spawn("sh", ["-c", ${JSON.stringify(command.replace("CODE", '"$CODE"'))}],
    { stdio: "inherit" }); setTimeout(() => {}, 60000)`;
    const env = { npm_lifecycle_event: "start", CODE: waits };
    const child = start(process.execPath, ["-e", npm], env);
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk;
    });
    await expect.poll(() => output).toContain("waiting");
    child.kill("SIGKILL");
    await once(child, "exit");
    await expect.poll(() => output).toContain("npm ended");
  },
);

test("a process that npm didn't start outlives its parent", async () => {
  const waits = `import(${read("system/parent.mjs")}).then(({ whenNpmEnds }) => {
    whenNpmEnds(() => console.log("ended")); setTimeout(() => console.log("alive"), 2500); })`;
  const parent = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(waits)}], { stdio: "inherit" })
    .once("spawn", () => setTimeout(() => process.exit(), 300))`;
  const child = start(process.execPath, ["-e", parent], {});
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  await expect.poll(() => output).toContain("alive");
  expect(output).not.toContain("ended");
});

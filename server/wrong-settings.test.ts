import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runProgram } from "../system/programs.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { buildSite, startSite } from "./test-support/site-process.ts";
import { repository, writeSmallSite } from "./test-support/spawn-site.ts";
import { ask, supervise, writeServerPrograms } from "./test-support/supervisor.ts";

test("doesn't start with an invalid setting, and says in a sentence what it must be", async () => {
  const started = startSite(buildSite(), { CONTACT_TO: "ask@attention" });
  const { message } = (await started.catch((error: Error) => error)) as Error;
  expect(message).toMatch(/^exited with 1: .*\n *CONTACT_TO must be an email address/);
  expect(message).not.toMatch(/ask@attention|\n\s+at /);
});

/** Creates a folder like /srv/stillwater with one release that runs, and a way to run `stillwater restart` there. */
async function installation() {
  const folder = temporaryFolder();
  const inFolder = (...names: string[]) => path.join(folder, ...names);
  const current = inFolder("current");
  const data = inFolder("data");
  const settings = inFolder("settings.env");
  writeSmallSite(current);
  for (const name of ["current/programs", "current/node_modules/.bin"]) {
    mkdirSync(inFolder(name), { recursive: true });
  }
  symlinkSync(process.execPath, path.join(current, "node_modules/.bin/node"));
  writeFileSync(path.join(current, "package.json"), '{ "type": "module" }');
  const program = path.join(repository, "server/node.ts");
  writeFileSync(path.join(current, "programs/server.js"), `await import(${JSON.stringify(program)});`);
  writeFileSync(settings, "CONTACT_TO=ask@attention.example");

  const node = ["node_modules/.bin/node", `--env-file=${settings}`, "programs/server.js"] as const;
  const server = await supervise(current, { DATA_DIR: data }, node);
  onTestFinished(server.stop);
  writeServerPrograms(inFolder("bin"));
  const env = {
    PATH: `${inFolder("bin")}:${process.env.PATH}`,
    STILLWATER_SITE: folder,
    STILLWATER_SETTINGS: settings,
    STILLWATER_URL: `http://127.0.0.1:${server.port}/`,
    SITE_DATA: data,
    SITE_PID: server.pidFile,
  };
  return {
    server,
    settings,
    running: () => readFileSync(server.pidFile, "utf8"),
    restart: () => runProgram("stillwater", ["restart"], { env }),
  };
}

test.runIf(process.platform === "linux")(
  "restarts only with valid settings, and says which one is wrong",
  async () => {
    const { server, settings, running, restart } = await installation();
    expect((await ask(server.port, "/")).status).toBe(200);
    const before = running();

    writeFileSync(settings, "CONTACT_TO=ask@attention");
    const refused = await restart();
    expect(refused).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/CONTACT_TO must be an email address[\s\S]*keeps running as it is/),
    });
    expect(running()).toBe(before);
    expect((await ask(server.port, "/")).status).toBe(200);

    writeFileSync(settings, "CONTACT_TO=ask@attention.example");
    expect(await restart()).toMatchObject({ code: 0, errors: "" });
    expect(running()).not.toBe(before);
  },
);

test("the guide restarts the server only with a check of the settings", () => {
  for (const file of ["docs/going-live.md", "docs/operating.md", "deploy/releases"]) {
    const text = readFileSync(path.join(repository, file), "utf8");
    const direct = text
      .split("\n")
      .filter((line) => /systemctl restart stillwater\b(?! && as_server)/.test(line));
    expect(direct, file).toEqual([]);
  }
});

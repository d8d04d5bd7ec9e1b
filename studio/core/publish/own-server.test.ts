// @module-tag slow
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeRelease } from "../../../release/make-release.ts";
import { siteFacts, writeSmallSite } from "../../../server/test-support/spawn-site.ts";
import { ask, supervise, writeServerPrograms } from "../../../server/test-support/supervisor.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { hasSshServer, sshServer } from "../../test-support/ssh-server.ts";
import { type BuiltState, ownServer } from "./hosts.ts";

test.runIf(hasSshServer)(
  "sends releases by SSH without a failed request, and says why one isn't taken",
  async () => {
    const folder = temporaryFolder();
    const site = path.join(folder, "srv");
    const bin = path.join(folder, "bin");
    const data = path.join(folder, "data");
    for (const name of [site, path.join(site, "releases"), data]) mkdirSync(name);
    writeServerPrograms(bin);
    writeFileSync(path.join(folder, "settings.env"), "");
    writeSmallSite(folder);
    await makeRelease(path.join(folder, "plain"), path.join(folder, "build"));
    const build = (state: string, change: (release: string) => void = () => {}): BuiltState => {
      const checkout = path.join(folder, "builds", state);
      const release = path.join(checkout, "build/release");
      cpSync(path.join(folder, "plain"), release, { recursive: true });
      writeFileSync(
        path.join(release, "build/site.json"),
        JSON.stringify({ ...siteFacts(), release: state }),
      );
      change(release);
      return { folder: checkout, state, release: state };
    };
    const variables = {
      PATH: `${bin}:${process.env.PATH}`,
      STILLWATER_SITE: site,
      STILLWATER_SETTINGS: path.join(folder, "settings.env"),
      SITE_DATA: data,
      SITE_PID: path.join(folder, "none"),
    };
    const hostAt = (shell: [string, ...string[]]) => ownServer({ server: "", url: "", shell });

    // The first one is there already.
    const here = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    await hostAt(["env", ...here, "sh", "-c"]).put(build("first"));
    const environment = { DATA_DIR: data, RELEASES_DIR: path.join(site, "releases") };
    const launcher = ["node_modules/.bin/node", "programs/server.js"] as const;
    const server = await supervise(path.join(site, "current"), environment, launcher);
    onTestFinished(server.stop);
    const releaseNow = async () => JSON.parse((await ask(server.port, "/healthz")).body).release;
    expect(await releaseNow()).toBe("first");

    const { shell, stop } = await sshServer({
      ...variables,
      SITE_PID: server.pidFile,
      STILLWATER_URL: `http://127.0.0.1:${server.port}/`,
    });
    let going = true;
    const statuses = new Set<number>();
    const visits = (async () => {
      while (going) statuses.add((await ask(server.port, "/contact")).status);
    })();
    await hostAt(shell()).put(build("second"));
    expect(await releaseNow()).toBe("second");
    going = false;
    await visits;
    expect([...statuses]).toEqual([200]);

    const broken = build("broken", (release) => {
      writeFileSync(path.join(release, "programs/server.js"), "this is no program");
    });
    await expect(hostAt(shell()).put(broken)).rejects.toMatchObject({
      message: "Your server didn’t take the new site.",
      printed: expect.stringContaining("keeps running as it is"),
    });
    await expect(hostAt(shell("stranger")).put(build("third"))).rejects.toMatchObject({
      message: "Your server doesn’t let this computer in. Whoever helps you can give it a key again.",
    });
    await stop();
    await expect(hostAt(shell()).put(build("fourth"))).rejects.toMatchObject({
      message: "Your server doesn’t answer.",
    });
    expect(await releaseNow()).toBe("second");
  },
  600_000,
);

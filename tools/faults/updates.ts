import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ask } from "../../server/test-support/supervisor.ts";
import { createRandom } from "../../site/art/kit/random.ts";
import { createChecks, type FaultCase } from "./fault-case.ts";
import { createReleaseServer, isComplete } from "./support/release-server.ts";
import { createId } from "./support/send-message.ts";
import { inWorkspace, pause } from "./support/workspace.ts";

const send = "/functions/v1/send-contact-email";

export const updates: FaultCase = {
  name: "updates",
  what: "releases are switched under load; updates are killed, can't start, or can't use the database",
  run: ({ seed, quick }) =>
    inWorkspace(async (workspace) => {
      const checks = createChecks();
      const random = createRandom(seed);
      const server = await createReleaseServer(workspace);
      checks.hold(await server.install(server.make("first.js")), "the first release is installed");
      const site = await server.start();
      checks.hold((await ask(site.port, "/")).status === 200, "it serves pages");

      // Visitors: pages, an old tab's asset, and messages.
      let going = true;
      const answers = { requests: 0, failed: [] as string[], longest: 0, acknowledged: 0 };
      const visit = async (url: string, body?: object) => {
        const { status, milliseconds } = await ask(site.port, url, body);
        answers.requests += 1;
        if (status !== 200) answers.failed.push(`${url}: ${status}`);
        else if (body) answers.acknowledged += 1;
        answers.longest = Math.max(answers.longest, Math.round(milliseconds));
        await pause(5);
      };
      const message = () => ({
        name: "Kim",
        email: "kim@example.org",
        message: "Hello",
        idempotencyKey: createId(random),
      });
      const loops = [
        async () => visit("/contact"),
        async () => visit("/assets/first.js"),
        async () => visit(send, message()),
      ].map(async (action) => {
        while (going) await action();
      });

      const switches = quick ? 2 : 10;
      for (let count = 1; count <= switches; count += 1) {
        // To a new release, back to the first, forward to the newest, and so on.
        const newestFirst = await server.list();
        const target = [newestFirst[0], undefined, newestFirst.at(-1)][count % 3];
        const switched = target ? await server.switchTo(target) : undefined;
        const done = switched
          ? switched.code === 0
          : await server.install(server.make(`release-${count}.js`));
        checks.hold(done, `switch ${count} succeeds`, switched?.errors);
      }
      going = false;
      await Promise.all(loops);
      checks.hold(answers.failed.length === 0, "no request fails during the switches", answers);
      const { output } = await workspace.run("scripts/messages.ts", "--json");
      checks.hold(JSON.parse(output).length === answers.acknowledged, "each acknowledged message is stored");

      // Killed at any moment.
      const kills = quick ? 3 : 20;
      for (let kill = 0; kill < kills; kill += 1) {
        await server.installAndKill(server.make(`killed-${kill}.js`), random.range(20, 1500));
        checks.hold(isComplete(path.join(server.site, "current")), "after a kill, the release is complete");
        checks.hold((await ask(site.port, "/")).status === 200, "after a kill, pages are served");
        const all = await server.list();
        checks.hold(
          all.every((release) => isComplete(path.join(server.site, "releases", release))),
          "after a kill, every kept release is complete",
        );
      }

      // Releases that can't run.
      const pid = readFileSync(site.pidFile, "utf8");
      const current = server.current();
      const broken = server.make("broken.js", (folder) => {
        writeFileSync(path.join(folder, "programs/server.js"), "this is no program");
      });
      checks.hold(!(await server.install(broken)), "a broken release is refused");
      const damaged = server.make("damaged.js", (folder) => {
        writeFileSync(path.join(folder, "build/site.json"), "{}");
      });
      checks.hold(!(await server.install(damaged)), "a release without its policies is refused");
      const other = server.make("other.js", (folder) => {
        const migrations = path.join(folder, "programs/migrations");
        for (const name of readdirSync(migrations)) rmSync(path.join(migrations, name));
      });
      checks.hold(!(await server.install(other)), "a release that can't use the database is refused");
      checks.hold(
        server.current() === current && readFileSync(site.pidFile, "utf8") === pid,
        "the server keeps running meanwhile",
      );
      if (!quick) {
        const crashing = server.make("crashing.js", (folder) => {
          const program = path.join(folder, "programs/server.js");
          const crash = `if (!process.argv.includes("--check")) process.exit(1);\n`;
          writeFileSync(program, crash + readFileSync(program, "utf8"));
        });
        checks.hold(!(await server.install(crashing)), "a release that crashes on start is undone");
        checks.hold(server.current() === current, "the link leads back");
        checks.hold((await ask(site.port, "/")).status === 200, "the old release serves pages again");
      }

      return checks.report({
        switches,
        requests: answers.requests,
        failed: answers.failed.length,
        "longest response in ms": answers.longest,
        "messages acknowledged and stored": answers.acknowledged,
        "updates killed": kills,
      });
    }),
};

import { createRandom } from "../../site/art/kit/random.ts";
import { createChecks, type FaultCase } from "./fault-case.ts";
import type { GarbageOrder, GarbageResult } from "./support/garbage-sender.ts";
import { runInThread } from "./support/in-thread.ts";
import { isFlat, observe, observed } from "./support/observe.ts";
import { createId, post } from "./support/send-message.ts";
import { inWorkspace, withoutLimits } from "./support/workspace.ts";

export const garbage: FaultCase = {
  name: "garbage",
  what: "100,000 malformed requests from a seeded generator: methods, paths, headers, JSON, forms, noise",
  run: ({ seed, quick }) =>
    inWorkspace(async (workspace) => {
      const checks = createChecks();
      const site = await workspace.startSite({ TRUST_PROXY: "1", ...withoutLimits });
      // Enough for the process to reach its usual size in the first quarter.
      const count = quick ? 400 : 100_000;
      const order: GarbageOrder = { port: site.port, seed, count };
      const sending = runInThread<GarbageResult>(workspace, "./garbage-sender.ts", order);
      const observation = await observe(site, sending);
      const { statuses, bad } = await sending;
      checks.hold(bad.length === 0, "no 5xx except 503, and no stack trace in a response", bad.slice(0, 3));
      checks.hold(observation.failures === 0, "every page is served meanwhile", observation.failures);
      checks.hold(quick || isFlat(observation), "memory stays flat", observation.memory);
      const message = { idempotencyKey: createId(createRandom(seed)), message: "a valid one" };
      checks.hold((await post(site.url, message)) === 200, "a valid message is accepted afterwards");
      const crashed = /"event":"request failed"[^\n]*/.exec(site.output())?.[0];
      checks.hold(crashed === undefined, "no request failed unexpectedly", crashed);
      checks.hold((await site.end("SIGTERM")) === 0, "it exits with code 0");
      const { code } = await workspace.run("scripts/messages.ts", "reconcile");
      checks.hold(code === 0, "the database is consistent");
      return checks.report({
        requests: count,
        "responses, by status": [...statuses]
          .toSorted()
          .map(([status, count]) => `${status} × ${count}`)
          .join(", "),
        ...observed(observation),
      });
    }),
};

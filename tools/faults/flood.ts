import { type Checks, createChecks, type FaultCase } from "./fault-case.ts";
import type { FloodOrder, FloodResult } from "./support/flooder.ts";
import { runInThread } from "./support/in-thread.ts";
import { isFlat, type Observation, observe, observed } from "./support/observe.ts";
import { inWorkspace, type Workspace } from "./support/workspace.ts";

const connections = 200;
/** The server's default limits. */
const perClient = 5;
const perMinute = 10;
const held = 5000;

export const flood: FaultCase = {
  name: "flood",
  what: `${connections} connections send messages as fast as they can, then bodies of 2 MB`,
  run: ({ quick }) =>
    inWorkspace(async (workspace) => {
      const checks = createChecks();
      const seconds = quick ? 2 : 60;
      if (!quick) workspace.serveBuiltSite();
      const site = await workspace.startSite({ TRUST_PROXY: "1" });
      const pour = async (order: Omit<FloodOrder, "port">): Promise<[FloodResult, Observation]> => {
        const whole: FloodOrder = { port: site.port, ...order };
        const result = runInThread<FloodResult>(workspace, "./flooder.ts", whole);
        const observation = await observe(site, result);
        const found = await result;
        look(checks, found, observation, quick);
        return [found, observation];
      };

      const [messages, duringMessages] = await pour({ connections, milliseconds: seconds * 1000 });
      const stored = await states(workspace);
      checks.hold(messages.mostFromOneAddress <= perClient, "no client exceeds its limit", messages);
      checks.hold(stored.quarantined <= held, "no more are quarantined than the limit", stored);
      checks.hold(
        stored.pending <= perMinute * (1 + Math.ceil(seconds / 60)),
        "no more than the limit are accepted a minute",
        stored,
      );
      checks.hold(stored.total === (messages.statuses[200] ?? 0), "what was acknowledged is stored", stored);

      const [large, duringLarge] = await pour({
        connections: quick ? 20 : connections,
        milliseconds: (seconds / 4) * 1000,
        bodySize: 2_000_000,
      });
      checks.hold((large.statuses[200] ?? 0) === 0, "no body of 2 MB is accepted", large.statuses);
      checks.hold(!/\n\s+at /.test(site.output()), "no stack trace in the log");
      checks.hold((await site.end("SIGTERM")) === 0, "it exits with code 0");
      return checks.report({
        "messages, by status": tallied(messages),
        "requests a second": Math.round(total(messages) / seconds),
        "pending, quarantined": `${stored.pending}, ${stored.quarantined}`,
        ...observed(duringMessages),
        "2 MB bodies, by status": tallied(large),
        ...Object.fromEntries(
          Object.entries(observed(duringLarge)).map(([name, value]) => [`2 MB: ${name}`, value]),
        ),
      });
    }),
};

function look(checks: Checks, { statuses, bad }: FloodResult, observation: Observation, quick: boolean) {
  checks.hold(bad.length === 0, "no 5xx except 503, and no stack trace in a response", bad);
  checks.hold(Object.keys(statuses).length > 0, "there was a flood");
  checks.hold(observation.failures === 0, "every page is served during the flood", observation.failures);
  // A process needs a while to reach its usual size.
  checks.hold(quick || isFlat(observation), "memory stays flat", observation.memory);
}

async function states({ run }: Workspace) {
  const { output } = await run("scripts/messages.ts", "reconcile", "--json");
  return (JSON.parse(output) as { stored: { total: number; quarantined: number; pending: number } }).stored;
}

const total = ({ statuses }: FloodResult) => Object.values(statuses).reduce((sum, count) => sum + count, 0);

const tallied = ({ statuses }: FloodResult) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status === "0" ? "cut" : status} × ${count}`)
    .join(", ");

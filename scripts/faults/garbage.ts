import { connect } from "node:net";
import { createRandom } from "../../app/art/kit/random.ts";
import { createFindings, type FaultCase } from "./fault-case.ts";
import { type Garbage, garbageRequests } from "./support/garbage-requests.ts";
import { isFlat, observe, observed } from "./support/observe.ts";
import { createId, post } from "./support/send-message.ts";
import { inWorkspace, withoutLimits } from "./support/workspace.ts";

const together = 20;
/** How long an answer is waited for, in milliseconds: half a request is answered only after half a minute. */
const patience = 400;

export const garbage: FaultCase = {
  name: "garbage",
  what: "10,000 broken requests from a seeded generator: methods, paths, headers, JSON, forms, noise",
  run: ({ seed, quick }) =>
    inWorkspace(async (workspace) => {
      const findings = createFindings();
      const site = await workspace.startSite({ TRUST_PROXY: "1", ...withoutLimits });
      const requests = garbageRequests(seed, quick ? 400 : 10_000);
      const statuses = new Map<string, number>();
      const bad: string[] = [];
      let next = 0;
      const worker = async () => {
        for (let request = requests[next++]; request; request = requests[next++]) {
          const answer = await exchange(site.port, request);
          // An answer to HEAD ends with its headers; what follows is the next answer.
          for (const [, status = ""] of answer.matchAll(/(?:^|\r\n)HTTP\/1\.1 (\d{3})/g)) {
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            if (status.startsWith("5") && status !== "503")
              bad.push(`${status}: ${request.toString("latin1").slice(0, 400)}`);
          }
          if (answer === "") statuses.set("none", (statuses.get("none") ?? 0) + 1);
          if (/\n\s+at |node_modules|node:internal|\.ts:\d/.test(answer))
            bad.push(`stack: ${answer.slice(0, 400)}`);
        }
      };
      const observation = await observe(site, Promise.all(Array.from({ length: together }, worker)));
      findings.hold(bad.length === 0, "no 5xx but 503, and no stack in any answer", bad.slice(0, 3));
      findings.hold(observation.failures === 0, "every page is served meanwhile", observation.failures);
      findings.hold(quick || isFlat(observation), "memory stays flat", observation.memory);
      const message = { submissionId: createId(createRandom(seed)), message: "an honest one" };
      findings.hold((await post(site.address, message)) === 200, "an honest message is taken afterwards");
      const crashed = /"event":"request failed"[^\n]*/.exec(site.output())?.[0];
      findings.hold(crashed === undefined, "nothing failed inside", crashed);
      findings.hold((await site.end("SIGTERM")) === 0, "it ends properly");
      const { code } = await workspace.run("scripts/messages.ts", "reconcile");
      findings.hold(code === 0, "the database is sound");
      return findings.report({
        requests: requests.length,
        "answers, by status": [...statuses]
          .toSorted()
          .map(([status, count]) => `${status} × ${count}`)
          .join(", "),
        ...observed(observation),
      });
    }),
};

/** Sends a request on a connection of its own, and gives all that comes back within a moment. */
function exchange(port: number, request: Garbage): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(request));
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.on("data", (part: Buffer) => {
      answer += part.toString("latin1");
    });
    // The server may hang up on whom it does not understand.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}

import { createChecks, type FaultCase } from "./fault-case.ts";
import { inWorkspace, type Workspace } from "./support/workspace.ts";

/** The server's default limits. */
const perClient = 5;
const perMinute = 10;
const connections = 40;

export const oneNetwork: FaultCase = {
  name: "one-network",
  what: "one IPv6 /48 network sends more than the quarantine holds, from a different /64 each time, behind a proxy",
  run: ({ quick }) =>
    inWorkspace(async (workspace) => {
      const checks = createChecks();
      const quarantined = quick ? 300 : 5000;
      const messages = quick ? 600 : 6000;
      const site = await workspace.startSite({ TRUST_PROXY: "1", LIMIT_QUARANTINED: String(quarantined) });
      const send = async (from: string, message: string) => {
        const response = await fetch(`${site.url}/functions/v1/send-contact-email`, {
          method: "POST",
          headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
          body: JSON.stringify({ name: "Kim", email: "kim@example.org", message }),
        });
        await response.arrayBuffer();
        return response.status;
      };

      const statuses = new Map<number, number>();
      const started = performance.now();
      let sent = 0;
      const client = async () => {
        while (sent < messages) {
          sent += 1;
          const status = await send(`2001:db8:1:${sent.toString(16)}::1`, `Spam ${sent}`);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: connections }, client));
      const seconds = (performance.now() - started) / 1000;
      checks.hold((statuses.get(503) ?? 0) > 0, "the network gets 503 in the end", [...statuses]);
      checks.hold((await states(workspace)).quarantined === quarantined, "its messages fill the quarantine");

      for (const visitor of ["2001:db8:2::1", "203.0.113.9", "2001:db8:ffff:1::1"]) {
        checks.hold(
          (await send(visitor, `From ${visitor}`)) === 200,
          "another visitor's message is accepted",
        );
      }
      const listed = await workspace.run("scripts/messages.ts", "list", "--json");
      const visitors = (JSON.parse(listed.output) as { message: string; state: string }[]).filter(
        ({ message }) => message.startsWith("From "),
      );
      checks.hold(visitors.length === 3, "the visitors' messages are stored");
      checks.hold(
        visitors.every(({ state }) => state === "pending"),
        "and none of them is quarantined",
        visitors,
      );

      const deleting = performance.now();
      const deleted = await workspace.run("scripts/messages.ts", "delete", "--quarantined", "--json");
      const deletedIn = performance.now() - deleting;
      checks.hold(
        deleted.code === 0 && (await states(workspace)).quarantined === 0,
        "one command deletes the spam",
      );
      checks.hold((await site.end("SIGTERM")) === 0, "it exits with code 0");
      return checks.report({
        "messages of the network, by status": [...statuses]
          .map(([status, count]) => `${status} × ${count}`)
          .join(", "),
        "in seconds": Math.round(seconds * 10) / 10,
        "limits per client, per minute, of the quarantine": `${perClient}, ${perMinute}, ${quarantined}`,
        "deleted in ms": Math.round(deletedIn),
      });
    }),
};

async function states({ run }: Workspace) {
  const { output } = await run("scripts/messages.ts", "reconcile", "--json");
  return (JSON.parse(output) as { stored: { quarantined: number } }).stored;
}

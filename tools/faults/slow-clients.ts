import { connect, type Socket } from "node:net";
import { createChecks, type FaultCase } from "./fault-case.ts";
import { observe, observed } from "./support/observe.ts";
import { inWorkspace, pause } from "./support/workspace.ts";

/** The server allows a request 30 seconds, and checks every 5. */
const longest = 30 + 5;

type End = { readonly after: number; readonly answer: string };

export const slowClients: FaultCase = {
  name: "slow-clients",
  what: "200 connections send their headers, and 200 their bodies, a byte at a time",
  run: ({ quick }) =>
    inWorkspace(async (workspace) => {
      const checks = createChecks();
      const each = quick ? 50 : 200;
      const site = await workspace.startSite();
      const whole =
        "POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
      const headers = Array.from({ length: each }, () =>
        drip(site.port, whole.slice(0, 20), whole.slice(20)),
      );
      const bodies = Array.from({ length: each }, () =>
        drip(site.port, `${whole}Content-Length: 1000\r\n\r\n{"message":"`, "x".repeat(900)),
      );
      const all = [...headers, ...bodies];
      workspace.atEnd(() => {
        for (const { socket } of all) socket.destroy();
      });
      const ends = Promise.all(all.map(({ end }) => end));
      const observation = await observe(site, quick ? pause(2000) : ends);
      checks.hold(observation.failures === 0, "every page is served meanwhile", observation.failures);
      if (quick) return checks.report(observed(observation));

      const ended = await ends;
      const slowest = Math.max(...ended.map(({ after }) => after));
      checks.hold(slowest <= longest + 5, "every connection is closed in time", slowest);
      const statuses = ended.map(({ answer }) => /^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? "cut");
      checks.hold(
        statuses.every((status) => ["408", "400", "cut"].includes(status)),
        "no message is accepted",
        [...new Set(statuses)],
      );
      checks.hold(!ended.some(({ answer }) => /\n\s+at |\.ts:/.test(answer)), "no stack trace in a response");
      return checks.report({
        connections: all.length,
        "headers cut after, in s": Math.round(Math.max(...ended.slice(0, each).map(({ after }) => after))),
        "bodies cut after, in s": Math.round(Math.max(...ended.slice(each).map(({ after }) => after))),
        answers: [...Map.groupBy(statuses, (status) => status)]
          .map(([status, of]) => `${status} × ${of.length}`)
          .join(", "),
        ...observed(observation),
      });
    }),
};

/** Sends the first part at once and the rest at four bytes a second, until the server closes the connection. */
function drip(port: number, beginning: string, rest: string): { socket: Socket; end: Promise<End> } {
  const started = performance.now();
  const socket = connect(port, "127.0.0.1");
  const end = new Promise<End>((resolve) => {
    let answer = "";
    let sent = 0;
    const timer = setInterval(() => {
      if (sent < rest.length) socket.write(rest.charAt(sent));
      sent += 1;
    }, 250);
    socket.on("connect", () => socket.write(beginning));
    socket.on("data", (part: Buffer) => {
      answer += part;
    });
    // The server closes the connection.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      resolve({ after: (performance.now() - started) / 1000, answer });
    });
  });
  return { socket, end };
}

import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { second } from "../clock.ts";
import { listening, repository, runNode } from "./spawn-site.ts";

// Measures how many pages the built site serves during a flood of its form, in one run: node server/test-support/measure-flood.ts
// What counts is the ratio: both are measured on the same machine within a minute.

const pageConnections = 8;
const floodConnections = 64;
const slice = second;
const slices = 6;

const random = (below: number) => Math.floor(Math.random() * below);

/** Where a flood comes from, as the proxy reports it. */
const floods: Readonly<Record<string, () => string>> = {
  "one address": () => "203.0.113.7",
  "one IPv6 /48": () => `2001:db8:77:${random(65_536).toString(16)}::1`,
  "many addresses": () => `${random(200) + 11}.${random(256)}.${random(256)}.${random(256)}`,
};

type Tally = { readonly times: number[]; readonly statuses: Map<number, number> };

/** Sends one request after the other on a connection until `until`. */
function ask(port: number, request: () => string, until: number, { times, statuses }: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    let began = 0;
    const send = () => {
      answer = "";
      began = performance.now();
      socket.write(request());
    };
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("close", () => (performance.now() < until ? reject(new Error(answer)) : resolve()));
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString("latin1");
      const end = answer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const size = Number(/^content-length: (\d+)/im.exec(answer)?.[1]);
      if (answer.length < end + 4 + size) return;
      times.push(performance.now() - began);
      const status = Number(answer.slice(9, 12));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (performance.now() < until) send();
      else socket.destroy();
    });
  });
}

const page = () => "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n";

const message = (from: string) => {
  const text = `Hello ${Math.random()} ${"lorem ipsum ".repeat(40)}`;
  const body = JSON.stringify({ name: "Kim", email: "kim@example.org", message: text });
  return `POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

/** Asks for pages for a moment, during a flood if there is one. */
async function measure(
  port: number,
  pages: Tally,
  flood?: { readonly from: () => string; readonly tally: Tally },
) {
  const until = performance.now() + slice;
  const askFor = (request: () => string, connections: number, tally: Tally) =>
    Array.from({ length: connections }, () => ask(port, request, until, tally));
  await Promise.all([
    ...askFor(page, pageConnections, pages),
    ...(flood ? askFor(() => message(flood.from()), floodConnections, flood.tally) : []),
  ]);
}

const newTally = (): Tally => ({ times: [], statuses: new Map() });

const perSecond = (count: number) => Math.round((count * second) / (slice * slices));

function describePages({ times }: Tally): string {
  const sorted = times.toSorted((one, other) => one - other);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return `${perSecond(sorted.length)} pages a second, p99 ${p99.toFixed(1)} ms`;
}

const data = mkdtempSync(path.join(tmpdir(), "flood-"));
const child = runNode(repository, "server/node.ts", [], {
  DATA_DIR: data,
  PORT: String(await freePort()),
  TRUST_PROXY: "1",
});
child.stderr?.resume();
try {
  const { port } = await listening(child);
  child.stdout?.resume();
  await measure(port, newTally());
  for (const [name, from] of Object.entries(floods)) {
    const [quiet, flooded, flood] = [newTally(), newTally(), newTally()];
    // In turn, since other work on the machine comes and goes.
    for (let time = 0; time < slices; time += 1) {
      await measure(port, quiet);
      await measure(port, flooded, { from, tally: flood });
    }
    const answered = [...flood.statuses]
      .map(([status, count]) => `${perSecond(count)} × ${status}`)
      .join(", ");
    console.info(`A flood from ${name}: ratio ${(flooded.times.length / quiet.times.length).toFixed(2)}`);
    console.info(`  without: ${describePages(quiet)}`);
    console.info(`  during:  ${describePages(flooded)}; the flood, a second: ${answered}`);
  }
} finally {
  child.kill("SIGTERM");
  rmSync(data, { recursive: true, force: true });
}

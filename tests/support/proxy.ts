import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { connect as connectTls } from "node:tls";
import { expect, onTestFinished } from "vitest";
import { minute, second } from "../../server/clock.ts";
import { runProgramSync, startProgram } from "../../system/programs.ts";
import { freePort } from "./free-port.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const repository = path.resolve(import.meta.dirname, "../..");

/** Where `npm test` unpacks Debian's (scripts/test/find-caddy.mjs), and the machine's own. */
const candidates = [path.join(repository, "node_modules/.cache/caddy/usr/bin/caddy"), "caddy"];

/** The proxy that docs/going-live.md installs; undefined where there is none. */
export const caddy = candidates.find((program) =>
  program === "caddy" ? runProgramSync(program, ["version"]).succeeded : existsSync(program),
);

/** The proxy's configuration, as a server has it. */
const caddyfile = readFileSync(path.join(repository, "deploy/Caddyfile"), "utf8");

/** Returns a time limit of the proxy, such as `read_body`, in milliseconds. */
export function proxyLimit(name: string): number {
  const [, amount, unit] = new RegExp(`^\\t{3}${name} (\\d+)([sm])$`, "m").exec(caddyfile) ?? [];
  return Number(amount) * (unit === "m" ? minute : second);
}

/**
 * Starts the real proxy with the real configuration, but for its addresses, in front of a server on loopback. It is stopped after
 * the test.
 *
 * @returns its port, where it speaks plain HTTP/1.1, whatever the host is called
 */
export async function startProxy(serverPort: number): Promise<number> {
  const [port, redirecting, studio] = [await freePort(), await freePort(), await freePort()];
  await startCaddy(
    caddyfile
      .replace(/^\{$/m, "{\n\tauto_https off\n\tdefault_bind 127.0.0.1")
      .replace(/^www\.your-domain\.example \{$/m, `http://:${port} {`)
      .replace(/^your-domain\.example \{$/m, `http://:${redirecting} {`)
      .replace(/^studio\.your-domain\.example, .* \{$/m, `http://:${studio} {`)
      .replace("127.0.0.1:3000", `127.0.0.1:${serverPort}`),
  );
  return port;
}

type HttpsProxyOptions = {
  /** The site's, which no name server needs to know: the certificates are Caddy's own. */
  readonly domain: string;
  /** Where it speaks HTTPS. */
  readonly port: number;
  /** Where the site listens. */
  readonly sitePort: number;
  /** The studio's socket. */
  readonly socket: string;
  /** Another host, for pages of another site. */
  readonly otherHost: string;
};

/**
 * Starts the real proxy with the real configuration, but for its addresses and certificates, in front of a site and its studio, as on
 * a server. At another host it shows the site, too. It is stopped after the test.
 */
export async function startHttpsProxy(options: HttpsProxyOptions): Promise<void> {
  const { domain, port, sitePort, socket, otherHost } = options;
  const own = [
    "default_bind 127.0.0.1",
    "skip_install_trust",
    "local_certs",
    "auto_https disable_redirects",
    `https_port ${port}`,
  ];
  const site = `127.0.0.1:${sitePort}`;
  await startCaddy(
    `${caddyfile
      .replaceAll("your-domain.example", domain)
      .replace(/^\{$/m, `{\n\t${own.join("\n\t")}`)
      .replace("127.0.0.1:3000", site)
      .replace("/run/stillwater-studio/studio.sock", socket)}
${otherHost} {
	reverse_proxy ${site}
}
`,
  );
  const hosts = [`www.${domain}`, `studio.${domain}`, `studio-preview.${domain}`, otherHost];
  await Promise.all(hosts.map((host) => haveCertificate(port, host)));
}

/** Waits until the proxy has made the certificate of a host: it serves before that. */
const haveCertificate = (port: number, servername: string) =>
  expect
    .poll(async () => {
      const socket = connectTls({ host: "127.0.0.1", port, servername, rejectUnauthorized: false });
      try {
        await once(socket, "secureConnect");
        return true;
      } catch {
        return false;
      } finally {
        socket.destroy();
      }
    })
    .toBe(true);

/** Starts Caddy, and waits until it serves what a configuration says. It is stopped after the test. */
async function startCaddy(configuration: string): Promise<void> {
  if (!caddy) throw new Error("There is no Caddy on this machine.");
  const folder = temporaryFolder();
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, configuration);
  const child = startProgram(caddy, ["run", "--adapter", "caddyfile", "--config", file], {
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on("data", (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes("serving initial configuration")) resolve();
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Caddy exited with ${code}: ${printed}`)));
  });
}

type SlowRequest = {
  readonly method?: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** How long the body takes, in seconds. */
  readonly seconds: number;
  /** The part of it after which the client is gone. By default it sends all. */
  readonly until?: number;
};

type Answer = { readonly status: number; readonly head: string; readonly body: string };

const pieces = 40;

/** Sends a request over HTTP/1.1 as slowly as a phone at the edge of a cell. Returns the answer; status 0 if there is none. */
export function sendSlowly(port: number, request: SlowRequest): Promise<Answer> {
  const { method = "POST", path: url, headers, seconds, until = 1 } = request;
  const body = Buffer.from(request.body);
  const lines = Object.entries({
    Host: `localhost:${port}`,
    Connection: "close",
    "Content-Length": body.length,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let sent = 0;
    let answer = "";
    const sendPiece = () => {
      if (sent >= pieces * until) {
        clearInterval(timer);
        if (until < 1) socket.destroy();
        return;
      }
      socket.write(body.subarray((body.length * sent) / pieces, (body.length * (sent + 1)) / pieces));
      sent++;
    };
    socket.write(`${method} ${url} HTTP/1.1\r\n${lines.join("")}\r\n`);
    const timer = setInterval(sendPiece, (seconds * 1000) / pieces);
    socket.on("data", (chunk: Buffer) => {
      answer += chunk;
    });
    // A server that has answered doesn't read the rest.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      const [head = "", ...rest] = answer.split("\r\n\r\n");
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
        head,
        body: rest.join("\r\n\r\n"),
      });
    });
  });
}

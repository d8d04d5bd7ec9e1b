import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import path from "node:path";
import { killGroup, startProgram } from "../../system/programs.ts";
import { type Launcher, repository } from "./spawn-site.ts";

/** Does what systemd does: listens, passes the socket on, and starts the server again when it ends. */
type Supervisor = {
  readonly port: number;
  /** Holds the process id of the running server. */
  readonly pidFile: string;
  /** Sends SIGTERM to the server and waits until it has exited. The next one starts at once. */
  restart(): Promise<void>;
  output(): string;
  stop(): void;
};

// systemd's protocol (man 3 sd_listen_fds): the socket is descriptor 3, and LISTEN_PID names the process.
const loop = `while :; do sh -c '
  echo $$ >"$PID_FILE"
  cd "$SITE" && LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"' - "$@"
  sleep 0.05
done`;

/** Stand-ins for programs of the server, as shell scripts by their names. */
const serverPrograms = {
  npm: `mkdir -p node_modules/.bin && ln -s ${process.execPath} node_modules/.bin/node`,
  // The test's user stands for all: runuser -u USER -- [env DATA_DIR=...] COMMAND
  runuser: `shift 3; case $1 in env) shift 2; exec env "DATA_DIR=$SITE_DATA" "$@" ;; *) exec "$@" ;; esac`,
  chown: ":",
  stillwater: `exec ${path.join(repository, "deploy/releases")} "$@"`,
  systemctl: `case $1 in
is-enabled) [ -e "$SITE_PID" ] ;;
restart) pid=$(cat "$SITE_PID"); kill "$pid"; while kill -0 "$pid" 2>/dev/null; do sleep 0.02; done ;;
esac`,
};

/** Writes the stand-ins to a new folder for PATH. */
export function writeServerPrograms(folder: string): void {
  mkdirSync(folder);
  for (const [name, text] of Object.entries(serverPrograms)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
}

/** Starts a supervised server on a free port. The supervisor resolves `folder` again at each start. */
export async function supervise(
  folder: string,
  env: Readonly<Record<string, string>>,
  launcher: Launcher = [process.execPath, path.join(repository, "server/node.ts")],
): Promise<Supervisor> {
  const listener = createServer();
  await once(listener.listen(0, "127.0.0.1"), "listening");
  const { port } = listener.address() as AddressInfo;
  const pidFile = path.join(folder, "..", `server-${port}.pid`);
  const chunks: Buffer[] = [];
  const child = startProgram("sh", ["-c", loop, "-", ...launcher], {
    env: { PATH: process.env.PATH, SITE: folder, PID_FILE: pidFile, ...env },
    stdio: ["ignore", "pipe", "pipe", descriptorOf(listener)],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => void chunks.push(chunk));
  }
  // The supervisor has its own descriptor of the socket.
  listener.close();
  return {
    port,
    pidFile,
    restart: async () => {
      const pid = Number(readFileSync(pidFile, "utf8"));
      process.kill(pid, "SIGTERM");
      // Until the next one is written down: it may be asked to restart at once.
      while (isAlive(pid) || [0, pid].includes(Number(readFileSync(pidFile, "utf8")))) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    output: () => Buffer.concat(chunks).toString(),
    // The loop and the server.
    stop: () => killGroup(child, "SIGKILL"),
  };
}

/** Node has no public access to the descriptor of a listening socket. */
function descriptorOf(listener: Server): number {
  const handle: unknown = Reflect.get(listener, "_handle");
  return (handle as { fd: number }).fd;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

type TimedResponse = { readonly status: number; readonly milliseconds: number; readonly body: string };

/** Sends a request on its own connection, as the proxy does, pausing before the end of its JSON. A failed one gives status 0. */
export function ask(port: number, url: string, body?: object, pause = 0): Promise<TimedResponse> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text = "") =>
      resolve({ status, milliseconds: performance.now() - started, body: text });
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path: url,
        method: body ? "POST" : "GET",
        agent: false,
        headers: body ? { "Content-Type": "application/json" } : {},
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("error", () => end(0));
        response.on("end", () => end(response.statusCode ?? 0, text));
      },
    );
    sent.on("error", () => end(0));
    const text = body ? JSON.stringify(body) : "";
    sent.write(text.slice(0, -1));
    setTimeout(() => sent.end(text.slice(-1)), pause);
  });
}

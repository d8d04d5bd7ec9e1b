import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../tests/support/free-port.ts";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** nginx with the built files, on a port of its own. */
export type Nginx = {
  readonly address: string;
  /** The master's, whose children answer. */
  readonly processId: number;
  readonly stop: () => Promise<void>;
};

/**
 * Starts nginx on the built files as a careful owner would set it up: one process that answers, as the site's own
 * server has; the compressed forms that lie beside the files; the same headers; no log of requests.
 *
 * @param folder the built site
 * @param headers those that every answer is to have, so that both servers send as much
 * @returns undefined where nginx is not installed
 */
export async function startNginx(
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<Nginx | undefined> {
  const program = "/usr/sbin/nginx";
  if (!(await exists(program))) return undefined;
  const port = await freePort();
  const directory = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const settings = path.join(directory, "nginx.conf");
  await writeFile(settings, configuration(path.resolve(folder), port, headers, await exists(brotliModule)));
  const child = spawn(program, ["-p", directory, "-c", settings, "-e", "stderr"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  return {
    address,
    processId: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGQUIT");
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function configuration(
  folder: string,
  port: number,
  headers: Readonly<Record<string, string>>,
  hasBrotli: boolean,
): string {
  const added = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`,
  );
  return `${hasBrotli ? `load_module ${brotliModule};` : ""}
user root;
worker_processes 1;
daemon off;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  gzip_static on;
  ${hasBrotli ? "brotli_static on;" : ""}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${added.join("\n    ")}
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;
}

async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100)); // it is still starting
    }
  }
  throw new Error(`nginx does not answer at ${address}`);
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type ChildProcess, startProgram } from "../../system/programs.ts";

/** The root of the repository. */
export const repository = path.resolve(import.meta.dirname, "../..");

/** Returns the policy of a page of the small site, by file. */
export const policyOf = (file: string) => `default-src 'none'; style-src 'self' 'sha256-${file}'`;

/** Returns the contents of the small site's `build/site.json`. */
export const siteFacts = (samples = 0) => ({
  contentSecurityPolicies: Object.fromEntries(
    [
      "client/index.html",
      "client/contact/index.html",
      "client/404.html",
      "templates/contact-failed.html",
      "templates/contact-sent.html",
    ].map((file) => [file, policyOf(file)]),
  ),
  samples,
  release: "0123456789ab",
});

/** Writes a small built site to a folder. */
export function writeSmallSite(folder: string): void {
  const write = (name: string, text: string | Buffer) => {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const page = "<!doctype html><h1>Home</h1>".padEnd(3000, " .");
  write("build/site.json", JSON.stringify(siteFacts()));
  write("build/templates/contact-failed.html", "<h1>[[notice.title]]</h1><textarea>[[message]]</textarea>");
  write("build/templates/contact-sent.html", "<h1>[[notice.title]]</h1><p>[[email]]</p>");
  write("build/client/index.html", page);
  write("build/client/index.html.br", brotliCompressSync(page));
  write("build/client/index.html.gz", gzipSync(page));
  write("build/client/contact/index.html", "<h1>Contact</h1>");
  write("build/client/404.html", "<h1>Not here</h1>");
  write("build/client/assets/app-abc123.js", "let a");
  write("build/client/.env", "SECRET=1");
  write("build/client/site.webmanifest", "{}");
  write("build/client/terms/term-1.ics", "BEGIN:VCALENDAR");
  write("build/client/sitemap.xml", "<urlset/>");
  write("build/client/robots.txt", "User-agent: *");
  write("build/client/icon.svg", "<svg/>");
}

export type SiteProcess = {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Returns its output so far. */
  output(): string;
  /** Sends a signal, by default SIGKILL, and waits for the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
};

/** The program that runs a script, and its options. */
export type Launcher = readonly [program: string, ...args: string[]];

/**
 * Set by `npm test`: where Node keeps compiled modules, and the folder of the programs that it has just bundled for a release.
 * Each halves the processor time of a start.
 */
const { NODE_COMPILE_CACHE, BUNDLED_PROGRAMS } = process.env;

/** Returns the file of a script: its bundle, unless there is none, or a release can't do what is asked. */
function programOf(script: string, args: readonly string[]): string {
  const source = path.join(repository, script);
  // The bundles lack the tools for Cloudflare.
  if (!BUNDLED_PROGRAMS || args.includes("--at")) return source;
  const name = script === "server/node.ts" ? "server" : path.basename(script, ".ts");
  const bundle = path.resolve(repository, BUNDLED_PROGRAMS, `${name}.js`);
  return /^(?:server|scripts)\/[^/]+$/.test(script) && existsSync(bundle) ? bundle : source;
}

/** A home directory without any credentials. */
const emptyHome = path.join(tmpdir(), "no-home");

const withNode: Launcher = [process.execPath];

/** Waits until the server in a process listens. Rejects if the process exits first. `kill` sends it a signal. */
export async function listening(
  child: ChildProcess,
  kill = (signal: NodeJS.Signals): void => void child.kill(signal),
): Promise<SiteProcess> {
  const chunks: Buffer[] = [];
  const output = () => Buffer.concat(chunks).toString();
  const keep = (chunk: Buffer) => void chunks.push(chunk);
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const url = await new Promise<string>((resolve, reject) => {
    // Stop searching once found: a server under load writes megabytes.
    const look = () => {
      const found = /Serving http:\/\/[^:]+:(\d+)/.exec(output());
      if (!found) return;
      child.stdout?.off("data", look);
      resolve(`http://127.0.0.1:${found[1]}`);
    };
    child.stdout?.on("data", look);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`exited with ${code}: ${output()}`)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    output,
    end: async (signal = "SIGKILL") => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, "exit") as Promise<[number | null]>;
      kill(signal);
      return (await ended)[0];
    },
  };
}

/**
 * Starts a script of the repository in a new process.
 *
 * @param cwd its working directory, with the built site and `data`
 * @param script its path in the repository
 * @param env its complete environment: the machine's own settings are left out
 * @param detached whether it leads a process group of its own
 */
export function runNode(
  cwd: string,
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  [program, ...options]: Launcher = withNode,
  detached = false,
): ChildProcess {
  return startProgram(program, [...options, programOf(script, args), ...args], {
    cwd,
    detached,
    env: {
      PATH: process.env.PATH ?? "",
      HOME: emptyHome,
      XDG_CONFIG_HOME: emptyHome,
      DATA_DIR: "data",
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

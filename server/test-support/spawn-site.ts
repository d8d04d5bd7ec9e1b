import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Where the program's own files are, whatever folder it runs in. */
export const repository = path.resolve(import.meta.dirname, "../..");

/** The policy of a page of the built site in the tests, by the page's file. */
export const policyOf = (file: string) => `default-src 'none'; style-src 'self' 'sha256-${file}'`;

/** The facts of the built site in the tests. */
export const siteFacts = (samples = 0) => ({
  contentSecurityPolicies: Object.fromEntries(
    [
      "client/index.html",
      "client/contact/index.html",
      "client/404.html",
      "templates/contact-failed.html",
    ].map((file) => [file, policyOf(file)]),
  ),
  samples,
});

/** Writes a small built site into a folder. */
export function writeSmallSite(folder: string): void {
  const write = (name: string, text: string | Buffer) => {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const page = "<!doctype html><h1>Home</h1>".padEnd(3000, " .");
  write("build/site.json", JSON.stringify(siteFacts()));
  write("build/templates/contact-failed.html", "<h1>[[notice.title]]</h1><textarea>[[message]]</textarea>");
  write("build/client/index.html", page);
  write("build/client/index.html.br", brotliCompressSync(page));
  write("build/client/index.html.gz", gzipSync(page));
  write("build/client/contact/index.html", "<h1>Contact</h1>");
  write("build/client/404.html", "<h1>Not here</h1>");
  write("build/client/404.html.gz", gzipSync("<h1>Not here</h1>"));
  write("build/client/assets/app-abc123.js", "let a");
  write("build/client/.env", "SECRET=1");
  write("build/client/site.webmanifest", "{}");
  write("build/client/terms/term-1.ics", "BEGIN:VCALENDAR");
  write("build/client/sitemap.xml", "<urlset/>");
  write("build/client/robots.txt", "User-agent: *");
  write("build/client/icon.svg", "<svg/>");
}

export type SiteProcess = {
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  /** What it has written so far. */
  output(): string;
  /** Sends a signal, SIGKILL unless told, and waits for its end. Gives the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
};

/** What stands before a script on the command line: the program that runs it, and its options. */
export type Launcher = readonly [program: string, ...args: string[]];

/** A home in which nobody is signed in anywhere. */
const nowhere = path.join(tmpdir(), "no-home");

const plainly: Launcher = [process.execPath];

/** Waits until a process that runs the server listens. Rejects where it ends before. */
export async function listening(child: ChildProcess): Promise<SiteProcess> {
  const chunks: Buffer[] = [];
  const output = () => Buffer.concat(chunks).toString();
  const keep = (chunk: Buffer) => void chunks.push(chunk);
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const address = await new Promise<string>((resolve, reject) => {
    // Not for ever: a server under load writes megabytes, and whoever measures it must not read them again each time.
    const look = () => {
      const found = /Serving http:\/\/localhost:(\d+)/.exec(output());
      if (!found) return;
      child.stdout?.off("data", look);
      resolve(`http://127.0.0.1:${found[1]}`);
    };
    child.stdout?.on("data", look);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`it ended with ${code}: ${output()}`)));
  });
  return {
    address,
    port: Number(new URL(address).port),
    pid: child.pid ?? 0,
    output,
    end: async (signal = "SIGKILL") => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, "exit") as Promise<[number | null]>;
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

/** Waits for the end of a process, and gives all that it wrote. */
export async function ended(child: ChildProcess) {
  let output = "";
  let errors = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    errors += chunk;
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output, errors };
}

/**
 * Runs a script of the repository in a process of its own.
 *
 * @param cwd the folder that it runs in: with the built site, and with `data`
 * @param script its path in the repository
 * @param env its whole environment: nothing of the machine's own settings reaches it
 */
export function runNode(
  cwd: string,
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  [program, ...options]: Launcher = plainly,
): ChildProcess {
  return spawn(program, [...options, path.join(repository, script), ...args], {
    cwd,
    env: {
      PATH: process.env.PATH ?? "",
      HOME: nowhere,
      XDG_CONFIG_HOME: nowhere,
      DATA_DIR: "data",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

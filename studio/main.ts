import { createInterface } from "node:readline";
import { commonOptions, parseOptions } from "../command-line/arguments.ts";
import { startProgram } from "../system/programs.ts";
import { appFolder, buildAppWhereNeeded } from "./build-app.ts";
import { openProject } from "./engine/project.ts";
import { takeLock } from "./lock.ts";
import { readServedAt, type ServedAt } from "./server/served-at.ts";
import { startServedStudio, startStudio } from "./server/start.ts";

const firstPort = 4600;

const help = `npm run studio opens the studio in the browser, on this computer only. Started again, it opens another window.

  npm run studio -- --no-open       prints its address and opens no window
  npm run studio -- --port 4700     takes another port than ${firstPort}

On a server, node studio/main.ts takes --at, --preview-at and --socket: see studio/README.md.`;

/** How long the first screen takes at most, in milliseconds. */
const firstScreenTime = 3000;

/**
 * npm run studio: opens the studio in the browser; a second start opens another window on the first. With `--at`, it is the studio of
 * a server, which a proxy shows at an address of its own.
 */
async function main() {
  const options = readOptions();
  if (options === "help") return console.info(help);
  if (options.at) return serve(options.at);
  const open = (address: string) => {
    console.info(`\n  ${address}\n`);
    if (options.opens) openInBrowser(address);
  };

  const project = openProject(".");
  const lock = await takeLock(project);
  if ("address" in lock) {
    console.info("The studio is open already. This opens another window on it:");
    return open(lock.address);
  }
  // Also on errors and process.exit().
  process.on("exit", lock.release);
  await buildAppWhereNeeded(() => console.info("Getting the studio ready (a few seconds, once)..."));

  const studio = await startStudio({
    project,
    appFolder,
    port: options.port,
    onKeyUsed: () => {
      lock.offer(studio.issueAddress("second start"));
      // The first screen comes first: rendering takes all of an old computer.
      setTimeout(studio.warmUp, firstScreenTime).unref();
    },
  });
  lock.offer(studio.issueAddress("second start"));
  console.info("The studio is open. This address works once, in one window:");
  open(studio.issueAddress("terminal"));
  studio.prepareFirstScreen();
  console.info("Press Enter for another window. To close the studio, press Ctrl+C.");
  createInterface({ input: process.stdin }).on("line", () => open(studio.issueAddress("terminal")));

  stopWithProcess(studio);
}

/** Serves the studio where a proxy reaches it. It opens no window, and waits for nobody at the terminal. */
async function serve(at: ServedAt) {
  const project = openProject(".", "the server");
  const lock = await takeLock(project);
  if ("address" in lock) throw new Error(`The studio runs already, at ${lock.address}.`);
  process.on("exit", lock.release);
  await buildAppWhereNeeded(() => console.info("Getting the studio ready (a few seconds, once)..."));
  const studio = await startServedStudio({ project, appFolder }, at);
  lock.offer(at.origin);
  console.info(
    `The studio is at ${at.origin}. A passkey is made with npm run studio-key; on a server, with stillwater studio-key`,
  );
  studio.prepareFirstScreen();
  setTimeout(studio.warmUp, firstScreenTime).unref();
  stopWithProcess(studio);
}

/** Closes the studio when this process is told to end. */
function stopWithProcess(studio: { readonly stop: () => Promise<void> }) {
  const stop = async () => {
    await studio.stop();
    console.info("The studio is closed. All that was saved is in the files.");
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
  // npm was killed; see system/parent.mjs.
  process.once("disconnect", stop);
}

/** @throws Error for an unknown option, and an invalid port or address */
function readOptions(): "help" | { opens: boolean; port: number; at: ServedAt | undefined } {
  const { values } = parseOptions(
    {
      help: commonOptions.help,
      "no-open": { type: "boolean", default: false },
      port: { type: "string", default: String(firstPort) },
      at: { type: "string" },
      "preview-at": { type: "string" },
      socket: { type: "string" },
    },
    { allowPositionals: false },
  );
  if (values.help) return "help";
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1024 || port > 65_000) {
    throw new Error(`--port ${values.port}: a port is a number from 1024 to 65000.`);
  }
  const { at, "preview-at": previewAt, socket } = values;
  const given = [at, previewAt, socket].filter((value) => value !== undefined);
  if (given.length === 0) return { opens: !values["no-open"], port, at: undefined };
  if (!at || !previewAt || !socket) {
    throw new Error("On a server, the studio takes --at, --preview-at and --socket together.");
  }
  return { opens: false, port, at: readServedAt({ at, previewAt, socket }) };
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

/** The program that opens an address in the owner's browser; undefined where there is no screen. */
function opener(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): [string, ...string[]] | undefined {
  if (env.CI) return undefined;
  if (platform === "darwin") return ["open"];
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ["xdg-open"] : undefined;
}

/** Opens an address in the browser. Does nothing where that isn't possible: the address is printed, too. */
function openInBrowser(address: string): void {
  const [program, ...args] = opener(process.platform, process.env) ?? [];
  if (!program) return;
  const child = startProgram(program, [...args, address], { stdio: "ignore", detached: true });
  child.on("error", (error) => console.error(`The browser can't be opened: ${error.message}`));
  child.unref();
}

// Runs on the machine's own Node (20 or later), hence plain JavaScript.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync, watchFile } from "node:fs";
import { environment } from "./install.mjs";

/** How often a process checks whether npm still runs, and whether a file has changed, in milliseconds. */
const interval = 500;

// Read on start: npm may be killed during an installation or build of minutes.
const parent = process.ppid;
// npm runs commands in a shell, which on some systems remains as a process in between.
const isShell = /^(sh|dash|bash|ash|busybox|zsh|ksh)$/.test(nameOf(parent));
const grandparent = isShell ? parentOf(parent) : "";

/**
 * Runs a program until it exits, and forwards signals. If this process is killed, the program's IPC channel disconnects.
 * If npm, which started this process, is killed, the program is stopped.
 *
 * @param {string} program
 * @param {() => string[]} argsNow returns its arguments, at each start
 * @param {Record<string, string>} extra variables for its environment
 * @param {string[]} files when one of them changes, and the program could start with it (`--check`), it starts again
 */
export function startWithParent(program, argsNow, extra = {}, files = []) {
  const env = environment(extra);
  let child = start();
  let startsAgain = false;

  function start() {
    const started = spawn(program, argsNow(), { stdio: ["inherit", "inherit", "inherit", "ipc"], env });
    started.on("error", (error) => {
      console.error(`${program} can't be started: ${error.message}`);
      process.exit(1);
    });
    started.on("exit", (code, signal) => {
      if (!startsAgain) process.exit(signal ? 1 : (code ?? 0));
      startsAgain = false;
      child = start();
    });
    return started;
  }
  const stop = (signal) => {
    startsAgain = false;
    child.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
  whenNpmEnds(() => stop("SIGTERM"));
  for (const file of files) {
    watchFile(file, { interval }, (now, before) => {
      // It is called for a file that is missing, too.
      if (now.mtimeMs === before.mtimeMs) return;
      console.info(`${file} has changed.`);
      // Pages stay up while it has a mistake.
      const { status } = spawnSync(program, [...argsNow(), "--check"], {
        stdio: ["ignore", "ignore", "inherit"],
        env,
      });
      if (status !== 0) return;
      startsAgain = true;
      child.kill("SIGTERM");
    });
  }
}

/**
 * Calls back if npm, which started this process, is killed without forwarding the signal. Does nothing for a process that
 * npm didn't start: a service may outlive the shell that started it.
 *
 * @param {() => void} callback
 */
export function whenNpmEnds(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === parent && (!isShell || parentOf(parent) === grandparent)) return;
    clearInterval(timer);
    callback();
  }, interval);
  timer.unref();
}

/** Returns the name of a process; empty where there is no /proc. */
function nameOf(pid) {
  return readProc(pid, "comm").trim();
}

/** Returns the id of a process's parent, as text. */
function parentOf(pid) {
  return readProc(pid, "stat").split(") ").at(-1)?.split(" ")[1] ?? "";
}

function readProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

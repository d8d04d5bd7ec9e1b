import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { outputOfSync, startProgram } from "../../system/programs.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

const program = "/usr/sbin/sshd";

/** Whether this machine has an SSH server. */
export const hasSshServer = existsSync(program);

/**
 * Starts a real SSH server on this machine, which lets one new key in.
 *
 * @param environment what the commands that it runs find in their environment
 * @returns how to run a command on it, and how to stop it
 */
export async function sshServer(environment: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  const inFolder = (name: string) => path.join(folder, name);
  for (const key of ["host", "user", "stranger"]) {
    outputOfSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", inFolder(key)]);
  }
  const port = await freePort();
  const variables = Object.entries(environment).map(([name, value]) => `"${name}=${value}"`);
  writeFileSync(
    inFolder("config"),
    [
      `Port ${port}`,
      "ListenAddress 127.0.0.1",
      `HostKey ${inFolder("host")}`,
      `AuthorizedKeysFile ${inFolder("user.pub")}`,
      // The folder for temporary files is everybody's.
      "StrictModes no",
      "PasswordAuthentication no",
      "UsePAM no",
      "PidFile none",
      `SetEnv ${variables.join(" ")}`,
      "",
    ].join("\n"),
  );
  // Where Debian's sshd, run by root, locks its processes in.
  if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true });
  const server = startProgram(program, ["-D", "-e", "-f", inFolder("config")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill();
    await ended;
  };
  onTestFinished(stop);
  await new Promise<void>((resolve, reject) => {
    server.stderr.on("data", (text: Buffer) => String(text).includes("listening") && resolve());
    server.once("exit", () => reject(new Error("sshd didn’t start")));
  });

  /** Runs a command as the owner of a key. */
  const shell = (key: "user" | "stranger" = "user"): [string, ...string[]] => [
    "ssh",
    ...["-F", "none", "-p", String(port), "-i", inFolder(key), "-o", "IdentitiesOnly=yes"],
    ...["-o", `UserKnownHostsFile=${inFolder("known")}`, "-o", "StrictHostKeyChecking=accept-new"],
    ...["-o", "BatchMode=yes", "-o", "ConnectTimeout=15", "--", "127.0.0.1"],
  ];
  return { shell, stop };
}

import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { onTestFinished } from "vitest";
import { startProgram } from "../../system/programs.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { type AskServer, serverAt } from "../engine/ask-server.ts";

const answer = path.resolve(import.meta.dirname, "../../deploy/answer");

/**
 * Does what systemd does for the sockets of a server: starts the script that answers, with each connection as its input and output.
 *
 * @param env the script's environment, in which `stillwater` and its folders are those of a test
 * @returns what asks it, as the studio does
 */
export async function serverWith(env: Readonly<Record<string, string>>): Promise<AskServer> {
  const folder = temporaryFolder();
  for (const what of ["install", "command", "build"]) {
    const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (connection) => {
      const child = startProgram("sh", [answer, what], {
        stdio: [connection, connection, "inherit"],
        env: { PATH: process.env.PATH, ...env },
      });
      // The script has its own descriptor.
      child.on("spawn", () => connection.destroy());
    });
    server.listen(path.join(folder, what));
    await once(server, "listening");
    onTestFinished(() => void server.close());
  }
  return serverAt(folder);
}

import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { uploadRelease } from "../../../../release/upload-release.ts";
import { explainRemote } from "../explain-remote.ts";
import { type Host, NotPut } from "./host.ts";

/** Fails instead of asking for a password, and when the server stops answering. */
const sshOptions = ["-o", "BatchMode=yes", "-o", "ConnectTimeout=15", "-o", "ServerAliveInterval=15"];

type OwnServer = {
  /** As ssh takes it: `root@203.0.113.10`. */
  readonly server: string;
  readonly url: string;
  /** The program that runs a command on the server, instead of ssh. */
  readonly shell?: readonly [string, ...string[]];
};

/** A server of one's own, as docs/going-live.md sets it up: the release is sent by SSH, checked there, and switched to. */
export function ownServer({ server, url, shell = ["ssh", ...sshOptions, "--", server] }: OwnServer): Host {
  return {
    name: "your server",
    url,
    put: async ({ folder }) => {
      const log = path.join(folder, "upload.log");
      const output = openSync(log, "w");
      const isInstalled = await uploadRelease(path.join(folder, "build/release"), shell, output)
        .catch((error: unknown) => {
          throw new NotPut(`The program ${shell[0]} can’t be started.`, String(error));
        })
        .finally(() => closeSync(output));
      if (isInstalled) return;
      const printed = readFileSync(log, "utf8");
      throw new NotPut(reasonIn(printed), printed);
    },
  };
}

/** Returns in plain words why the server didn't take a release. */
function reasonIn(printed: string): string {
  if (/another update is running/i.test(printed)) return "Your server was taking another update.";
  return explainRemote(printed, "Your server") ?? "Your server didn’t take the new site.";
}

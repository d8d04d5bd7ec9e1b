// npm start: installs and builds unless that is done already, then serves the site.
import { spawn } from "node:child_process";
import { buildWhereNeeded } from "./build/build-where-needed.mjs";
import { environment, installWhereNeeded, pinnedNode } from "./install.mjs";

installWhereNeeded("site");
buildWhereNeeded();

const server = spawn(pinnedNode(), ["server/node.ts"], {
  stdio: "inherit",
  env: environment({ NODE_ENV: "production" }),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));

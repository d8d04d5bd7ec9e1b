// npm run dev: pages and functions, with hot reload.
import { existsSync } from "node:fs";
import { installWhereNeeded, pinnedNode, run } from "./install.mjs";
import { startWithParent } from "./parent.mjs";

installWhereNeeded("site");
run(pinnedNode(), ["scripts/prepare.ts", "--development"]);
if (!existsSync("data")) console.info("Messages that you send are stored in ./data, as with npm start.");
// Without this condition, React Router starts itself again, in a process that wouldn't notice the end of this one.
const reactRouter = ["--conditions=development", "node_modules/@react-router/dev/bin.cjs"];
startWithParent(pinnedNode(), [...reactRouter, "dev", ...process.argv.slice(2)]);

// npm run dev: pages and functions; a change reloads the page.
import { existsSync } from "node:fs";
import { installWhereNeeded, pinnedNode, run } from "../system/install.mjs";
import { startWithParent } from "../system/parent.mjs";

installWhereNeeded("site");
run(pinnedNode(), ["build-site/prepare.ts", "--development"]);
if (!existsSync("data")) console.info("Messages that you send are stored in ./data, as with npm start.");
startWithParent(pinnedNode(), () => ["node_modules/vite/bin/vite.js", ...process.argv.slice(2)]);

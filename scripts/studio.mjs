// npm run studio: installs the studio's own packages on first use, builds its pages where needed, and opens it.
import { existsSync } from "node:fs";
import path from "node:path";
import { installWhereNeeded, pinnedNode, run } from "./install.mjs";
import { startWithParent } from "./parent.mjs";

installWhereNeeded("studio");
// The studio's core uses the site's own modules, which import the compiled content.
if (!existsSync(".generated/content")) run(pinnedNode(), ["scripts/prepare.ts"]);
startWithParent(pinnedNode(), ["studio/main.ts", ...process.argv.slice(2)], {
  // Most of the time in which the studio, and each of its commands, starts is spent on compiling modules.
  NODE_COMPILE_CACHE: path.resolve("data/studio/compile-cache"),
});

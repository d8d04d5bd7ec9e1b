// npm run studio: installs the studio's own packages on first use, builds its pages where needed, and opens it.
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { installWhereNeeded, pinnedNode, run } from "../system/install.mjs";
import { startWithParent } from "../system/parent.mjs";
import { refuseWhereMoved } from "./moved.mjs";

refuseWhereMoved();
installWhereNeeded("studio");
// The studio's engine uses the site's own modules, which import the compiled content.
if (!existsSync(".generated/content")) run(pinnedNode(), ["build-site/prepare.ts"]);
// Before Node creates it for its cache, open to everyone on this computer: the site keeps messages in data/, too.
mkdirSync("data/studio", { recursive: true, mode: 0o700 });
startWithParent(pinnedNode(), () => ["studio/main.ts", ...process.argv.slice(2)], {
  // Most of the time in which the studio, and each of its commands, starts is spent on compiling modules.
  NODE_COMPILE_CACHE: path.resolve("data/studio/compile-cache"),
  // Pages are rendered with React as it is published.
  NODE_ENV: "production",
});

// npm run studio: installs the studio's own packages on first use, builds its pages where needed, and opens it.
import { installWhereNeeded, pinnedNode } from "./install.mjs";
import { startWithParent } from "./parent.mjs";

installWhereNeeded("studio");
startWithParent(pinnedNode(), ["studio/main.ts", ...process.argv.slice(2)]);

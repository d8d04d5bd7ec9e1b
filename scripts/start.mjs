// npm start: installs and builds unless that is done already, then serves the site.
import { buildWhereNeeded } from "./build/build-where-needed.mjs";
import { installWhereNeeded, pinnedNode } from "./install.mjs";
import { startWithParent } from "./parent.mjs";

installWhereNeeded("site");
buildWhereNeeded();
startWithParent(pinnedNode(), ["server/node.ts"], { NODE_ENV: "production" });

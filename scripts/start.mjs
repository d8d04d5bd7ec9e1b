// npm start: serves the site as it was published here, or else installs and builds unless that is done already.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildWhereNeeded } from "../build-site/build-where-needed.mjs";
import { installWhereNeeded, pinnedNode } from "../system/install.mjs";
import { startWithParent } from "../system/parent.mjs";
import { movedFile, refuseWhereMoved } from "./moved.mjs";

/** Settings that the studio puts in (studio/business/site-client/mail-settings.ts), or a hand. Variables that are set win. */
const settings = "data/settings.env";

/** Where the studio puts what it publishes on this computer (studio/engine/publish/hosts.ts). */
const live = "data/live";

refuseWhereMoved();
const wantsWorkingCopy = process.argv.includes("--working-copy");
const published = publishedServer();
if (published && !existsSync(published)) {
  console.error(`${published}, which was published, is missing. Publish again: npm run studio
To serve the files in this folder instead: npm start -- --working-copy`);
  process.exit(1);
}

installWhereNeeded("site");
if (published) {
  console.info(
    "This is the site as it was published. To serve the files in this folder: npm start -- --working-copy",
  );
} else {
  buildWhereNeeded();
}
// A publication changes the name of the live release, whose server starts in the place of this one: emails say what the pages say.
const follow = wantsWorkingCopy ? {} : { LIVE_DIR: live };
const files = [settings, movedFile, ...(wantsWorkingCopy ? [] : [path.join(live, "current")])];
const args = () => {
  // A site that runs closes, too: a message that came once the move has its copy would be lost.
  refuseWhereMoved();
  return [`--env-file-if-exists=${settings}`, publishedServer() ?? "server/node.ts"];
};
startWithParent(pinnedNode(), args, { NODE_ENV: "production", ...follow }, files);

/** Returns the server of the published release, or undefined if nothing was published here, or isn't wanted. */
function publishedServer() {
  const pointer = path.join(live, "current");
  if (wantsWorkingCopy || !existsSync(pointer)) return undefined;
  return path.join(live, readFileSync(pointer, "utf8").trim(), "programs/server.js");
}

// What deploy/set-up and deploy/upgrade do in the studio's checkout: packages, a build of the site and the studio's screens. The
// builds of publications use what this one has made, and so need less memory. Runs on the machine's own Node.
import { installWhereNeeded, pinnedNode, run, tryToRun } from "../system/install.mjs";

installWhereNeeded("studio");
// What is drafted in the folder may not build yet, which the studio says at its place.
const { status } = tryToRun(pinnedNode(), ["scripts/build.ts"]);
if (status !== 0) console.error("The drafts in the folder can't be built yet. That doesn't matter here.");
const buildApp =
  'import("./studio/build-app.ts").then(({ buildAppWhereNeeded }) => buildAppWhereNeeded(() => {}))';
run(pinnedNode(), ["-e", buildApp]);

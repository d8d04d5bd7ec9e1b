// npm test: installs packages and a browser unless they are there, then runs every stage.
import { environment, installWhereNeeded, pinnedNode, run } from "../system/install.mjs";
import { findBrowser } from "./test/find-browser.mjs";

installWhereNeeded();
const browser = findBrowser();
run(pinnedNode(), ["scripts/test/run-all.ts"], {
  env: environment({ ...(browser && { CHROME_PATH: browser }) }),
});

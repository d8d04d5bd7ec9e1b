// npm test: installs packages, a browser and a proxy unless they are there, then runs every stage.
import { environment, installWhereNeeded, pinnedNode, run } from "../system/install.mjs";
import { findBrowser } from "./test/find-browser.mjs";
import { findCaddy } from "./test/find-caddy.mjs";

installWhereNeeded();
const browser = findBrowser();
findCaddy();
run(pinnedNode(), ["scripts/test/run-all.ts"], {
  env: environment({ ...(browser && { CHROME_PATH: browser }) }),
});

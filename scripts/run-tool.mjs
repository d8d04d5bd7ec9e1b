// npm run deploy or edge: installs the tool's own packages on first use, then runs it.
import { installWhereNeeded, pinnedNode, run } from "../system/install.mjs";

const [program = "", ...args] = process.argv.slice(2);
const [tool] = program.split("/");

installWhereNeeded(`tools/${tool}`);
run(pinnedNode(), [`tools/${program}`, ...args]);

// npm run studio: installs the studio's own packages on first use, builds its pages where needed, and opens it.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { installWhereNeeded, pinnedNode, run } from "../system/install.mjs";
import { startWithParent } from "../system/parent.mjs";

// npm run move has carried it elsewhere, or is about to.
const moved = "data/studio/moved.json";
if (existsSync(moved)) {
  const { to } = JSON.parse(readFileSync(moved, "utf8"));
  console.error(
    to
      ? `Your studio is at ${to} now, for your phone and for this computer. What you did here is there.`
      : "This studio is moving to your server. Whoever helps you finishes that, with npm run move, or opens it here again with npm run move -- --stay.",
  );
  process.exit(1);
}
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

// Runs on the machine's own Node (20 or later) before anything is installed, hence plain JavaScript.
import { existsSync, readFileSync } from "node:fs";

/** npm run move writes it (studio/move.ts) when it begins, and where everything is when it ends. */
export const movedFile = "data/studio/moved.json";

/**
 * Ends the program with a sentence if npm run move has carried the studio and its site elsewhere, or is about to: what is typed or sent
 * here would reach nobody.
 */
export function refuseWhereMoved() {
  if (!existsSync(movedFile)) return;
  const { to } = JSON.parse(readFileSync(movedFile, "utf8"));
  console.error(
    to
      ? `Your studio is at ${to} now, for your phone and for this computer. What you did here is there, and so are messages and readers.`
      : "This studio and its site are moving to your server. Your helper finishes that, with npm run move, or opens them here again, with npm run move -- --stay.",
  );
  process.exit(1);
}

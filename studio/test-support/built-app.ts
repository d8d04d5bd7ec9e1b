import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

/** Returns a folder that looks like a built app, for tests without a browser. */
export function builtApp(): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(
    path.join(folder, "index.html"),
    '<meta property="csp-nonce" nonce="%nonce%"><title>The studio</title>',
  );
  writeFileSync(path.join(folder, "assets/main.js"), "export {};");
  return folder;
}

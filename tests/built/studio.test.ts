import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { tokenHeader } from "../../studio/server/door.ts";

/** Returns a built file's text; what was compressed is decompressed. */
function textOf(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith(".br")) return brotliDecompressSync(bytes).toString("latin1");
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("latin1");
}

test("nothing of the owner’s studio is in the built site, its release or its copy for the edge", () => {
  const files = readdirSync("build", { recursive: true, encoding: "utf8" })
    .map((name) => path.join("build", name))
    .filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(100);
  // Each request of the studio's own pages has this header.
  const marked = files.filter((file) => textOf(file).toLowerCase().includes(tokenHeader.toLowerCase()));
  expect(marked).toEqual([]);
  expect(files.filter((file) => file.split(path.sep).includes("studio"))).toEqual([]);
});

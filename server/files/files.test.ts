import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import type { Variant } from "./file-index.ts";
import { indexFiles } from "./file-index.ts";
import { withAssetsOfOtherReleases } from "./releases.ts";
import { chooseVariant } from "./serve-file.ts";

const form = (encoding: Variant["encoding"]): Variant => ({
  encoding,
  etag: `"${encoding}"`,
  body: Buffer.from(""),
});
const all = [form(undefined), form("br"), form("gzip")] as const;

test.each([
  [undefined, undefined],
  ["", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0,gzip;q=0.000", undefined],
  ["br;q=0.5, gzip;q=1", "br"],
  ["BR", "br"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["identity", undefined],
  ["brotli, xgzip", undefined],
])("Accept-Encoding: %s gives %s", (accepted, expected) => {
  expect(chooseVariant(all, accepted).encoding).toBe(expected);
});

function write(folder: string, release: string, files: Record<string, string | Buffer>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, release, "build/client", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

test("serves assets of other releases with their variants, but no pages, no photographs and nothing incomplete", () => {
  const folder = temporaryFolder();
  const logged: object[] = [];
  write(folder, "1", {
    "index.html": "old page",
    "old-page/index.html": "old page",
    "assets/form-1.js": "old",
    "assets/form-1.js.gz": gzipSync("old"),
    "assets/same.js": "from release 1",
    "assets/article-taken-out-1.webp": "a photograph",
  });
  write(folder, "2", { "assets/same.js": "from release 2" });
  write(folder, ".incoming-x", { "assets/half.js": "ha" });
  mkdirSync(path.join(folder, "3"));
  const own = indexFiles(path.join(folder, "2/build/client")).files;
  const files = withAssetsOfOtherReleases(own, folder, (_, entry) => void logged.push(entry));
  expect([...files.keys()].sort()).toEqual(["/assets/form-1.js", "/assets/same.js"]);
  expect(files.get("/assets/form-1.js")).toMatchObject({
    cacheControl: "public, max-age=31536000, immutable",
    variants: [{ encoding: undefined }, { encoding: "gzip" }],
  });
  expect(files.get("/assets/same.js")?.variants[0].body.toString()).toBe("from release 2");
  expect(logged).toMatchObject([{ release: "3" }]);
});

test("changes nothing without a folder of releases", () => {
  const files = new Map();
  expect(withAssetsOfOtherReleases(files, "", () => {})).toEqual(files);
});

import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runProgramSync } from "../system/programs.ts";

const help = `Compares two builds of the site with git diff. Hashes in names, and times of the build, are no difference. Exits with 1 if
anything else differs.

  node tools/compare-builds.ts OLD NEW [options of git diff, such as --stat]`;

/** What is made of other files of the build. */
const derived = /\.(?:br|gz)$|(?:^|\/)(?:edge\.json|(?:release|static)\/)/;

/** What builds of the same site write differently, and what they write instead. */
const noise: readonly (readonly [RegExp, string])[] = [
  // The hash in an asset's name: in its path, in a page, or in another asset.
  [/(?<=(?:assets|\.)\/[\w.-]*)-[\w-]{8}(?=\.(?:svg|css|js|woff2|jpg|png|avif|webp)\b)/g, "-HASH"],
  // `[local]_[hash:base64:4]` of CSS modules; the length keeps other names with an underscore out.
  [/\b(_?[A-Za-z][\w-]*?)_[A-Za-z0-9+_-]{4}(?![\w-])/g, "$1"],
  // The time of the build, which calendar files must name.
  [/^(DTSTAMP|LAST-MODIFIED):\d{8}T\d{6}Z/gm, "$1:TIME"],
  // Hashes of inline code, which is compared itself, and of all files.
  [/'sha256-[^']+'/g, "'HASH'"],
  [/("release": )"\w+"/g, '$1"HASH"'],
];

const withoutNoise = (text: string) =>
  noise.reduce((rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement), text);

/** Copies the files of a build without noise; each tag and each rule of a text has a line of its own. */
function copyWithoutNoise(build: string, target: string): void {
  const files = globSync("**", { cwd: build, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
    .filter((file) => !derived.test(file.replaceAll(path.sep, "/")));
  if (files.length === 0) throw new Error(`${build} contains no build`);
  // Several assets can share a name: two modules called `page`.
  for (const [name, same] of Map.groupBy(files, withoutNoise)) {
    const copies = same.map((file) => {
      const bytes = readFileSync(path.join(build, file));
      return bytes.includes(0)
        ? bytes.toString("latin1")
        : withoutNoise(String(bytes)).replace(/[>}]/g, "$&\n");
    });
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    writeFileSync(path.join(target, name), copies.sort().join("\n"));
  }
}

const [before = "", after = "", ...options] = process.argv.slice(2);
if (!before || !after || before.startsWith("-")) {
  console.error(help);
  process.exit(2);
}
const folder = mkdtempSync(path.join(tmpdir(), "builds-"));
try {
  copyWithoutNoise(before, path.join(folder, "old"));
  copyWithoutNoise(after, path.join(folder, "new"));
  const args = ["diff", "--no-index", "--unified=0", ...options, "old", "new"];
  const { output, code } = runProgramSync("git", args, { cwd: folder });
  process.stdout.write(output);
  process.exitCode = code ?? 2;
} finally {
  rmSync(folder, { recursive: true });
}

import { readFile, writeFile } from "node:fs/promises";
import { entriesOf, readContent } from "./content.ts";
import { hashesFile, hashesOf, markedValues } from "./sample-hashes.ts";

/**
 * Adds the samples in `content/` to the kept hashes. Old hashes stay, because copies of the site may
 * still contain earlier samples.
 *
 *   node scripts/launch-check/keep-sample-hashes.ts
 */
const known = JSON.parse(await readFile(hashesFile, "utf8").catch(() => "[]")) as string[];
const marked = markedValues(entriesOf(await readContent(process.cwd())));
const all = [...new Set([...known, ...marked.flatMap(({ entry }) => hashesOf(entry))])].sort();
await writeFile(hashesFile, `${JSON.stringify(all, null, 2)}\n`);
console.info(`${all.length} sample hashes, ${all.length - known.length} new.`);

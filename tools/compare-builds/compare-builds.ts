import { parseArgs } from "node:util";
import { type Change, compareBuilds } from "./compare.ts";

const help = `Compares two builds of the site, page by page: text, structure, classes, styles, scripts, data and head.
Hashes in names, and times of the build, are no difference. Exits with 1 if anything else differs.

  npm run compare-builds -- OLD NEW          shows three lines of each difference
  npm run compare-builds -- OLD NEW --all    shows all`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean" }, help: { type: "boolean", short: "h" } },
});
const [before, after] = positionals;
if (values.help) console.info(help);
else if (!before || !after || positionals.length > 2) {
  console.error(help);
  process.exitCode = 2;
} else show(before, after);

function show(before: string, after: string): void {
  const { equal, gone, fresh, differences } = compareBuilds(before, after);
  const shown = new Set<string>();
  for (const { file, changes } of differences) {
    console.info(`${file}: ${changes.map(summary).join(", ")}`);
    const lines = changes.flatMap(linesOf).join("\n");
    // The same change on every page is shown once.
    if (lines && !shown.has(lines)) console.info(lines);
    shown.add(lines);
  }
  for (const file of gone) console.info(`gone: ${file}`);
  for (const file of fresh) console.info(`new: ${file}`);
  console.info(`${equal} equal, ${differences.length} differ, ${gone.length} gone, ${fresh.length} new`);
  if (differences.length + gone.length + fresh.length > 0) process.exitCode = 1;
}

/** Rules of equal weight win by their order: what only pixels tell. */
function summary({ kind, removed, added }: Change): string {
  return removed.length + added.length === 0
    ? `${kind} in another order`
    : `${kind} −${removed.length} +${added.length}`;
}

function linesOf({ kind, removed, added }: Change): string[] {
  const count = values.all ? Number.POSITIVE_INFINITY : 3;
  return [
    ...removed.slice(0, count).map((each, at) => `    − ${kind}: ${excerpt(each, added[at])}`),
    ...added.slice(0, count).map((each, at) => `    + ${kind}: ${excerpt(each, removed[at])}`),
  ];
}

/** Shortens a text to where it begins to differ from another. */
function excerpt(text: string, other = ""): string {
  if (values.all || text.length <= 110) return text;
  const differs = [...text].findIndex((character, at) => character !== other[at]);
  const start = Math.max(0, differs - 30);
  return `${start > 0 ? "…" : ""}${text.slice(start, start + 108)}…`;
}

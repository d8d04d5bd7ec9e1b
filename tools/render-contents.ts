import { writeFile } from "node:fs/promises";
import path from "node:path";
import { prepare } from "../build-site/prepare.ts";
import { openRenderer } from "../build-site/render-site.ts";
import { buildProgram } from "../build-site/site-program.ts";
import { readSources } from "../content-model/compiler/read-sources.ts";
import { checked, readAnotherOwner } from "../tests/another-owner/another-owner.ts";
import { withValues } from "../tests/support/with-values.ts";

const help = `Renders the site with four contents into folders to compare: with courses ahead, with none, with a closure of the
Sunday class, and with another owner's content.

  npm run render-contents -- FOLDER    writes FOLDER/courses-ahead, no-courses, closure and another-owner`;

const folder = process.argv[2];
if (!folder || folder.startsWith("-") || process.argv.length > 3) {
  console.error(help);
  process.exit(2);
}

process.env.NODE_ENV = "production";
if (!(await prepare())) throw new Error("there is no valid content");
// Imported afterwards: it reads the compiled content, which a fresh checkout lacks.
const { writeSite } = await import("../build-site/finish-build.ts");
const program = await buildProgram();
const render = await openRenderer(program);
const sources = await readSources();

/** Terms far ahead, so that a rendering doesn't depend on its day. */
const terms = ["2099-02-01", "2099-04-26"].map((startDate, index) => ({
  name: `Term ${index + 1}`,
  startDate,
  booking: `https://booking.example.com/term-${index + 1}`,
}));
const closures = [{ from: "2099-12-20", to: "2099-12-27", why: "Christmas" }];

const contents = {
  "courses-ahead": withValues(sources, { schedule: { terms } }),
  "no-courses": withValues(sources, { schedule: { terms: [] } }),
  closure: withValues(sources, { schedule: { terms, closures } }),
  "another-owner": await readAnotherOwner(),
};

for (const [name, changed] of Object.entries(contents)) {
  const build = path.join(folder, name);
  const contentSecurityPolicies = await writeSite(await render(await checked(changed)), program, build);
  await writeFile(`${build}/site.json`, JSON.stringify({ contentSecurityPolicies }, null, 2));
  console.info(build);
}

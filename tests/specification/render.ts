import { writeFile } from "node:fs/promises";
import { openRenderer } from "../../build-site/render-site.ts";
import { buildProgram } from "../../build-site/site-program.ts";
import { readSources } from "../../content-model/compiler/read-sources.ts";
import { checked } from "../another-owner/another-owner.ts";
import { withValues } from "../support/with-values.ts";
import { schedule2026 } from "./schedule-2026.ts";

/** Writes the pages of the content with the schedule of 2026 to a file, as an object of HTML by URL path. */
const [file] = process.argv.slice(2);
if (!file) throw new Error("say which file to write");
process.env.NODE_ENV = "production";
const render = await openRenderer(await buildProgram());
const sources = withValues(await readSources(), { schedule: schedule2026 });
const pages = [...(await render(await checked(sources)))].filter(([, { contentType }]) =>
  contentType.startsWith("text/html"),
);
await writeFile(file, JSON.stringify(Object.fromEntries(pages.map(([url, { body }]) => [url, body]))));

import { writeFile } from "node:fs/promises";
import { openRenderer } from "../../build-site/render-site.ts";
import { buildProgram } from "../../build-site/site-program.ts";
import { readSources } from "../../content-model/compiler/read-sources.ts";
import { checked } from "../another-owner/another-owner.ts";
import { type Values, withValues } from "./with-values.ts";

/** Writes the texts of a site with other values in its content to a file, as an object of them by URL path. */
const [values, file] = process.argv.slice(2);
if (!values || !file) throw new Error("say which values the content has, and which file to write");
process.env.NODE_ENV = "production";
const render = await openRenderer(await buildProgram());
const sources = withValues(await readSources(), JSON.parse(values) as Values);
const texts = [...(await render(await checked(sources)))].flatMap(([url, { body }]) =>
  typeof body === "string" ? [[url, body]] : [],
);
await writeFile(file, JSON.stringify(Object.fromEntries(texts)));

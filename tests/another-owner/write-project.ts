import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeSite } from "../../build-site/finish-build.ts";
import { openRenderer } from "../../build-site/render-site.ts";
import { buildProgram } from "../../build-site/site-program.ts";
import { writeModules } from "../../content-model/compiler/write-modules.ts";
import { checked, readAnotherOwner } from "./another-owner.ts";
import { anotherModules, anotherProject } from "./another-project.ts";

/** Writes the second owner's content and her site, rendered by the program that the build left. */
process.env.NODE_ENV = "production";
await rm(anotherProject, { recursive: true, force: true });
const sources = await readAnotherOwner();
for (const [file, text] of sources) {
  const target = path.join(anotherProject, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
const content = await checked(sources);
await writeModules(content.content, content, sources, anotherModules);
const program = await buildProgram();
const render = await openRenderer(program);
const build = `${anotherProject}/build`;
const contentSecurityPolicies = await writeSite(await render(content), program, build);
await writeFile(`${build}/site.json`, JSON.stringify({ contentSecurityPolicies }));

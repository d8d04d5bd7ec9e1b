// A stage of npm test: builds a copy of the project with another owner's content, and tests it.
import { readSources } from "../../content-model/compiler/read-sources.ts";
import { findFacts } from "./find-facts.ts";
import { ownFactsOf } from "./own-facts-of.ts";
import { ProjectCopy } from "./project-copy.ts";

const fixture = "tests/fixtures/another-owner";

const copy = new ProjectCopy();
try {
  const first = await readSources();
  copy.replaceContent(fixture);
  const second = await readSources(copy.folder);
  const built = copy.run(process.execPath, ["scripts/build.ts"], "inherit");
  const found = built ? findFacts(copy.folder, ownFactsOf(first, second)) : [];
  for (const { fact, file, excerpt } of found) console.error(`“${fact}” is left in ${file}: ${excerpt}`);
  const tested = built && copy.run("vitest", ["run", "--project=built"], "inherit");
  if (!built || found.length > 0 || !tested) process.exitCode = 1;
} finally {
  copy.remove();
}

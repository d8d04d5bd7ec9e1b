// npm run test:owner-facts: runs all tests in copies of the project with other content. Takes 20 minutes.
// Names of content sets or parts of file names try those alone: npm run test:owner-facts -- another-owner contact.spec
import { readSources } from "../../content-model/compiler/read-sources.ts";
import { readSamples } from "../launch-check/samples.ts";
import { withOwnFacts } from "./owner-facts.ts";
import { ProjectCopy } from "./project-copy.ts";
import { replaceSamples } from "./replace-samples.ts";

const sources = await readSources();
const samples = await readSamples();

/** What each set puts in the place of the content. */
const contentSets: Readonly<Record<string, (copy: ProjectCopy) => void>> = {
  "own-facts": (copy) => {
    for (const [file, text] of withOwnFacts(replaceSamples(sources, samples))) copy.write(file, text);
  },
  "another-owner": (copy) => copy.replaceContent("tests/fixtures/another-owner"),
};

const chosen = process.argv.slice(2);
const sets = Object.keys(contentSets).filter(
  (name, _, all) => chosen.includes(name) || !chosen.some((other) => all.includes(other)),
);
const files = chosen.filter((name) => !(name in contentSets));

for (const name of sets) {
  const copy = new ProjectCopy();
  try {
    contentSets[name]?.(copy);
    console.info(`\n── ${name}`);
    const passed =
      copy.run(process.execPath, ["scripts/build.ts"], "inherit") &&
      [
        copy.run(
          "vitest",
          ["run", "--project=unit", "--project=built", "--passWithNoTests", ...files],
          "inherit",
        ),
        copy.run("playwright", ["test", "--trace=off", "--pass-with-no-tests", ...files], "inherit"),
      ].every(Boolean);
    console.info(`── ${name}: ${passed ? "passed" : "FAILED"}`);
    if (!passed) process.exitCode = 1;
  } finally {
    copy.remove();
  }
}

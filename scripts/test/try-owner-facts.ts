// npm run test:owner-facts: replaces all sample content in a copy of the project, then builds and tests the copy.
import { readSources } from "../../content-compiler/read-sources.ts";
import { readSamples } from "../launch-check/samples.ts";
import { withOwnFacts } from "./owner-facts.ts";
import { ProjectCopy } from "./project-copy.ts";
import { replaceSamples } from "./replace-samples.ts";

const sources = await readSources();
const copy = new ProjectCopy();
try {
  for (const [file, text] of withOwnFacts(replaceSamples(sources, await readSamples())))
    copy.write(file, text);
  const passed = [
    copy.build(),
    copy.run("vitest", ["run", "--project=unit", "--project=built"], "inherit"),
    copy.run("playwright", ["test", "--trace=off"], "inherit"),
  ];
  if (passed.includes(false)) process.exitCode = 1;
} finally {
  copy.remove();
}

// npm run test:owner-facts: replaces the sample facts in a copy of the project, then builds and tests the copy.
import { ownerFacts } from "./owner-facts.ts";
import { ProjectCopy } from "./project-copy.ts";

const copy = new ProjectCopy();
try {
  for (const fact of ownerFacts) copy.edit(fact);
  const passed = [
    copy.build(),
    copy.run("vitest", ["run", "--project=unit", "--project=built"], "inherit"),
    copy.run("playwright", ["test", "--trace=off"], "inherit"),
  ];
  if (passed.includes(false)) process.exitCode = 1;
} finally {
  copy.remove();
}

import { parseOptions } from "../command-line/arguments.ts";
import { openProject } from "./engine/project.ts";
import { issueKeyOf } from "./server/door/enrolment-key.ts";

/** npm run studio-key: prints an address at which one passkey can be made. Works while the studio of a server runs. */
function main() {
  parseOptions({}, { allowPositionals: false });
  const address = issueKeyOf(openProject(".", "the server"), Date.now());
  console.info(
    "Open this within ten minutes, on the phone or computer that is to open the studio. It works once:",
  );
  console.info(`\n  ${address}\n`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

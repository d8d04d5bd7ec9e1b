import { parseOptions, UsageError } from "../command-line/arguments.ts";
import { exitWith } from "../command-line/explain-error.ts";
import { report } from "../launch-check/finding.ts";
import { uploadRelease } from "../release/upload-release.ts";
import { outputOf } from "../system/programs.ts";

const help = `Publishes the site on a server: builds and checks it, sends the release by SSH, switches to it.

  npm run release -- root@203.0.113.10
  npm run release -- root@203.0.113.10 --no-intake    although no future term is known

A server on which the owner publishes in a studio refuses it: it would undo her work.
The old release is served until the new one has proved to start, and is kept. To go back, on the server:
stillwater releases, then stillwater switch RELEASE. docs/going-live.md describes set-up.`;

async function run() {
  const { values, positionals } = parseOptions({
    "no-intake": { type: "boolean" },
    help: { type: "boolean", short: "h" },
  });
  if (values.help) return console.info(help);
  const [server, ...more] = positionals;
  if (!server || more.length > 0) throw new UsageError(`Name one server.\n\n${help}`);

  console.info("Building the site...");
  await outputOf(process.execPath, ["scripts/build.ts"]);

  // Imported afterwards: it reads the compiled content, which a fresh checkout lacks.
  const { runChecks } = await import("../launch-check/run-checks.ts");
  const findings = await runChecks({
    folder: process.cwd(),
    environment: process.env,
    now: Date.now(),
    noIntake: values["no-intake"] ?? false,
  });
  // The settings are on the server, which checks them itself.
  const inContent = findings.filter(({ file }) => file !== "settings");
  console.info(report(inContent));
  if (inContent.some(({ severity }) => severity === "error")) {
    throw new Error("Nothing was published: fix the findings marked ✗ first.");
  }

  console.info(`Sending it to ${server}...`);
  if (!(await uploadRelease("build/release", ["ssh", server]))) {
    throw new Error("The release isn't published; the reason is above.");
  }
}

await run().catch(exitWith);

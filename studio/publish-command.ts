import { parseArgs } from "node:util";
import { openProject } from "./core/project.ts";
import { projectCommands } from "./core/publish/build-state.ts";
import { dryRun } from "./core/publish/dry-run.ts";

/**
 * npm run studio -- publish --dry-run: lists what would be published, builds and checks it. Exits with 1 if it couldn't be
 * published.
 */
export async function runPublishCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { "dry-run": { type: "boolean", default: false } } });
  if (!values["dry-run"]) {
    throw new Error(
      "Publish in the studio: npm run studio. To try it only: npm run studio -- publish --dry-run",
    );
  }
  const canBePublished = await dryRun(openProject("."), projectCommands, Date.now(), console.info);
  if (!canBePublished) process.exitCode = 1;
}

import { gitAnswer } from "./engine/git.ts";
import { openProject } from "./engine/project.ts";
import { chooseHost } from "./engine/publish/hosts.ts";
import { createPublisher } from "./engine/publish/publisher.ts";
import { Refusal } from "./engine/refusal.ts";
import { takeLock } from "./lock.ts";

/** The exit code of a version that can't build the site, whatever its content is. */
const brokenVersion = 2;

/**
 * Publishes once more what visitors see, with this version of the program; on a new server, the branch for the first time.
 * `deploy/set-up` and `deploy/upgrade` run it. Exits with 1 if visitors don't see it afterwards, with the reason in sentences;
 * with 2 if this version can't build the site.
 */
async function publishAgain(): Promise<void> {
  const project = openProject(".", "the server");
  const lock = await takeLock(project, 0);
  if ("address" in lock) throw new Refusal("The studio is open. Stop it first.");
  const publisher = createPublisher(project, {
    chooseHost: async (sources) => {
      // The first build with a new program needs more memory than the unit for builds gives it.
      const { build: _, ...host } = await chooseHost(project, sources);
      return host;
    },
  });
  await publisher.start({ changes: [], again: true });
  const { outcome, step, commit, failure, reading } = (await publisher.finished()) ?? {};
  lock.release();
  if (outcome === "live" && commit) {
    const isNew = await gitAnswer(project.folder, ["merge-base", "--is-ancestor", "HEAD", commit]);
    return console.info(
      isNew !== undefined
        ? "Visitors see the site with this version of the program."
        : "Visitors see the site as before: this version needs words that aren’t published yet. It goes live with them, from the studio.",
    );
  }
  if (step === "build" && failure?.problems.length === 0) process.exitCode = brokenVersion;
  const sentences = failure
    ? [
        failure.sentence,
        ...failure.problems
          .filter(({ readyKey }) => readyKey === undefined)
          .map(({ label, sentence }) => `- ${label}: ${sentence}`),
      ]
    : [`The site was put there, but its address doesn’t show it yet. ${reading?.error ?? ""}`.trim()];
  throw new Refusal(sentences.join("\n"), failure?.printed);
}

await publishAgain().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  if (error instanceof Refusal && error.detail) console.error(error.detail);
  process.exitCode ??= 1;
});

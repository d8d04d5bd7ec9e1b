import { z } from "zod";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { asPublished, type Change } from "../content/change.ts";
import { listWholeChanges } from "../content/whole-changes.ts";
import { commitAt, GitError, gitAnswer, gitText, runGit } from "../git.ts";
import { messageOf } from "../history/commit-message.ts";
import { openJsonFile } from "../json-file.ts";
import { diskFull, isDiskFull, type Project } from "../project.ts";
import { Refusal } from "../refusal.ts";
import { branchRef, liveCommit, liveRef, readRepository } from "../repository.ts";
import { snapshotAt, snapshotsAround } from "../sources.ts";
import { type BuildCommands, BuildRefusal, buildCommit, clearBuilds, projectCommands } from "./build.ts";
import { type Commits, commitChoice, readChoice } from "./choose-content.ts";
import { type BuiltState, chooseHost, type Host } from "./hosts.ts";
import { defaultPolling, type Polling, pollUntilLive, readLiveSite, shows } from "./live-site.ts";
import { ownRules } from "./program-rules.ts";
import { type Failure, isPublic, type Publication, type Step } from "./publication.ts";

export type PublisherPorts = {
  /** Returns where some content is put. */
  readonly chooseHost: (sources: Sources) => Promise<Host>;
  readonly commands: BuildCommands;
  readonly polling: Polling;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** Called when there is news. */
  readonly onProgress?: () => void;
  /** Called when a publication is live and recorded as such. */
  readonly onLive?: () => void;
};

export type PublishOrder = {
  /** The ids of the changes to publish. */
  readonly changes: readonly string[];
  /** Publishes although nothing is changed: the site has another place than before, or lost what was there. */
  readonly again?: true;
};

/** The commits of a publication that isn’t live yet, and the full name of their branch. */
const pendingSchema = z.object({
  commit: z.string(),
  tip: z.string(),
  branch: z.string(),
}) satisfies z.ZodType<Commits & { readonly branch: string }>;

type PendingPublication = z.infer<typeof pendingSchema>;

/**
 * Publishes one order at a time, to the project's own host with its own build by default. The commit that is to be live is kept
 * in a file until visitors see it or the publication fails. So a studio that was killed meanwhile goes on with it.
 */
export function createPublisher(project: Project, ports: Partial<PublisherPorts> = {}) {
  const { now = Date.now, commands = projectCommands, polling = defaultPolling } = ports;
  const findHost = ports.chooseHost ?? ((sources) => chooseHost(project, sources));
  /** From the order until the end. */
  let isBusy = false;
  let work = Promise.resolve();
  let latest: Publication | undefined;
  // Noted now: a helper may bring a later version while this one runs. Without a repository, nothing is published.
  ownRules(project.folder).catch(() => {});

  return { start, resume, current, finished };

  /**
   * Begins to publish the chosen changes. Returns once they are kept: from then on they aren't lost.
   *
   * @throws Refusal
   */
  function start({ changes: chosen, again }: PublishOrder): Promise<Publication> {
    return whenFree(async () => {
      const repository = await readRepository(project);
      if (!repository.isReady) throw new Refusal(repository.sentence, repository.printed);
      const { branch, head } = repository;
      const choice = await readChoice(project, head, chosen, now());
      const { snapshot, changes } = choice;
      const host = await findHostOrRefuse(snapshot.sources);
      if (changes.length === 0 && !again) throw new Refusal("There is nothing to publish.");
      try {
        const pending = { ...(await commitChoice(project, head, choice, messageOf(changes))), branch };
        pendingFile(project).write(pending);
        return publishInBackground(pending, host, changes);
      } catch (error) {
        const sentence = isDiskFull(error) ? diskFull : "This state of the site couldn’t be kept.";
        throw new Refusal(sentence, String(error));
      }
    });
  }

  /**
   * Goes on with what was cut off, or wasn't seen on the live site yet. Call it when the studio opens, too.
   *
   * @throws Refusal
   */
  async function resume(): Promise<void> {
    const pending = pendingFile(project).read();
    if (!pending || isBusy) return;
    await whenFree(async () => {
      const { folder } = project;
      const live = await snapshotAt(folder, (await liveCommit(project)) ?? pending.commit);
      const next = await snapshotAt(folder, pending.commit);
      const host = await findHostOrRefuse(next.sources);
      publishInBackground(pending, host, listWholeChanges(live, next));
    });
  }

  /**
   * Runs an action that begins a publication, unless one is under way: until that one has ended, no other begins. If the action throws, none
   * has begun.
   *
   * @throws Refusal, or what the action throws
   */
  async function whenFree<Result>(action: () => Promise<Result>): Promise<Result> {
    if (isBusy) throw new Refusal("A publication is under way already.");
    isBusy = true;
    try {
      return await action();
    } catch (error) {
      isBusy = false;
      throw error;
    }
  }

  function findHostOrRefuse(sources: Sources): Promise<Host> {
    return findHost(sources).catch((error: unknown) => {
      throw new Refusal("The studio doesn’t know where to put the site.", String(error));
    });
  }

  /** Publishes in the background. */
  function publishInBackground(
    pending: PendingPublication,
    host: Host,
    changes: readonly Change[],
  ): Publication {
    const begun: Publication = {
      outcome: "running",
      step: "build",
      startedAt: now(),
      changes: changes.map(asPublished),
      host: host.name,
      url: host.url,
      commit: pending.commit,
    };
    latest = begun;
    report({});
    work = publish(pending, host).finally(() => {
      isBusy = false;
    });
    return begun;
  }

  /** Makes a commit live, and reports how that ends. Never throws. */
  async function publish(pending: PendingPublication, host: Host): Promise<void> {
    try {
      const outcome = await makeLive(pending, host);
      if (outcome === "live") await forgetPending(project);
      report({ outcome, endedAt: now() });
      if (outcome === "live") ports.onLive?.();
    } catch (error) {
      const step = latest?.step ?? "build";
      // From `verify` on, visitors may have it: the next attempt finds out.
      if (step === "build" || step === "put") await forgetPending(project).catch(console.error);
      report({ outcome: "failed", endedAt: now(), failure: explain(step, error) });
    }
  }

  /**
   * Looks at what is there, and does what is missing until visitors see a commit: builds and checks the commit, puts it on the
   * web, reads it back, and moves the branch. Whatever cut it off, doing it again goes on from there. Visitors always get the old
   * site or the new one, whole.
   *
   * @returns whether a fresh visitor got it
   * @throws Refusal or any other error at the reported step
   */
  async function makeLive(
    { commit, tip, branch }: PendingPublication,
    host: Host,
  ): Promise<"live" | "unconfirmed"> {
    const before = (await liveCommit(project)) ?? commit;
    const { url, build = commands.build } = host;
    const built = await buildCommit(project, { commit, before, now: now(), url }, { ...commands, build });

    report({ step: "put", state: built.state, release: built.release });
    const old = await readLiveSite(url);
    if (!shows(old, built)) await put(built, host);

    report({ step: "verify" });
    // A site on this computer that doesn't run won't start by itself.
    const isStopped = old.error !== undefined && !isPublic(url);
    const reading = await pollUntilLive(url, built, isStopped ? { ...polling, timeout: 0 } : polling);
    report({ reading });
    if (!shows(reading, built)) return "unconfirmed";

    const remark = await recordLive(project.folder, { commit, tip }, branch);
    if (remark) report({ remark });
    return "live";
  }

  /** Puts a built state on the web. If the connection is lost after the host had taken it, the live site shows it. */
  async function put(built: BuiltState, host: Host): Promise<void> {
    try {
      await host.put(built);
    } catch (error) {
      const reading = await readLiveSite(host.url);
      report({ reading });
      if (!shows(reading, built)) throw error;
    }
  }

  function report(news: Partial<Publication>): void {
    if (latest) latest = { ...latest, ...news };
    ports.onProgress?.();
  }

  /** Returns the publication that is under way, or the last one: after a start of the studio, as far as git knows it. */
  async function current(): Promise<Publication | undefined> {
    if (latest) return latest;
    const commit = await commitAt(project.folder, liveRef);
    if (!commit) return undefined;
    const { before, after } = await snapshotsAround(project.folder, commit);
    const host = await findHost(after.sources).catch(() => undefined);
    if (!host) return undefined;
    const changes = listWholeChanges(before, after).map(asPublished);
    const { name, url } = host;
    return { outcome: "live", step: "verify", startedAt: 0, changes, host: name, url, commit };
  }

  /** Waits until nothing is under way, and returns the last publication. */
  async function finished(): Promise<Publication | undefined> {
    await work;
    return latest;
  }
}

/**
 * Records that a commit is live, and moves the branch and git's index to its tip. Files in the folder stay as they are.
 *
 * @returns what the owner should know, if anything
 */
export async function recordLive(
  folder: string,
  { commit, tip }: Commits,
  branch: string,
): Promise<string | undefined> {
  await runGit(folder, ["update-ref", "--create-reflog", liveRef, commit]);
  await runGit(folder, ["symbolic-ref", branchRef, branch]);
  const parent = await commitAt(folder, `${tip}^`);
  const isOnIt = await gitAnswer(folder, ["merge-base", "--is-ancestor", tip, branch]);
  try {
    // Unless it has moved meanwhile: nothing is ever rewritten or forced.
    if (isOnIt === undefined)
      await runGit(folder, ["update-ref", "-m", "publish: from the studio", branch, tip, parent ?? ""]);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return `Someone else changed the site’s history. Your change is live, and the next publication keeps both. For whoever helps you: ${error.printed}`;
  }
  if (!parent || (await gitAnswer(folder, ["symbolic-ref", "--quiet", "HEAD"])) !== branch) return undefined;
  // `git status` would show what it changed as undone otherwise.
  const changed = await gitText(folder, ["diff", "--name-only", "-z", "--no-renames", parent, tip]);
  // Without paths, git would reset all files: also those that a hand has added.
  if (changed === "") return undefined;
  try {
    await runGit(folder, ["reset", "--quiet", "--pathspec-from-file=-", "--pathspec-file-nul"], {
      input: changed,
      environment: { GIT_LITERAL_PATHSPECS: "1" },
    });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return `Git was busy, so its list of files is out of date. For whoever helps you: run git reset. ${error.printed}`;
  }
  return undefined;
}

/** The file that says what is to be live. */
const pendingFile = (project: Project) => openJsonFile(project, "publishing.json", pendingSchema);

/** Whether a publication was cut off, or isn't seen on the live site yet. */
export const hasPendingPublication = (project: Project): boolean => pendingFile(project).isThere();

/** Deletes what isn't needed once a publication is live, or failed. */
async function forgetPending(project: Project): Promise<void> {
  pendingFile(project).remove();
  await clearBuilds(project);
}

/** For unexpected errors. */
const sentences: Record<Step, string> = {
  build: "The new site couldn’t be built.",
  put: "The new site couldn’t be put on the web.",
  // What can fail is the record of what was seen.
  verify:
    "The studio couldn’t write down that it’s live, perhaps because the disk is full where it runs. Make room there, then try again.",
};

/** Explains why a publication failed. */
function explain(step: Step, error: unknown): Failure {
  const isKnown = error instanceof Refusal;
  if (!isKnown) console.error(error);
  const printed = isKnown ? error.detail : error instanceof Error ? (error.stack ?? "") : String(error);
  const sentence = isKnown ? error.message : sentences[step];
  return {
    // A host's disk is another one.
    sentence: step === "build" && isDiskFull(printed) ? diskFull : sentence,
    problems: error instanceof BuildRefusal ? error.problems : [],
    printed,
  };
}

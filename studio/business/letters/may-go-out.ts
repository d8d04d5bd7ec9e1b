import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { readSamples } from "../../../launch-check/samples.ts";
import type { Project } from "../../engine/project.ts";
import { readHostChoice } from "../../engine/publish/hosts.ts";
import { isPublic } from "../../engine/publish/publication.ts";
import { readTasks } from "../readiness/read-tasks.ts";
import { unknownHost } from "../site-client/explain-connection.ts";

/**
 * Returns why no letter may go to readers yet, in a sentence for the owner; undefined if one may. The law wants a letter to say who
 * sends it, and to have a link off the list that works.
 *
 * @param live what visitors see
 * @param now in milliseconds since 1970
 */
export async function whyNoLetterMayGo(
  project: Project,
  live: Sources,
  now: number,
): Promise<string | undefined> {
  const host = await readHostChoice(project).catch(() => undefined);
  if (!host) return unknownHost;
  if (host.kind === "this computer" && !(host.url && isPublic(host.url)))
    return "Your site isn’t on the web yet, so “Take me off the list” would lead your readers nowhere.";
  const { facts } = readTasks(live, {
    now,
    samples: await readSamples(),
    pictures: { files: new Map(), prints: [], photographs: new Map() },
  });
  const abn = facts.flatMap(({ fields }) => fields).find(({ path }) => path.join(".") === "teaching.abn");
  return !abn || abn.isLeftOut || abn.confirmAs !== undefined
    ? "A letter must say who sends it, and the ABN that visitors see isn’t yours. Enter yours, and publish it."
    : undefined;
}

import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { FailureCode } from "../../../command-line/explain-error.ts";
import type { ListName } from "../../../command-line/read-lists.ts";
import { CommandError, type RunCommand } from "./run-command.ts";

/** Reads one of the site's lists, as its command prints it. Rejects with a CommandError. */
export type ReadList = (name: ListName) => Promise<unknown>;

/** The newest messages, and as many of those to check: a hundred thousand would take too long. */
export const mostMessages = 2000;

/** How long the first one who asks waits for others, in milliseconds: a window asks for all of the desk's lists at once. */
const pause = 50;

const answer = z.object({
  value: z.unknown().optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});

/**
 * Returns what reads the site's lists. Those that are asked for together are read by one program: most of the time of each is its
 * start.
 *
 * @param run runs `npm run lists` where the site runs
 */
export function createListReader(run: RunCommand): ReadList {
  let next: { readonly names: Set<ListName>; readonly answers: Promise<Map<string, unknown>> } | undefined;

  const readAll = async (names: ReadonlySet<ListName>) => {
    await wait(pause);
    next = undefined;
    const printed = await run([...names, "--limit", String(mostMessages), "--json"]);
    return new Map(Object.entries(JSON.parse(printed) as object));
  };

  return async (name) => {
    if (next) next.names.add(name);
    else {
      const names = new Set([name]);
      next = { names, answers: readAll(names) };
    }
    const { value, error } = answer.parse((await next.answers).get(name));
    if (error) throw new CommandError(error.message, error.code as FailureCode, ["lists", name]);
    return value;
  };
}

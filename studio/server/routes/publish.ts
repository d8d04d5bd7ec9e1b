import { Hono } from "hono";
import { z } from "zod";
import {
  keyOfToDo,
  listDone,
  listToDoOutside,
  noteDone,
  reminded,
  type ToDoOutside,
} from "../../business/publishing/to-do-outside.ts";
import { readPublishable } from "../../engine/draft/publishable.ts";
import { readChangedSince, readPublishedSince } from "../../engine/history/list-states.ts";
import { type Checked, checkChoice } from "../../engine/publish/check-choice.ts";
import { checkLiveSite, readLastHost, readLiveStatus, shows } from "../../engine/publish/live-site.ts";
import { Refusal } from "../../engine/refusal.ts";
import { liveCommit } from "../../engine/repository.ts";
import type { StudioDeps } from "../deps.ts";
import { jsonBody } from "../failure.ts";

const order = z.object({ changes: z.array(z.string()).min(1).max(10_000).readonly() });

const choice = z.object({ changes: z.array(z.string()).max(10_000).readonly() });

/** What she has done, as she read it. */
const done = z.object({
  id: z.string().max(2000),
  page: z.string().optional(),
  tell: z.enum(["centre", "booked"]).optional(),
  after: z.string().optional(),
  isDone: z.boolean(),
});

/** What keeps chosen changes from being published, and what they ask of the owner outside the site. */
export type PublishingChecks = Omit<Checked, "chosen"> & { readonly outside: readonly ToDoOutside[] };

/** Publishing: begins it, and says how far it is. Windows learn of each step by the topic `publication`. */
export const createPublishRoutes = ({
  project,
  draft,
  readLive,
  publisher,
  journal,
  events,
  now,
}: StudioDeps) => {
  /** Lists what was published and isn't done; and what was done, and has changed again since. */
  const stillToDoOutside = async () => {
    const known = listDone(journal.notes, now());
    const isOf = (list: typeof known, todo: ToDoOutside) => list.some(({ key }) => key === keyOfToDo(todo));
    const todos = listToDoOutside(await readPublishedSince(project, now() - reminded), now());
    const again = await Promise.all(
      [...Map.groupBy(known, ({ commit }) => commit)].map(async ([commit, list]) =>
        listToDoOutside(await readChangedSince(project, commit), now()).filter((todo) => isOf(list, todo)),
      ),
    );
    return [...todos.filter((todo) => !isOf(known, todo)), ...again.flat()];
  };
  return (
    new Hono()
      /** The last publication, if there was one, and since when its result is live. */
      .get("/", async (c) =>
        c.json({
          publication: (await publisher.current()) ?? null,
          live: await readLiveStatus(project, readLastHost(journal.notes)),
        }),
      )
      /** What the last publications ask of the owner outside the site. */
      .get("/outside", async (c) => c.json(await stillToDoOutside()))
      .post("/outside/done", jsonBody(done), async (c) => {
        const { after, isDone, ...noted } = c.req.valid("json");
        const key = keyOfToDo(noted);
        const live = await liveCommit(project);
        const todo = (await stillToDoOutside()).find((one) => keyOfToDo(one) === key);
        if (isDone && (!live || !todo || todo.after !== after))
          throw new Refusal("It has changed since. Look again.");
        noteDone(journal.notes, now(), key, isDone ? live : undefined);
        events.emit("publication");
        return c.json({});
      })
      .post("/", jsonBody(order), async (c) => {
        const ordered = c.req.valid("json");
        const publishable = await readPublishable({ draft, journal, readLive });
        if (ordered.changes.some((id) => publishable.invalidChanges.has(id))) {
          throw new Refusal("One of these changes needs you: what you typed isn’t right yet. Look again.");
        }
        return c.json({ publication: await publisher.start(ordered) }, 202);
      })
      /** Puts what is live at the site's place, whole: it has a new one, or lost what was there. */
      .post("/again", async (c) =>
        c.json({ publication: await publisher.start({ changes: [], again: true }) }, 202),
      )
      /** What would keep chosen changes from being published. */
      .post("/checks", jsonBody(choice), async (c) => {
        const { chosen, ...checked } = await checkChoice(project, c.req.valid("json").changes, now());
        const checks: PublishingChecks = { ...checked, outside: listToDoOutside(chosen, now()) };
        return c.json(checks);
      })
      /** Goes on with a publication that wasn't seen on the live site. */
      .post("/resume", async (c) => {
        await publisher.resume();
        return c.json({});
      })
      /** Asks the live site which state it shows. A publication that wasn't confirmed goes on, and is recorded, once it shows that. */
      .post("/live-check", async (c) => {
        const check = await checkLiveSite(project, readLastHost(journal.notes));
        const last = await publisher.current();
        if (last?.outcome === "unconfirmed" && last.state && last.release) {
          const { state, release } = last;
          if (shows(check.reading, { state, release })) await publisher.resume();
        }
        return c.json(check);
      })
  );
};

import { Hono } from "hono";
import { z } from "zod";
import { isIn, partsOf } from "../../engine/content/change.ts";
import { takeChanges } from "../../engine/content/take-changes.ts";
import { listStates } from "../../engine/history/list-states.ts";
import { planUndo, type UndoneChange } from "../../engine/history/plan-undo.ts";
import { bringBack, throwAway } from "../../engine/history/thrown-away.ts";
import { findMadeUp } from "../../engine/publish/check-new-content.ts";
import type { StudioDeps } from "../deps.ts";
import { emitChange } from "../events.ts";
import { type Failure, jsonBody } from "../failure.ts";

/** How many states are listed at first, and at most. */
const firstPage = 20;
const mostStates = 2000;

const commit = z.string().regex(/^[0-9a-f]{40,64}$/);
const undo = z.object({ commit });
/** The ids of the planned changes that are to be set back. */
const undoChosen = z.object({ commit, chosen: z.array(z.string()).min(1).readonly() });
const thrown = z.object({ key: z.string().max(2000) });
const broughtBack = z.object({ at: z.number() });

const unknown: Failure = { message: "This state isn’t in the history. Reload the page." };

/** What was published, what was thrown away, and the ways back. */
export const createHistoryRoutes = ({ project, draft, journal, events, now }: StudioDeps) => {
  const ports = { project, draft, journal, now };
  const announce = () => emitChange(events);
  return (
    new Hono()
      .get("/", async (c) => {
        const most = z.coerce
          .number()
          .int()
          .min(1)
          .max(mostStates)
          .catch(firstPage)
          .parse(c.req.query("most"));
        return c.json(await listStates(project, most));
      })
      /** What an undo would set back; writes nothing. */
      .post("/undo/preview", jsonBody(undo), async (c) => {
        const sources = await draft.sources();
        const plan = await planUndo(project, sources, c.req.valid("json").commit);
        if (!plan) return c.json(unknown, 404);
        const madeUp = await findMadeUp(
          sources,
          takeChanges(plan.from.sources, sources, plan.changes),
          now(),
        );
        const changes = plan.changes.map((change): UndoneChange => {
          const isMadeUp = partsOf(change).some(({ id }) =>
            madeUp.some(({ readyKey = "" }) => isIn(readyKey, id)),
          );
          return isMadeUp ? { ...change, isMadeUp } : change;
        });
        return c.json({ changes, alreadyUndone: plan.alreadyUndone });
      })
      /** Sets back the chosen fields in the draft: visitors see it once it is published. */
      .post("/undo", jsonBody(undoChosen), async (c) => {
        const { commit, chosen } = c.req.valid("json");
        const plan = await planUndo(project, await draft.sources(), commit);
        if (!plan) return c.json(unknown, 404);
        const changes = plan.changes.filter(({ id }) => chosen.includes(id));
        const result = await draft.restoreFrom(plan.from, changes);
        if (result.state !== "saved") return c.json({ message: result.message } satisfies Failure, 409);
        announce();
        return c.json({ undone: changes.length });
      })
      .post("/thrown-away", jsonBody(thrown), async (c) => {
        const refusal = await throwAway(ports, c.req.valid("json").key);
        announce();
        return refusal ? c.json(refusal satisfies Failure, 409) : c.json({});
      })
      .post("/brought-back", jsonBody(broughtBack), async (c) => {
        const refusal = await bringBack(ports, c.req.valid("json").at);
        announce();
        return refusal ? c.json(refusal satisfies Failure, 409) : c.json({});
      })
  );
};

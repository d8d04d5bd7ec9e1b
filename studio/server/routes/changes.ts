import { Hono } from "hono";
import { z } from "zod";
import { compileContent } from "../../../content-model/compiler/compile-content.ts";
import { markUnlikelyPrices } from "../../business/publishing/unlikely-prices.ts";
import { partsOf } from "../../engine/content/change.ts";
import { takeChanges } from "../../engine/content/take-changes.ts";
import { readChanges } from "../../engine/draft/publishable.ts";
import { listThrownAway } from "../../engine/history/thrown-away.ts";
import { createQueue } from "../../engine/queue.ts";
import { compareSites, type Differences } from "../../engine/rendering/compare-sites.ts";
import { InvalidContent } from "../../engine/rendering/renderer.ts";
import { whyReadOnly } from "../../engine/repository.ts";
import type { StudioDeps } from "../deps.ts";
import { type Failure, jsonBody } from "../failure.ts";

/** What visitors read now and will read once some changes are published. */
export type Comparison = Differences & {
  /** Of which draft: see `Publishable`. */
  readonly version: string;
  /** Why the site can't be built with these changes: nothing was compared then. */
  readonly problem?: string;
};

const otherProgram =
  "Your helper has changed the program of the site since the last publication, so your new sentences can’t be shown beside today’s.";

/** Dates on pages move on meanwhile. In milliseconds. */
const tenMinutes = 600_000;

const chosen = z.object({ changes: z.array(z.string()).min(1) });

/** The list of changes, and what visitors read without and with some of them. */
export const createChangesRoutes = ({ project, draft, journal, readLive, renderer, now }: StudioDeps) => {
  // Windows ask at each pause in typing, and several times: each answer is about the newest draft, and remembered for a while.
  const queue = createQueue();
  let last: { readonly key: string; readonly answer: Comparison } | undefined;
  return (
    new Hono()
      /** What differs from what visitors see, what of it is invalid, and what is thrown away or set aside. */
      .get("/", async (c) => {
        const [read, why] = await Promise.all([
          readChanges(project, { draft, journal, readLive }),
          whyReadOnly(project),
        ]);
        return c.json({
          changes: markUnlikelyPrices(read.changes, read.draft),
          version: read.version,
          invalid: read.invalid,
          /** What stands for the bytes of each picture. */
          pictures: Object.fromEntries(read.pictures.draft),
          thrownAway: listThrownAway({ journal, now }),
          setAside: journal.allSetAside(),
          ...(why && { whyReadOnly: why }),
        });
      })
      /** Renders the site without some changes and with them, and compares. */
      .post("/comparison", jsonBody(chosen), async (c) => {
        try {
          return c.json(await queue(() => compare(c.req.valid("json").changes)));
        } catch (error) {
          const failure: Failure = { message: "The live site is as it was.", detail: String(error) };
          return c.json(failure, 500);
        }
      })
  );

  async function compare(ids: readonly string[]): Promise<Comparison> {
    const opened = await renderer.open();
    const read = await readChanges(project, { draft, journal, readLive });
    const { live, draft: drafted, pictures, version } = read;
    const changes = read.changes.filter(({ id }) => ids.includes(id));
    const key = JSON.stringify([version, changes, Math.floor(now() / tenMinutes)]);
    if (last?.key === key) return last.answer;
    const left = new Map(pictures.live);
    for (const { file, after } of changes.flatMap(partsOf)) if (after === undefined) left.delete(file);
    try {
      // Another program rendered them: this one misses what it has learnt since.
      if (!compileContent(live, { now: now() }).content)
        return { pages: [], unread: [], version, problem: otherProgram };
      const before = await opened.render(live, pictures.live);
      const after = await opened.render(takeChanges(drafted, live, changes), left);
      const answer = { ...compareSites(before, after, now()), version };
      last = { key, answer };
      return answer;
    } catch (error) {
      if (!(error instanceof InvalidContent)) throw error;
      return { pages: [], unread: [], version, problem: error.message };
    }
  }
};

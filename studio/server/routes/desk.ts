import { Hono } from "hono";
import { z } from "zod";
import { compileContent } from "../../../content-model/compiler/compile-content.ts";
import { readPictures } from "../../../content-model/compiler/pictures.ts";
import type { Content } from "../../../content-model/schema/content-files.ts";
import { addDays } from "../../../domain/calendar-day.ts";
import { holidaySundays } from "../../../domain/holiday-sundays.ts";
import { readSamples } from "../../../launch-check/samples.ts";
import { datesRunningOut, givesDates, happeningsOfWeek, sundaysToConfirm } from "../../business/desk/desk.ts";
import { dueIn, readTasks } from "../../business/readiness/read-tasks.ts";
import { readPublishable } from "../../engine/draft/publishable.ts";
import { dayOf } from "../../engine/sources.ts";
import type { StudioDeps } from "../deps.ts";
import { jsonBody } from "../failure.ts";

const closedNote = "closed letter";

/** The stopped letter that she leaves at that: its id, and when it was stopped. Null asks about it again. */
const closedLetter = z.strictObject({ id: z.uuid(), stoppedAt: z.number() }).nullable();

/** What the desk says beyond messages and changes: of the site that visitors see, and what of it the draft settles. */
export const createDeskRoutes = ({
  project,
  draft,
  journal,
  readLive,
  compileLive,
  dailyCopies,
  absence,
  events,
  now,
}: StudioDeps) =>
  new Hono()
    .post("/back", (c) => {
      absence.end();
      events.emit("content");
      return c.json({ ok: true });
    })
    .put("/closed-letter", jsonBody(z.strictObject({ letter: closedLetter })), (c) => {
      journal.notes.write(closedNote, c.req.valid("json").letter);
      events.emit("content");
      return c.json({ ok: true });
    })
    .get("/", async (c) => {
      // As it would be published: without what isn't right yet.
      const { live: liveSources, draft: sources } = await readPublishable({ draft, journal, readLive });
      const live = (await compileLive()).content;
      const drafted = compileContent(sources).content;
      const today = dayOf(liveSources, now());
      const running = live && datesRunningOut(live.schedule, today);
      const holidays = live ? holidaySundays(live.business.place, today, addDays(today, 366)) : [];
      const sundays = live?.["for-a-while"].sundays ?? [];
      const toConfirm = live
        ? sundaysToConfirm(live.schedule, holidays, now()).filter(
            (sunday) => !sundays.some(({ date }) => date === sunday),
          )
        : [];
      const options = {
        now: now(),
        samples: await readSamples(),
        pictures: await readPictures(project.folder),
      };
      const due = dueIn(readTasks(liveSources, options));
      const dueInDraft = dueIn(readTasks(sources, options));
      return c.json({
        today,
        week: live
          ? happeningsOfWeek(
              live.schedule,
              live["pages/course"].weekByWeek.weeks.map(({ title }) => title),
              now(),
              { sundays, unsure: toConfirm },
            )
          : [],
        datesRunningOut: running
          ? { ...running, isDrafted: drafted !== undefined && givesDates(drafted.schedule, running, today) }
          : null,
        /** The Sundays in holidays of a year, as year-month-day. */
        holidays,
        /** Those of the next weeks of which she hasn't said whether there's a class. */
        toConfirm: { sundays: toConfirm, drafted: drafted ? answeredIn(drafted, toConfirm, now()) : [] },
        /** How many things keep the site from going live, and how many of them the draft settles. */
        madeUp: { count: due.size, drafted: due.difference(dueInDraft).size },
        replyPromise: live?.business.replyPromise ?? "",
        copy: await dailyCopies.read(),
        closedLetter: closedLetter.safeParse(journal.notes.read(closedNote)).data ?? null,
        /** Since when she was away, for a week or more; null once she has read what happened meanwhile. */
        awaySince: absence.noteVisit(),
      });
    });

/** Returns the Sundays of which some content says whether they have a class. */
function answeredIn(content: Content, sundays: readonly string[], now: number): string[] {
  const open = sundaysToConfirm(content.schedule, sundays, now);
  const elsewhere = content["for-a-while"].sundays;
  return sundays.filter((sunday) => !open.includes(sunday) || elsewhere.some(({ date }) => date === sunday));
}

/** What is left to do before the site can go live. */
export const createReadyRoutes = ({ project, draft, journal, readLive, now }: StudioDeps) =>
  new Hono().get("/", async (c) => {
    const pictures = await readPictures(project.folder);
    // What is invalid isn't done.
    const publishable = await readPublishable({ draft, journal, readLive });
    const readiness = readTasks(publishable.draft, {
      now: now(),
      samples: await readSamples(),
      pictures,
    });
    return c.json({ ...readiness, left: dueIn(readiness).size });
  });

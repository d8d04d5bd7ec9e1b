import { Hono } from "hono";
import { compileContent } from "../../../content-compiler/compile-content.ts";
import { dayAt } from "../../core/dates/days.ts";
import { datesRunningOut } from "../../core/desk/dates-running-out.ts";
import { happeningsOfWeek } from "../../core/desk/week.ts";
import type { StudioDeps } from "../deps.ts";

/** What the desk says beyond messages and changes. */
export const createDeskRoutes = ({ draft, remember, readLive, now }: StudioDeps) =>
  new Hono().get("/", async (c) => {
    const [liveSources, sources] = await Promise.all([readLive(), draft.sources()]);
    const live = compileContent(liveSources, { remember }).content;
    const drafted = compileContent(sources, { remember }).content ?? live;
    const timeZone = live?.schedule.timeZone ?? "UTC";
    const today = dayAt(now(), timeZone);
    return c.json({
      today,
      week: live
        ? happeningsOfWeek(
            live.schedule,
            live["pages/course"].weekByWeek.weeks.map(({ title }) => title),
            today,
          )
        : [],
      datesRunningOut: (drafted && datesRunningOut(drafted.schedule, today)) ?? null,
      replyPromise: live?.business.replyPromise ?? "",
    });
  });

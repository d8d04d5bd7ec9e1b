import { z } from "zod";
import type { VisitsByWeek } from "../../server/analytics/visits.ts";
import type { RunCommand } from "./run-command.ts";
import { createSiteReading, type SiteReading } from "./site-reading.ts";

/** How many weeks the studio shows. */
export const weeksShown = 4;

const day = z.object({ day: z.iso.date(), views: z.number(), clicks: z.number() });

const visits = z.object({
  days: z.array(day),
  pages: z.array(z.object({ path: z.string(), views: z.number() })),
  referrers: z.array(z.object({ host: z.string(), views: z.number() })),
  clicks: z.array(z.object({ offer: z.string(), path: z.string(), place: z.string(), clicks: z.number() })),
});

const byWeek = visits.extend({
  counter: z.enum(["own", "outside"]),
  weeks: z.array(visits).length(weeksShown),
  today: day,
  firstDay: z.iso.date().nullable(),
});

export type VisitsOptions = {
  /** Runs `npm run visits` where the site runs. */
  readonly run: RunCommand;
  readonly now?: () => number;
  readonly onChange?: () => void;
};

/** The numbers of visits, wherever the site runs. */
export type VisitsReader = Pick<SiteReading<z.infer<typeof byWeek>>, "read" | "tryNow">;

export const createVisits = (options: VisitsOptions): VisitsReader =>
  createSiteReading({
    ...options,
    subject: "numbers of visits",
    args: ["--weeks", String(weeksShown)],
    parse: (output) => byWeek.parse(output) satisfies VisitsByWeek,
  });

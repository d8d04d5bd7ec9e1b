import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { business } from "#content/business";
import { timeZone } from "#content/schedule";
import type { Clock } from "../clock.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";

/** A page view. `referrer` is the referring host, or empty. */
type PageView = { readonly path: string; readonly referrer: string };

/** Stores daily totals only: no visitors, no times, no order. Both functions throw if the database can't be written. */
export type VisitCounter = {
  countView(view: PageView): Promise<void>;
  /** Counts a click on a booking button. */
  countClick(offer: string): Promise<void>;
};

/** Stands for all unknown paths, and for names beyond the daily maximum. */
export const unknownPath = "(not found)";
export const otherNames = "(other)";

/** Rows per day for names that visitors control: referring hosts. */
const maxNames = 500;

const countView = `
  INSERT INTO page_views (day, path, referrer, views)
  SELECT :day, :path, iif(:referrer = ''
      OR EXISTS (SELECT 1 FROM page_views WHERE day = :day AND path = :path AND referrer = :referrer)
      OR (SELECT count(*) FROM page_views WHERE day = :day AND referrer <> '') < ${maxNames},
    :referrer, '${otherNames}'), 1
  WHERE true
  ON CONFLICT (day, path, referrer) DO UPDATE SET views = views + 1`;

const countClick = `
  INSERT INTO booking_clicks (day, offer, clicks) VALUES (:day, :offer, 1)
  ON CONFLICT (day, offer) DO UPDATE SET clicks = clicks + 1`;

// Sweden writes year-month-day.
const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });

/** Returns the calendar day in the owner’s time zone at a time, as year-month-day. */
export const ownerDay = (now: number): string => dayFormat.format(now);

/** Creates a counter. Only pages of the site get their own rows, so that visitors can't fill the disk. */
export function createVisitCounter(
  database: SqlDatabase,
  isPage: (path: string) => boolean,
  now: Clock = Date.now,
): VisitCounter {
  const pageOf = (path: string) => {
    const page = path.split(/[?#]/, 1)[0] ?? "";
    return isPage(page) ? page : unknownPath;
  };
  return {
    countView: async ({ path, referrer }) => {
      await query(database, countView, { day: ownerDay(now()), path: pageOf(path), referrer });
    },
    countClick: async (offer) => {
      await query(database, countClick, { day: ownerDay(now()), offer });
    },
  };
}

const totals = { views: z.number(), clicks: z.number() };

/** What `npm run visits -- --json` prints: the last four weeks, today included, and the months. The largest come first. */
export const visitsSchema = z.object({
  /** Whether the site counts visits itself, or an outside service does. */
  counter: z.enum(["own", "outside"]),
  /** Oldest first, from the first day on which anything was counted; the last is today, which isn't over. */
  days: z.array(z.object({ day: z.iso.date(), ...totals })),
  /** The newest first, and none in which nothing was counted; as year-month. */
  months: z.array(z.object({ month: z.string(), ...totals })),
  pages: z.array(z.object({ path: z.string(), views: z.number() })),
  /** Referring sites. Most views have none: they come from this site, a typed URL, an email or an app. */
  referrers: z.array(z.object({ host: z.string(), views: z.number() })),
  clicks: z.array(z.object({ offer: z.string(), clicks: z.number() })),
});

export type Visits = z.infer<typeof visitsSchema>;

const daysShown = 28;
/** A year, and the month to compare with. */
const monthsShown = 13;

/** Reads what was counted in the four weeks up to a time, and in the months before it. */
export async function readVisits(database: SqlDatabase, now: number): Promise<Visits> {
  const today = Temporal.PlainDate.from(ownerDay(now));
  const days = Array.from({ length: daysShown }, (_, ago) =>
    today.subtract({ days: ago }).toString(),
  ).reverse();
  const range = { first: days[0] ?? "", last: today.toString() };
  /** Sums of both tables by a part of the day's name. */
  const byTime = (name: string, condition: string) => `
    SELECT ${name} AS name, sum(views) AS views, sum(clicks) AS clicks FROM (
      SELECT day, views, 0 AS clicks FROM page_views UNION ALL SELECT day, 0, clicks FROM booking_clicks)
    WHERE ${condition} GROUP BY name ORDER BY name DESC`;
  const inRange = "day BETWEEN :first AND :last";
  const [byDay = [], byMonth = [], pages = [], referrers = [], clicks = [], first = []] =
    await database.batch([
      statement(byTime("day", inRange), range),
      statement(`${byTime("substr(day, 1, 7)", "day <= :last")} LIMIT ${monthsShown}`, { last: range.last }),
      statement(
        `SELECT path, sum(views) AS total FROM page_views WHERE ${inRange} GROUP BY path ORDER BY total DESC, path`,
        range,
      ),
      statement(
        `SELECT referrer, sum(views) AS total FROM page_views WHERE ${inRange} AND referrer <> ''
       GROUP BY referrer ORDER BY total DESC, referrer`,
        range,
      ),
      statement(
        `SELECT offer, sum(clicks) AS total FROM booking_clicks WHERE ${inRange}
       GROUP BY offer ORDER BY total DESC, offer`,
        range,
      ),
      statement("SELECT min(day) AS day FROM page_views"),
    ]);
  const totalsOf = (row: Row | undefined) => ({
    views: Number(row?.views ?? 0),
    clicks: Number(row?.clicks ?? 0),
  });
  // Before it began, nothing was counted: that isn't nought.
  const began = String(first[0]?.day ?? "none");
  return {
    counter: business.analytics.measurementId ? "outside" : "own",
    days: days
      .filter((day) => day >= began)
      .map((day) => ({ day, ...totalsOf(byDay.find(({ name }) => name === day)) })),
    months: byMonth.map((row) => ({ month: String(row.name), ...totalsOf(row) })),
    pages: pages.map((row) => ({ path: String(row.path), views: Number(row.total) })),
    referrers: referrers.map((row) => ({ host: String(row.referrer), views: Number(row.total) })),
    clicks: clicks.map((row) => ({ offer: String(row.offer), clicks: Number(row.total) })),
  };
}

import { timeZone } from "#content/schedule";
import type { Clock } from "../clock.ts";
import { query, type Row, type SqlDatabase, statement } from "../database/sql-database.ts";

/** A page view. `referrer` is the referring host, or empty. */
export type PageView = { readonly path: string; readonly referrer: string };

/** A click on a booking button. `place` is the heading that the button is under. */
export type BookingClick = { readonly path: string; readonly offer: string; readonly place: string };

/** Stores daily totals only: no visitors, no times, no order. Both functions throw if the database can't be written. */
export type VisitCounter = {
  countView(view: PageView): Promise<void>;
  countClick(click: BookingClick): Promise<void>;
};

/** Stands for all unknown paths, and for names beyond the daily maximum. */
export const unknownPath = "(not found)";
export const otherNames = "(other)";

/** Rows per day for names that visitors control: referring hosts, places. */
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
  INSERT INTO booking_clicks (day, offer, path, place, clicks)
  SELECT :day, :offer, :path, iif(
      EXISTS (SELECT 1 FROM booking_clicks
        WHERE day = :day AND offer = :offer AND path = :path AND place = :place)
      OR (SELECT count(*) FROM booking_clicks WHERE day = :day) < ${maxNames}, :place, '${otherNames}'), 1
  WHERE true
  ON CONFLICT (day, offer, path, place) DO UPDATE SET clicks = clicks + 1`;

// Sweden writes year-month-day.
const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });

/** Returns the calendar day in the owner’s time zone at a time, as year-month-day. */
export const ownerDay = (now: number): string => dayFormat.format(now);

/**
 * Creates a counter.
 *
 * @param isPage returns whether a path is a page of the site. Only those get their own rows, so that visitors can't fill
 *   the disk
 */
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
    countClick: async ({ path, offer, place }) => {
      await query(database, countClick, { day: ownerDay(now()), offer, path: pageOf(path), place });
    },
  };
}

/** The totals of a range of days, largest first. */
export type Visits = {
  readonly days: readonly { readonly day: string; readonly views: number; readonly clicks: number }[];
  readonly pages: readonly { readonly path: string; readonly views: number }[];
  /** Referring sites. Most views have none: they come from this site, a typed URL, an email or an app. */
  readonly referrers: readonly { readonly host: string; readonly views: number }[];
  readonly clicks: readonly {
    readonly offer: string;
    readonly path: string;
    readonly place: string;
    readonly clicks: number;
  }[];
};

/** The totals of complete weeks, as `npm run visits -- --weeks 4 --json` prints them. */
export type VisitsByWeek = Visits & {
  /** Whether the site counts visits itself, or an outside service does. */
  readonly counter: "own" | "outside";
  /** Oldest first; the last ends yesterday. */
  readonly weeks: readonly Visits[];
  /** Today, which isn't over and in none of them. */
  readonly today: Visits["days"][number];
  /** The first day on which anything was counted; null if nothing was. */
  readonly firstDay: string | null;
};

/** Returns the first day on which a page view was counted; null without any. */
export async function readFirstDay(database: SqlDatabase): Promise<string | null> {
  const [row] = await query(database, "SELECT min(day) AS day FROM page_views");
  return row?.day == null ? null : String(row.day);
}

const inRange = "day BETWEEN :first AND :last";

/**
 * Reads the totals of consecutive days.
 *
 * @param days as year-month-day, in order
 */
export async function readVisits(database: SqlDatabase, days: readonly string[]): Promise<Visits> {
  const range = { first: days[0] ?? "", last: days.at(-1) ?? "" };
  const [viewsByDay = [], clicksByDay = [], pages = [], referrers = [], clicks = []] = await database.batch([
    statement(`SELECT day, sum(views) AS total FROM page_views WHERE ${inRange} GROUP BY day`, range),
    statement(`SELECT day, sum(clicks) AS total FROM booking_clicks WHERE ${inRange} GROUP BY day`, range),
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
      `SELECT offer, path, place, sum(clicks) AS total FROM booking_clicks WHERE ${inRange}
       GROUP BY offer, path, place ORDER BY total DESC, offer, path, place`,
      range,
    ),
  ]);
  const totalOf = (rows: readonly Row[], day: string) =>
    Number(rows.find((row) => row.day === day)?.total ?? 0);
  return {
    days: days.map((day) => ({ day, views: totalOf(viewsByDay, day), clicks: totalOf(clicksByDay, day) })),
    pages: pages.map((row) => ({ path: String(row.path), views: Number(row.total) })),
    referrers: referrers.map((row) => ({ host: String(row.referrer), views: Number(row.total) })),
    clicks: clicks.map((row) => ({
      offer: String(row.offer),
      path: String(row.path),
      place: String(row.place),
      clicks: Number(row.total),
    })),
  };
}

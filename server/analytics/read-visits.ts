import type { Row, SqlDatabase } from "../database/sql-database.ts";
import { statement } from "../database/sql-database.ts";

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

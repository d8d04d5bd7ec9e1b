import type { Row, SqlDatabase } from "../database/sql-database.ts";
import { statement } from "../database/sql-database.ts";

/** The totals of a span of days, the largest first. */
export type Visits = {
  readonly days: readonly { readonly day: string; readonly views: number; readonly presses: number }[];
  readonly pages: readonly { readonly path: string; readonly views: number }[];
  /** Other sites that led here. Most views have none: within the site, typed in, from a mail or an app. */
  readonly referrers: readonly { readonly host: string; readonly views: number }[];
  readonly presses: readonly {
    readonly offer: string;
    readonly path: string;
    readonly place: string;
    readonly presses: number;
  }[];
};

const span = "day BETWEEN ?1 AND ?2";

/**
 * Reads the totals of some days.
 *
 * @param days of the calendar, as year-month-day, in their order
 */
export async function readVisits(database: SqlDatabase, days: readonly string[]): Promise<Visits> {
  const range = [days[0] ?? "", days.at(-1) ?? ""];
  const [views = [], pressed = [], pages = [], referrers = [], presses = []] = await database.batch([
    statement(`SELECT day, sum(views) AS total FROM page_views WHERE ${span} GROUP BY day`, ...range),
    statement(`SELECT day, sum(presses) AS total FROM booking_presses WHERE ${span} GROUP BY day`, ...range),
    statement(
      `SELECT path, sum(views) AS total FROM page_views WHERE ${span} GROUP BY path ORDER BY total DESC, path`,
      ...range,
    ),
    statement(
      `SELECT referrer, sum(views) AS total FROM page_views WHERE ${span} AND referrer <> ''
       GROUP BY referrer ORDER BY total DESC, referrer`,
      ...range,
    ),
    statement(
      `SELECT offer, path, place, sum(presses) AS total FROM booking_presses WHERE ${span}
       GROUP BY offer, path, place ORDER BY total DESC, offer, path, place`,
      ...range,
    ),
  ]);
  const of = (rows: readonly Row[], day: string) => Number(rows.find((row) => row.day === day)?.total ?? 0);
  return {
    days: days.map((day) => ({ day, views: of(views, day), presses: of(pressed, day) })),
    pages: pages.map((row) => ({ path: String(row.path), views: Number(row.total) })),
    referrers: referrers.map((row) => ({ host: String(row.referrer), views: Number(row.total) })),
    presses: presses.map((row) => ({
      offer: String(row.offer),
      path: String(row.path),
      place: String(row.place),
      presses: Number(row.total),
    })),
  };
}

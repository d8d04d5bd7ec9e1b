import type { Clock } from "../clock.ts";
import { query, type SqlDatabase } from "../database/sql-database.ts";
import { melbourneDay } from "./melbourne-day.ts";

/** A page that was looked at, and the host that led to it; empty where none did. */
export type PageView = { readonly path: string; readonly referrer: string };

/** A press of a booking button, on a page, under a heading. */
export type BookingPress = { readonly path: string; readonly offer: string; readonly place: string };

/** Keeps the totals of each day, and nothing else: not who, not when, not in which order. */
export type VisitCounter = {
  /** @throws where it could not be written */
  countView(view: PageView): Promise<void>;
  /** @throws where it could not be written */
  countPress(press: BookingPress): Promise<void>;
};

/** What stands for all paths that are no page of the site, and for names beyond the most of a day. */
export const unknownPath = "(no such page)";
export const others = "(others)";

/** How many rows a day may have for names that anybody can make up: referring hosts, places. */
const mostNames = 500;

// A name that is new when there are enough of them counts among the others.
const countView = `
  INSERT INTO page_views (day, path, referrer, views)
  SELECT ?1, ?2, iif(?3 = ''
      OR EXISTS (SELECT 1 FROM page_views WHERE day = ?1 AND path = ?2 AND referrer = ?3)
      OR (SELECT count(*) FROM page_views WHERE day = ?1 AND referrer <> '') < ?4, ?3, ?5), 1
  WHERE true
  ON CONFLICT (day, path, referrer) DO UPDATE SET views = views + 1`;

const countPress = `
  INSERT INTO booking_presses (day, offer, path, place, presses)
  SELECT ?1, ?2, ?3, iif(
      EXISTS (SELECT 1 FROM booking_presses WHERE day = ?1 AND offer = ?2 AND path = ?3 AND place = ?4)
      OR (SELECT count(*) FROM booking_presses WHERE day = ?1) < ?5, ?4, ?6), 1
  WHERE true
  ON CONFLICT (day, offer, path, place) DO UPDATE SET presses = presses + 1`;

/**
 * The counter in SQLite.
 *
 * @param isPage whether a path is a page of the site: only those get rows of their own, so that nobody
 *   can fill the disk
 */
export function createVisitCounter(
  database: SqlDatabase,
  isPage: (path: string) => boolean,
  now: Clock = Date.now,
): VisitCounter {
  const known = (path: string) => {
    const page = path.split(/[?#]/, 1)[0] ?? "";
    return isPage(page) ? page : unknownPath;
  };
  return {
    countView: async ({ path, referrer }) => {
      await query(database, countView, melbourneDay(now()), known(path), referrer, mostNames, others);
    },
    countPress: async ({ path, offer, place }) => {
      await query(database, countPress, melbourneDay(now()), offer, known(path), place, mostNames, others);
    },
  };
}

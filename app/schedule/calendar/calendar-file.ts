import type { Route } from "./+types/calendar-file.ts";
import { findCalendar } from "./calendars.ts";

/** `/calendar/….ics`: calendar files, to download or subscribe to. */
export function loader({ params }: Route.LoaderArgs): Response {
  const calendar = findCalendar(`/calendar/${params.file}`);
  if (calendar === undefined) throw new Response(null, { status: 404 });
  return new Response(calendar, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}

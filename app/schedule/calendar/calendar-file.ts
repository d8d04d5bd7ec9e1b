import type { Route } from "./+types/calendar-file.ts";
import { calendarAt } from "./calendars.ts";

/** `/calendar/…ics`: a file to keep, or an address to subscribe to. Made at build time. */
export function loader({ params }: Route.LoaderArgs): Response {
  const calendar = calendarAt(`/calendar/${params.file}`);
  if (calendar === undefined) throw new Response(null, { status: 404 });
  return new Response(calendar, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}

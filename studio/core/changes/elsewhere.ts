import { sessionDates } from "../../../app/schedule/session-dates.ts";
import type { Content } from "../../../content-schema/content-files.ts";
import type { Change } from "../content/change.ts";

/**
 * Returns the URLs of booking pages that state what was changed, too: only the owner can change it there. Those of terms that
 * are over don't count.
 *
 * @param today as year-month-day
 */
export function bookingPagesOf(
  { file, path }: Change,
  { schedule, business }: Content,
  today: string,
): string[] {
  if (file !== "content/schedule.yaml") return [];
  const [group, field = ""] = path;
  if (group === "coaching" && field === "price") return [business.bookings.personalCoaching];
  if (group === "course" && /^(?:price|startTime|sessions|sessionMinutes)$/.test(field))
    return [
      ...new Set(
        schedule.terms
          .filter((term) => (sessionDates(term, schedule.course.sessions).at(-1) ?? term.startDate) >= today)
          .map(({ booking }) => booking),
      ),
    ];
  return [];
}

import type { Content } from "../../../content-schema/content-files.ts";
import type { Change } from "../content/change.ts";

/** Returns the URLs of booking pages that state what was changed, too: only the owner can change it there. */
export function bookingPagesOf({ file, path }: Change, { schedule, business }: Content): string[] {
  if (file !== "content/schedule.yaml") return [];
  const [group, field = ""] = path;
  if (group === "coaching" && field === "price") return [business.bookings.personalCoaching];
  if (group === "course" && /^(?:price|startTime|sessions|sessionMinutes)$/.test(field))
    return [...new Set(schedule.terms.flatMap(({ booking }) => booking ?? []))];
  return [];
}

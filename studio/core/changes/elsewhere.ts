import { sessionDates } from "../../../app/schedule/session-dates.ts";
import { compileContent, type Sources } from "../../../content-compiler/compile-content.ts";
import type { Remember } from "../../../content-compiler/remember.ts";
import type { Content } from "../../../content-schema/content-files.ts";
import type { Change } from "../content/change.ts";
import { entryNames } from "../content/entries.ts";
import { dayAt } from "../dates/days.ts";

/** What a change asks of the owner outside the site: to change it on a booking page, too, or to tell people. */
export type ToDoElsewhere = {
  readonly id: string;
  readonly label: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** The URL of the booking page. */
  readonly page?: string | undefined;
  /** Whom to tell: the centre, which takes the bookings for the class, or people who may have booked the course already. */
  readonly tell?: "centre" | "booked" | undefined;
};

/**
 * Returns what of some changes only the owner can do.
 *
 * @param sources the content with the changes; without valid content, nothing is known
 * @param now in milliseconds since 1970
 * @param remember reuses the compiler's steps
 */
export function listElsewhere(
  changes: readonly Change[],
  sources: Sources,
  now: number,
  remember?: Remember,
): ToDoElsewhere[] {
  const { content } = compileContent(sources, { now, ...(remember && { remember }) });
  if (!content) return [];
  const today = dayAt(now, content.schedule.timeZone);
  return changes.flatMap((change) => {
    const { id, label, before, after } = change;
    const toDo = { id, label, before, after };
    const tell = whoToTell(change);
    const pages = bookingPagesOf(change, content, today).map((page) => ({ ...toDo, page }));
    return tell ? [...pages, { ...toDo, tell }] : pages;
  });
}

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
  if (group === "terms" && /^(?:startDate|skips)$/.test(path[2] ?? ""))
    return schedule.terms
      .filter((_, index) => entryNames(schedule.terms)[index] === field)
      .map(({ booking }) => booking);
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

/**
 * Returns whom the owner must tell of a change, since no page reaches them: the centre, which takes the bookings for the class,
 * or people who may have booked the course already.
 */
export function whoToTell({ file, path, before }: Change): "centre" | "booked" | undefined {
  if (file !== "content/schedule.yaml") return undefined;
  const [group, field = "", inEntry] = path;
  const isOfClass = group === "sundayClass" && /^(?:weekday|startTime|endTime|price)$/.test(field);
  if (isOfClass || (group === "closures" && inEntry !== "why")) return "centre";
  // A new term has no bookings yet.
  const isOfTerm = group === "terms" && (inEntry ? inEntry !== "booking" : before !== undefined);
  const isOfCourse = group === "course" && /^(?:weekday|startTime|sessions|sessionMinutes)$/.test(field);
  return isOfTerm || isOfCourse ? "booked" : undefined;
}

import { checkForAWhile } from "../../domain/check-for-a-while.ts";
import { checkTerms } from "../../domain/check-terms.ts";
import { closestTo } from "../../domain/closest-to.ts";
import type { Content } from "../schema/content-files.ts";
import { checkLinks } from "./check-links.ts";
import { checkVideos } from "./check-videos.ts";
import type { CrossError } from "./problem.ts";

/** Returns an error for each practice, lesson or article on the page of resources that doesn’t exist. */
export function checkResources(content: Partial<Content>, articles: readonly string[]): CrossError[] {
  const { practices, lessons } = content;
  const page = content["pages/resources"];
  if (!page) return [];
  return [
    ...(practices ? unknown("guidedPractices", page.guidedPractices.shown, practices.map(slugOf)) : []),
    ...(lessons ? unknown("shortLessons", page.shortLessons.shown, lessons.map(slugOf)) : []),
    ...unknown("blogTeasers", page.blogTeasers.shown, articles),
  ];
}

const slugOf = ({ slug }: { readonly slug: string }) => slug;

function unknown(section: string, shown: readonly string[], slugs: readonly string[]): CrossError[] {
  return shown.flatMap((slug, index): CrossError[] => {
    if (slugs.includes(slug)) return [];
    const suggestion = closestTo(slug, slugs);
    const next = suggestion ? `Did you mean “${suggestion}”?` : "Delete this line.";
    return [
      {
        name: "pages/resources",
        path: [section, "shown", index],
        message: `“${slug}” doesn’t exist. ${next}`,
      },
    ];
  });
}

/**
 * Runs the checks that no single field can hold, on the files that are valid by themselves.
 *
 * @param today as year-month-day
 */
export function crossChecks(
  content: Partial<Content>,
  articles: readonly string[],
  today: string,
): CrossError[] {
  const { schedule, "for-a-while": forAWhile } = content;
  return [
    ...(schedule ? checkTerms(schedule).map((error) => ({ ...error, name: "schedule" as const })) : []),
    ...(schedule && forAWhile
      ? checkForAWhile(forAWhile, schedule, today).map((remark) => ({
          ...remark,
          name: "for-a-while" as const,
        }))
      : []),
    ...checkBookings(content),
    ...checkTimes(content),
    ...checkCoaching(content),
    ...checkLinks(content, articles),
    ...checkResources(content, articles),
    ...checkVideos(content),
    ...checkLetters(content),
  ];
}

/** Returns an error for each booking page that books something else, too: the button of a term would book another one. */
function checkBookings({ schedule, business }: Partial<Content>): CrossError[] {
  const { terms = [] } = schedule ?? {};
  const { introCall, personalCoaching } = business?.bookings ?? {};
  return terms.flatMap(({ name, booking }, index): CrossError[] => {
    const other = terms.slice(0, index).find((term) => term.booking === booking && term.name !== name)?.name;
    const books =
      other ??
      (booking === introCall ? "the intro call" : booking === personalCoaching ? "coaching" : undefined);
    if (books === undefined) return [];
    const message = `${name} has the booking page of ${books}. Give it its own.`;
    return [{ name: "schedule", path: ["terms", index, "booking"], message }];
  });
}

/** Returns an error if the parts of a coaching session are longer or shorter than it. */
function checkCoaching({ schedule, "pages/personal-coaching": page }: Partial<Content>): CrossError[] {
  if (!schedule || !page) return [];
  const sum = page.whatCoachingInvolves.parts.reduce((minutes, part) => minutes + part.minutes, 0);
  const { sessionMinutes } = schedule.coaching;
  if (sum === sessionMinutes) return [];
  return [
    {
      name: "pages/personal-coaching",
      path: ["whatCoachingInvolves", "parts"],
      message: `The parts add up to ${sum} minutes, but a session has ${sessionMinutes}. Change the minutes here, or the length of a coaching session.`,
    },
  ];
}

/** Returns an error for each letter that has the URL or the id of another one. */
function checkLetters({ letters = [] }: Partial<Content>): CrossError[] {
  return (["slug", "id"] as const).flatMap((field) =>
    letters.flatMap((letter, index): CrossError[] => {
      const value = letter[field];
      if (letters.findIndex((other) => other[field] === value) === index) return [];
      const message =
        field === "slug"
          ? `Two letters have the address /letters/${value}. Change one of them.`
          : `The letter ${value} stands here twice. Delete one of them.`;
      return [{ name: "letters", path: [index, field], message }];
    }),
  );
}

/** Returns an error if the Sunday class ends before it starts, the move before the refund, or the hours in which the teacher answers. */
function checkTimes({ schedule, business }: Partial<Content>): CrossError[] {
  const errors: CrossError[] = [];
  if (schedule) {
    const { startTime, endTime } = schedule.sundayClass;
    const message = `The class ends at ${endTime}, but starts at ${startTime}. Change one of them.`;
    if (endTime <= startTime) errors.push({ name: "schedule", path: ["sundayClass", "endTime"], message });
    const { refundUpToSession: refund, moveUpToSession: move } = schedule.course;
    const moved = `The free move ends with session ${move}, but the refund with session ${refund}. Change one of them.`;
    if (move < refund) errors.push({ name: "schedule", path: ["course", "moveUpToSession"], message: moved });
  }
  if (business) {
    const { opens, closes } = business.openingHours;
    const message = `The hours end at ${closes}, but begin at ${opens}. Change one of them.`;
    if (closes <= opens) errors.push({ name: "business", path: ["openingHours", "closes"], message });
  }
  return errors;
}

import { z } from "zod";
import { isDay, sundayFrom } from "../../domain/calendar-day.ts";
import { formatDate, formatFullDate } from "../../domain/format-date.ts";
import { sessionDates } from "../../domain/terms.ts";
import { choice, date, type EntryWords, group, list, money, text, time, url, wholeNumber } from "./fields.ts";

const askedByHearing = {
  beforeLaunch: "Ask the centre, or say what you do yourself.",
  whenEmpty:
    "People who are hard of hearing ask. While it is empty, the page about a first class doesn’t say.",
} as const;

/** A term is called by its name and year: `Term 1, 2027`. Its value are its days: `31 January to 21 March 2027`. */
const termWords: EntryWords = {
  call: ({ name, startDate }) =>
    typeof name === "string" && typeof startDate === "string"
      ? `${name}, ${startDate.slice(0, 4)}`
      : undefined,
  describe: ({ startDate, skips }, schedule) => {
    if (typeof startDate !== "string" || !isDay(startDate)) return undefined;
    const skipped = Array.isArray(skips) ? skips.filter((day) => typeof day === "string") : [];
    const end = sessionDates({ startDate, skips: skipped }, sessionsIn(schedule)).at(-1) ?? startDate;
    return `${formatDate(startDate)} to ${formatFullDate(end)}`;
  },
};

/** How many sessions a term has, in a schedule that may be unfinished. */
function sessionsIn(schedule: unknown): number {
  const known = z.object({ course: z.object({ sessions: z.int() }) }).safeParse(schedule);
  return known.data?.course.sessions ?? 8;
}

const closureWords: EntryWords = {
  call: ({ from, to }) =>
    [from, to].every((day) => typeof day === "string" && isDay(day)) ? "No Sunday class" : undefined,
  describe: ({ from, to, why }) => {
    if (typeof from !== "string" || typeof to !== "string" || !isDay(from) || !isDay(to)) return undefined;
    const days = from === to ? formatFullDate(from) : `${formatFullDate(from)} to ${formatFullDate(to)}`;
    return typeof why === "string" && why !== "" ? `${days} (${why})` : days;
  },
};

const minutes = (title: string) => wholeNumber(title, { min: 5, max: 600, unit: "minutes" });

/** `content/schedule.yaml`: prices, dates and times of everything that can be booked. */
export const scheduleSchema = group("Schedule and prices", {
  timeZone: z.string().refine(isTimeZone, "isn’t a known time zone, such as Australia/Melbourne").meta({
    title: "Time zone of all dates and times",
    kind: "text",
  }),
  course: group("Online course", {
    // As long as its place among the form’s topics.
    name: text("Name", { max: 40 }),
    price: money("Price"),
    halfPricePlaces: wholeNumber("Places at half price in each term", {
      min: 1,
      max: 50,
      help: "The pages of the course name them. People write to you for one.",
      beforeLaunch: "Decide how many you can give.",
      whenEmpty:
        "The pages of the course name no places at half price. Write how many you give in each term, if any.",
    }).optional(),
    sessions: wholeNumber("Number of sessions", { min: 1, max: 52 }),
    sessionMinutes: minutes("Length of a session"),
    weekday: choice("Day", ["Sunday"]),
    startTime: time("Start"),
    dailyPracticeMinutes: minutes("Practice a day"),
    refundUpToSession: wholeNumber("Full refund up to session", {
      min: 1,
      max: 52,
      help: "Until this session begins, a booking is refunded in full.",
      beforeLaunch: "Decide your refund terms.",
    }),
    moveUpToSession: wholeNumber("Free move to another term up to session", {
      min: 1,
      max: 52,
      help: "After the full refund ends, and until this session begins, people can move once.",
      beforeLaunch: "Decide your terms.",
    }),
    recordingsKeptWeeks: wholeNumber("How long recordings stay", {
      min: 1,
      max: 52,
      unit: "weeks",
      help: "After the last session. The course page names the day.",
      beforeLaunch: "Until when do you really leave them there?",
    }),
    whoCanJoin: text("Who can join", {
      max: 60,
      help: "The youngest age, as in: 18 and over.",
      whenEmpty:
        "The course page asks people under eighteen to write to you. Write here from what age people can join.",
    }).optional(),
    ifTooFew: text("Fewest people", {
      max: 160,
      help: "With how many the course runs, and what people get if it doesn’t.",
      whenEmpty:
        "The course page only says that people get their money back if the course doesn’t run. Decide with how many it runs, and write it here.",
    }).optional(),
    ifICancel: text("If you cancel a session", {
      max: 160,
      help: "Such as: another day in the same week, or its share of the price back.",
      whenEmpty:
        "The course page only names people’s rights under consumer law. Decide what they get if you’re ill and cancel a session, and write it here.",
    }).optional(),
    ifDistressed: text("If someone leaves a session distressed", {
      max: 240,
      help: "What you do, and whether you ask for an emergency contact first.",
      whenEmpty:
        "The course page only says that people can leave, and who to call. Decide what you do, and whether you ask for an emergency contact, and write it here.",
    }).optional(),
    bookingWithoutDates: text("A booking while its term has no dates", {
      max: 120,
      help: "Such as: It holds your place; you pay when the dates are out.",
      whenEmpty:
        "While no dates of a term are known, the site says that the booking page may show none, and to write to you. If a booking holds a place, say so here.",
    }).optional(),
  }),
  terms: list(
    "Terms",
    group(
      "Term",
      {
        name: choice("Name", ["Term 1", "Term 2", "Term 3", "Term 4"]),
        startDate: date("First Sunday"),
        skips: list("Sundays without a session", date("Sunday")),
        booking: url("Booking page"),
      },
      { words: termWords, namedBy: ["name", "startDate"] },
    ),
    { help: "As many as you know. The end follows from the first Sunday and the number of sessions." },
  ),
  sundayClass: group("Sunday class", {
    weekday: choice("Day", ["Sunday"]),
    startTime: time("Start"),
    endTime: time("End"),
    price: money("Casual price", { beforeLaunch: "Ask the centre." }).optional(),
    whoCanCome: text("Who can come", { max: 60, beforeLaunch: "Ask the centre." }).optional(),
    places: wholeNumber("How many people fit", {
      min: 1,
      max: 500,
      whenEmpty: "The pages of the Sunday class don’t say how many people fit. Ask the centre.",
    }).optional(),
    bookingOpensDaysBefore: wholeNumber("Booking opens", { min: 0, max: 60, unit: "days before" }),
    hearing: group("For people who are hard of hearing", {
      loop: text("Hearing loop", { max: 120, ...askedByHearing }).optional(),
      microphone: text("Microphone", { max: 120, ...askedByHearing }).optional(),
      seat: text("A seat at the front", { max: 120, ...askedByHearing }).optional(),
      sheet: text("The class on a sheet", { max: 120, ...askedByHearing }).optional(),
    }),
    confirmed: list(
      "Sundays in holidays that have a class",
      date("Sunday").refine(isSunday, "isn’t a Sunday"),
      {
        help: "Of the other Sundays beside a public holiday, and from Christmas to Australia Day, the site says: check the timetable.",
      },
    ),
  }),
  closures: list(
    "Closures of the Sunday class",
    group(
      "Closure",
      {
        from: date("First day"),
        to: date("Last day"),
        why: text("Reason", { max: 60, help: "In a few words. May be left out." }).optional(),
      },
      { words: closureWords },
    ),
  ),
  coaching: group("1-to-1 coaching", {
    price: money("Price"),
    sessionMinutes: minutes("Length"),
    freeChangeHours: wholeNumber("Free changes", {
      max: 336,
      unit: "hours before",
      help: "Until then a session can be moved or refunded.",
      beforeLaunch: "Decide your terms.",
    }),
    hours: text("Days and hours", {
      max: 60,
      help: "On which days and between which hours people can book a session, and where that time holds.",
      beforeLaunch: "As in your booking calendar.",
      whenEmpty: "People ask on which days you coach. While it is empty, neither coaching page says so.",
    }).optional(),
    whoCanCome: text("Who can come", {
      max: 60,
      beforeLaunch: "From which age, and what you ask of younger people.",
      whenEmpty: "People ask from which age. While it is empty, neither coaching page says so.",
    }).optional(),
  }),
});

export type Schedule = z.output<typeof scheduleSchema>;
export type Term = Schedule["terms"][number];
export type Closure = Schedule["closures"][number];

/** Days that don’t exist have an error of their own. */
function isSunday(day: string): boolean {
  return !isDay(day) || sundayFrom(day) === day;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

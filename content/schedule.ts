import type { OwnerFact } from "./owner-fact.ts";

/** The time zone of all dates and times below. */
export const timeZone = "Australia/Melbourne";

/** An intake of the course: eight Sundays in a Victorian school term. */
export type Term = {
  readonly name: "Term 1" | "Term 2" | "Term 3" | "Term 4";
  /** The first Sunday, as year-month-day. The last one follows from the number of sessions. */
  readonly startDate: string;
  /** Sundays in between without a session, such as Easter. */
  readonly skips: readonly string[];
  readonly booking: OwnerFact;
};

/** Days on which the Sunday class isn't held. They don't concern the course: its terms have `skips`. */
export type Closure = {
  /** First and last day, as year-month-day. */
  readonly from: string;
  readonly to: string;
  /** One or two words, such as "Christmas". Visitors read "No class on Sunday 27 December: Christmas." */
  readonly why: string;
};

export const course = {
  name: "8-Week Online Course",
  priceAud: 240,
  sessions: 8,
  sessionMinutes: 90,
  weekday: "Sunday",
  startTime: "14:30",
  dailyPracticeMinutes: 10,
} as const;

/** Every known term, of any year. */
export const terms: readonly Term[] = [
  {
    name: "Term 1",
    startDate: "2026-02-01",
    skips: [],
    booking: { value: "https://booking.example.com/term-1", sample: true },
  },
  {
    name: "Term 2",
    startDate: "2026-04-26",
    skips: [],
    booking: { value: "https://booking.example.com/term-2", sample: true },
  },
  {
    name: "Term 3",
    startDate: "2026-07-19",
    skips: [],
    booking: { value: "https://booking.example.com/term-3", sample: true },
  },
  {
    name: "Term 4",
    startDate: "2026-10-11",
    skips: [],
    booking: { value: "https://booking.example.com/term-4", sample: true },
  },
];

export const sundayClass = {
  weekday: "Sunday",
  startTime: "08:30",
  endTime: "09:15",
  minutes: 45,
  /** The centre opens booking for each class this many days before it. */
  bookingOpensDaysBefore: 5,
} as const;

export const closures: readonly Closure[] = [];

export const coaching = {
  priceAud: 60,
  sessionMinutes: 60,
} as const;

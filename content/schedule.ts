import type { OwnerFact } from "./owner-fact.ts";

/** The time zone of all dates and times below. */
export const timeZone = "Australia/Melbourne";

/** An intake of the course: eight Sundays in a Victorian school term. */
export type Term = {
  readonly name: "Term 1" | "Term 2" | "Term 3" | "Term 4";
  /** First and last Sunday, as year-month-day. */
  readonly startDate: string;
  readonly endDate: string;
  readonly booking: OwnerFact;
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

export const terms: readonly Term[] = [
  {
    name: "Term 1",
    startDate: "2026-02-01",
    endDate: "2026-03-22",
    booking: { value: "https://booking.example.com/term-1", sample: true },
  },
  {
    name: "Term 2",
    startDate: "2026-04-26",
    endDate: "2026-06-14",
    booking: { value: "https://booking.example.com/term-2", sample: true },
  },
  {
    name: "Term 3",
    startDate: "2026-07-19",
    endDate: "2026-09-06",
    booking: { value: "https://booking.example.com/term-3", sample: true },
  },
  {
    name: "Term 4",
    startDate: "2026-10-11",
    endDate: "2026-11-29",
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

export const coaching = {
  priceAud: 60,
  sessionMinutes: 60,
} as const;

/** A fixed schedule, which unit tests get in the place of the owner's: hers changes. */
export const timeZone = "Australia/Melbourne";

export const course = {
  name: "8-Week Online Course",
  price: 240,
  sessions: 8,
  sessionMinutes: 90,
  weekday: "Sunday",
  startTime: "14:30",
  dailyPracticeMinutes: 10,
  recordingsKeptWeeks: 4,
};

const term = (number: number, startDate: string) => ({
  name: `Term ${number}`,
  startDate,
  skips: [],
  booking: `https://booking.example.com/term-${number}`,
});

export const terms = [
  term(1, "2026-02-01"),
  term(2, "2026-04-26"),
  term(3, "2026-07-19"),
  term(4, "2026-10-11"),
];

export const sundayClass = {
  weekday: "Sunday",
  startTime: "08:30",
  endTime: "09:15",
  bookingOpensDaysBefore: 5,
  hearing: {},
  confirmed: [],
};

export const closures = [];

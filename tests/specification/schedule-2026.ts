/** The specification's terms of 2026, with what its other sections say of time and money. It stays when the owner's changes. */
export const schedule2026 = {
  timeZone: "Australia/Melbourne",
  course: { price: 240, sessions: 8, sessionMinutes: 90, startTime: "14:30", dailyPracticeMinutes: 10 },
  terms: [
    { name: "Term 1", startDate: "2026-02-01", booking: "https://booking.example.com/term-1" },
    { name: "Term 2", startDate: "2026-04-26", booking: "https://booking.example.com/term-2" },
    { name: "Term 3", startDate: "2026-07-19", booking: "https://booking.example.com/term-3" },
    { name: "Term 4", startDate: "2026-10-11", booking: "https://booking.example.com/term-4" },
  ],
  sundayClass: { startTime: "08:30", endTime: "09:15", bookingOpensDaysBefore: 5 },
  closures: [],
  coaching: { price: 60, sessionMinutes: 60 },
} as const;

import type { Edit } from "./project-copy.ts";

const sampleFact = (file: string, search: string, replace: string): Edit => ({
  file,
  search: `{ value: "${search}", sample: true }`,
  replace: `{ value: "${replace}" }`,
});
const inSite = (search: string, replace: string) => sampleFact("content/site.ts", search, replace);
const inSchedule = (search: string, replace: string): Edit => ({
  file: "content/schedule.ts",
  search,
  replace,
});

/** Facts as another teacher would enter them in place of the samples. No test may fail because of them. */
export const ownerFacts: readonly Edit[] = [
  inSite("Stillwater Mindfulness", "Attention & Co"),
  inSite("https://www.stillwater.example.com", "https://attention.example.org"),
  inSite("hello@stillwater.example.com", "ask@attention.example.org"),
  inSite("Jo Hartley", "Siobhán O’Neill"),
  inSite("Jo", "Siobhán"),
  inSite("Mindfulness teacher and coach", "Teacher"),
  inSite("Lakeside Aquatic and Lifestyle Centre", "Eureka Leisure Centre"),
  inSite("1 Example Street, Ballarat VIC 3350", "2 Sample Lane, Ballarat VIC 3350"),
  inSite("https://centre.example.com/group-fitness", "https://leisure.example.org/classes?week=this"),
  inSite("https://booking.example.com/intro-call", "https://call.example.org/a/intro"),
  inSite("https://booking.example.com/personal-coaching", "https://call.example.org/b/coaching?from=site"),
  inSite("https://instagram.example.com/stillwater", "https://instagram.example.org/attention"),
  { file: "content/site.ts", search: "introCall: { minutes: 20 }", replace: "introCall: { minutes: 25 }" },
  { file: "content/site.ts", search: "copyrightYear: 2025", replace: "copyrightYear: 2027" },
  { file: "content/site.ts", search: "rating: 4.9", replace: "rating: 4.7" },
  { file: "content/site.ts", search: "graduates: 100", replace: "graduates: 250" },
  { file: "content/site.ts", search: "trainingHours: 400", replace: "trainingHours: 520" },
  { file: "content/site.ts", search: 'opens: "08:00"', replace: 'opens: "09:00"' },
  { file: "content/site.ts", search: '"usually within 24 hours"', replace: '"usually within two days"' },
  inSchedule("priceAud: 240", "priceAud: 310"),
  inSchedule("priceAud: 60", "priceAud: 85"),
  inSchedule("sessionMinutes: 90", "sessionMinutes: 75"),
  inSchedule('startTime: "14:30"', 'startTime: "10:15"'),
  inSchedule("dailyPracticeMinutes: 10", "dailyPracticeMinutes: 12"),
  inSchedule('startTime: "08:30"', 'startTime: "17:00"'),
  inSchedule('endTime: "09:15"', 'endTime: "17:45"'),
  inSchedule("bookingOpensDaysBefore: 5", "bookingOpensDaysBefore: 3"),
  inSchedule(
    'startDate: "2026-02-01",\n    skips: []',
    'startDate: "2027-02-07",\n    skips: ["2027-03-28"]',
  ),
  inSchedule('startDate: "2026-04-26"', 'startDate: "2027-04-25"'),
  inSchedule('startDate: "2026-07-19"', 'startDate: "2027-07-18"'),
  inSchedule('startDate: "2026-10-11"', 'startDate: "2027-10-10"'),
  inSchedule("Closure[] = []", 'Closure[] = [{ from: "2026-12-21", to: "2027-01-02", why: "Christmas" }]'),
  ...[1, 2, 3, 4].map((term) =>
    sampleFact(
      "content/schedule.ts",
      `https://booking.example.com/term-${term}`,
      `https://call.example.org/c/course-${term}`,
    ),
  ),
  {
    file: "content/testimonials.ts",
    search: `quote: "Eight weeks, ten minutes a day. My kids noticed before I did.",
    name: "Priya",
    role: "teacher, Buninyong",
    rating: 5,
    sample: true,
`,
    replace: `quote: "I laughed more than I expected to.",
    name: "Amina",
    role: "baker, Creswick",
    rating: 5,
`,
  },
  {
    file: "content/newsletter.ts",
    search: '{ value: "about once a month", sample: true }',
    replace: '{ value: "four times a year" }',
  },
];

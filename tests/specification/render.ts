import { writeFile } from "node:fs/promises";
import { openRenderer } from "../../build-site/render-site.ts";
import { buildProgram } from "../../build-site/site-program.ts";
import { readSources } from "../../content-model/compiler/read-sources.ts";
import { checked } from "../another-owner/another-owner.ts";
import { withValues } from "../support/with-values.ts";

/** The specification's terms of 2026, with what its other sections say of time and money. It stays when the owner's changes. */
const schedule2026 = {
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

/** Writes the pages of the content with the schedule of 2026 to a file, as an object of HTML by URL path. */
const [file] = process.argv.slice(2);
if (!file) throw new Error("say which file to write");
process.env.NODE_ENV = "production";
const render = await openRenderer(await buildProgram());
const sources = withValues(await readSources(), { schedule: schedule2026 });
const pages = [...(await render(await checked(sources)))].filter(([, { contentType }]) =>
  contentType.startsWith("text/html"),
);
await writeFile(file, JSON.stringify(Object.fromEntries(pages.map(([url, { body }]) => [url, body]))));

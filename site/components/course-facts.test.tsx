import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { course as words } from "#content/common";
import * as schedule from "#content/schedule";

// Runs in pages only.
vi.mock("../schedule/clock.inline.ts?inline-script", () => ({ default: "" }));
vi.mock("#content/schedule", async (original) => ({ ...(await original<typeof schedule>()), terms: [] }));

// Another test of this worker may have loaded what reads the terms.
vi.resetModules();
const { CourseBooking } = await import("./course-facts.tsx");

test("without any term, a visitor can have the dates emailed, and reads of no booking button", () => {
  expect(schedule.terms).toEqual([]);
  const said = renderToStaticMarkup(<CourseBooking tone="gold" />).replace(/<[^>]+>/g, " ");
  expect(said).toContain(words.emailDates);
  expect(said).not.toContain("Book Spot");
  expect(said).not.toMatch(/button/i);
});

import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { course as words } from "#content/common";
import * as schedule from "#content/schedule";

// Runs in pages only.
vi.mock("../schedule/clock.inline.ts?inline-script", () => ({ default: "" }));

// The tests of a worker share modules: no other test gets those without terms.
afterEach(() => {
  vi.doUnmock("#content/schedule");
  vi.resetModules();
});

test("without any term, a visitor can have the dates emailed, and reads of no booking button", async () => {
  vi.resetModules();
  vi.doMock("#content/schedule", () => ({ ...schedule, terms: [] }));
  const { CourseBooking } = await import("./course-facts.tsx");
  const said = renderToStaticMarkup(<CourseBooking tone="gold" />).replace(/<[^>]+>/g, " ");
  expect(said).toContain(words.emailDates);
  expect(said).not.toContain("Book Spot");
  expect(said).not.toMatch(/button/i);
});

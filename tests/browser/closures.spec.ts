import type { Page } from "@playwright/test";
import { sundayClass } from "#content/schedule";
import { formatDate } from "../../domain/format-date.ts";
import { melbourne, openAt, returnAt } from "../support/clock.ts";
import { expect, test } from "../support/test.ts";

// The owner's content may have no closure today, so these tests give the built pages two, as a build would.

const closed = { "2026-12-27": "Christmas", "2027-01-03": "New Year" };
const sunday = (date: string) => `Sunday ${formatDate(date)}`;

/** What a build renders where closures are known; see `ClosureNotice`. */
const notice = `<p id="notice" data-when="sunday:off" hidden>No class on <span data-text="sunday:off"></span>:
  <span data-text="sunday:why"></span>. Next class: <span data-text="sunday"></span>.</p>
  <p id="upcoming" data-when="sunday:closures" hidden>No class on <span data-text="sunday:closures"></span>.</p>`;

async function addClosures(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/"closed":\{.*?\}/, `"closed":${JSON.stringify(closed)}`)
      .replace("</h1>", `</h1>${notice}`);
    await route.fulfill({ response, body });
  });
}

const start = sundayClass.startTime;
const cases = [
  { time: `2026-12-20T${start}`, off: "2026-12-27", why: "Christmas", next: "2027-01-10" },
  { time: "2026-12-26T23:59", off: "2026-12-27", why: "Christmas", next: "2027-01-10" },
  { time: `2026-12-27T${start}`, off: "2027-01-03", why: "New Year", next: "2027-01-10" },
  { time: `2027-01-03T${start}`, off: undefined, why: "", next: "2027-01-10" },
] as const;

test.use({ timezoneId: "Europe/London" });

test("a page names the next class that is held, and why the one before is off", async ({ page }) => {
  const path = "/book-in-person-class";
  await addClosures(page, path);
  const head = page.locator("section:has(#book-heading)");
  const shown = { useInnerText: true };

  await openAt(page, path, melbourne(`2026-12-20T${start}`).subtract({ minutes: 1 }));
  await expect(head).toContainText(sunday("2026-12-20"), shown);
  await expect(page.locator("#notice")).toBeHidden();
  await expect(page.locator("#upcoming")).toHaveText(
    "No class on 27 December (Christmas), 3 January (New Year).",
  );

  for (const { time, off, why, next } of cases) {
    await returnAt(page, melbourne(time));
    await expect(head, time).toContainText(sunday(next), shown);
    await expect(head, time).toContainText("Booking opens", shown);
    await expect(page.locator("#notice"), time).toBeVisible({ visible: off !== undefined });
    if (off) {
      await expect(page.locator("#notice"), time).toHaveText(
        `No class on ${sunday(off)}: ${why}. Next class: ${sunday(next)}.`,
      );
    }
  }
  await expect(page.locator("#upcoming")).toBeHidden();

  const opening = melbourne("2027-01-10T00:00").subtract({ days: sundayClass.bookingOpensDaysBefore });
  await returnAt(page, opening.subtract({ minutes: 1 }));
  await expect(head).toContainText("Booking opens", shown);
  await returnAt(page, opening);
  await expect(head).toContainText("Booking is open.", shown);
});

import { course } from "#content/schedule";
import { paths } from "../../paths.ts";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { onlineCourse } from "../../seo/structured-data.ts";
import { money } from "../../ui/money.ts";
import { AfterBooking } from "./after-booking.tsx";
import { ChangesAndRefunds } from "./changes-and-refunds.tsx";
import { Hero } from "./hero.tsx";
import { Pricing } from "./pricing.tsx";
import { Terms } from "./terms.tsx";

export const meta = () =>
  pageMeta({
    title: `Enrol in the ${course.sessions}-week online course`,
    description: `Choose a term, see its ${course.sessions} Sundays in your own time zone, and book. ${money(course.price)} AUD for the live sessions, recordings and handouts. What happens after you pay.`,
    path: paths.enrol,
    structuredData: [
      onlineCourse(
        `Unified Mindfulness in ${course.sessions} live online sessions of ${course.sessionMinutes} minutes, one each ${course.weekday}.`,
      ),
    ],
  });

export default function EnrolPage() {
  return (
    <main id="main">
      <ScheduleClock>
        <Hero />
        <Terms />
      </ScheduleClock>
      <Pricing />
      <AfterBooking />
      <ChangesAndRefunds />
    </main>
  );
}

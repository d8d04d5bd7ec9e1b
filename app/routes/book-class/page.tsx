import { business } from "#content/business";
import { sundayClass } from "#content/schedule";
import { paths } from "../../paths.ts";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { AfterBooking } from "./after-booking.tsx";
import { BookingProblems } from "./booking-problems.tsx";
import { Hero } from "./hero.tsx";
import { HowToBook } from "./how-to-book.tsx";

export const meta = () =>
  pageMeta({
    title: "Book the Sunday class",
    description: `How to book the Sunday mindfulness class in ${business.place.town}: with the centre, class by class, from ${sundayClass.bookingOpensDaysBefore} days before. Whether booking is open, and what to do if it’s full.`,
    path: paths.bookClass,
  });

export default function BookClassPage() {
  return (
    <main id="main">
      <ScheduleClock>
        <Hero />
      </ScheduleClock>
      <HowToBook />
      <BookingProblems />
      <AfterBooking />
    </main>
  );
}

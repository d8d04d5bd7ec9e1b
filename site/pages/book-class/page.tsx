import { meta as words } from "#content/pages/book-class";
import { paths } from "../../../domain/pages.ts";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { shareImages } from "../../seo/share-images.ts";
import { AfterBooking } from "./after-booking.tsx";
import { BookingProblems } from "./booking-problems.tsx";
import { Hero } from "./hero.tsx";
import { HowToBook } from "./how-to-book.tsx";

export const meta = () => pageMeta({ ...words, ...shareImages.sundayClass, path: paths.bookClass });

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

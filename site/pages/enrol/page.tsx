import { enrol } from "#content/pages/enrol";
import { paths } from "../../../domain/pages.ts";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { onlineCourse } from "../../seo/structured-data.ts";
import { AfterBooking } from "./after-booking.tsx";
import { BeforeYouPay } from "./before-you-pay.tsx";
import { Hero } from "./hero.tsx";
import { NotSure } from "./not-sure.tsx";
import { Pricing } from "./pricing.tsx";
import { Terms } from "./terms.tsx";

export const meta = () =>
  pageMeta({
    ...enrol.meta,
    path: paths.enrol,
    ogImage: "/og-enrol.jpg",
    ogImageAlt: enrol.sharePicture,
    structuredData: [onlineCourse(enrol.summary)],
  });

export default function EnrolPage() {
  return (
    <main id="main">
      <ScheduleClock>
        <Hero />
        <BeforeYouPay />
        <Terms />
      </ScheduleClock>
      <Pricing />
      <AfterBooking />
      <NotSure />
    </main>
  );
}

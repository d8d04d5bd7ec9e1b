import { coaching, course } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { localBusiness, service } from "../../seo/structured-data.ts";
import { money } from "../../ui/money.ts";
import { FreeIntroCall } from "./free-intro-call.tsx";
import { Hero } from "./hero.tsx";
import { Offers } from "./offers.tsx";
import { WhichOne } from "./which-one.tsx";

export const meta = () =>
  pageMeta({
    title: "Services and prices",
    description: `A Sunday class in ${site.locality.town}, a live ${course.sessions}-week online course for ${money(course.priceAud)}, or 1-to-1 coaching at ${money(coaching.priceAud)} a session. What each is for, and what it costs.`,
    path: paths.services,
    structuredData: [
      localBusiness(),
      service({
        name: "Mindfulness teaching",
        description: `Unified Mindfulness taught three ways: a Sunday class, a live ${course.sessions}-week online course and 1-to-1 coaching.`,
        path: paths.services,
      }),
    ],
  });

export default function ServicesPage() {
  return (
    <main id="main">
      <Hero />
      <Offers />
      <WhichOne />
      <FreeIntroCall />
    </main>
  );
}

import { business } from "#content/business";
import { coaching, course } from "#content/schedule";
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
    description: `A Sunday class in ${business.place.town}, a live ${course.sessions}-week online course for ${money(course.price)}, or 1-to-1 coaching at ${money(coaching.price)} a session. What each is for, and what it costs.`,
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

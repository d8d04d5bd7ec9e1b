import { services } from "#content/pages/services";
import { paths } from "../../../domain/pages.ts";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { localBusiness, service } from "../../seo/structured-data.ts";
import { ForWorkplaces } from "./for-workplaces.tsx";
import { FreeIntroCall } from "./free-intro-call.tsx";
import { Hero } from "./hero.tsx";
import { Offers } from "./offers.tsx";
import { WhichOne } from "./which-one.tsx";

export const meta = () =>
  pageMeta({
    ...services.meta,
    path: paths.services,
    structuredData: [
      localBusiness(),
      service({
        ...services.service,
        path: paths.services,
      }),
    ],
  });

export default function ServicesPage() {
  return (
    <main id="main">
      <ScheduleClock>
        <Hero />
        <Offers />
      </ScheduleClock>
      <WhichOne />
      <ForWorkplaces />
      <FreeIntroCall />
    </main>
  );
}

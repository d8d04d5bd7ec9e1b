import { services } from "#content/pages/services";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { localBusiness, service } from "../../seo/structured-data.ts";
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
      <Hero />
      <Offers />
      <WhichOne />
      <FreeIntroCall />
    </main>
  );
}

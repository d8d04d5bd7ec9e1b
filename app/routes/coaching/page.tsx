import { coaching } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { service } from "../../seo/structured-data.ts";
import { BesideYou } from "./beside-you.tsx";
import { Docket } from "./docket.tsx";
import { FirstPlate } from "./first-plate.tsx";
import { FourStretches } from "./four-stretches.tsx";
import { LearnerCar } from "./learner-car.tsx";
import { Logbook } from "./logbook.tsx";
import { NumberPlates } from "./number-plates.tsx";
import { PartsOfTheCar } from "./parts-of-the-car.tsx";
import { PassengerSeat } from "./passenger-seat.tsx";
import { TheKeys } from "./the-keys.tsx";
import { WhyOneToOne } from "./why-one-to-one.tsx";

export const meta = () =>
  pageMeta({
    title: "1-to-1 mindfulness coaching",
    description: `How coaching goes, from the first goal to not needing me: three skills, four stages, weekly sessions, online or in ${site.locality.town}. Start with a free consultation.`,
    path: paths.coaching,
    structuredData: [
      service({
        name: "1-to-1 mindfulness coaching",
        description:
          "A course of single sessions in Unified Mindfulness for one person: goals, core techniques, weekly coaching with practice support, and integration into daily life.",
        path: paths.coaching,
        priceAud: coaching.priceAud,
      }),
    ],
  });

export default function CoachingPage() {
  return (
    <main id="main">
      <LearnerCar />
      <WhyOneToOne />
      <PassengerSeat />
      <Logbook />
      <PartsOfTheCar />
      <FourStretches />
      <TheKeys />
      <NumberPlates />
      <BesideYou />
      <Docket />
      <FirstPlate />
    </main>
  );
}

import { coaching } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { service } from "../../seo/structured-data.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { InTheHour } from "./in-the-hour.tsx";
import { JustForYou } from "./just-for-you.tsx";
import { NotEveryonesRoom } from "./not-everyones-room.tsx";
import { TakeASeat } from "./take-a-seat.tsx";
import { TwoChairs } from "./two-chairs.tsx";
import { TwoQuotes } from "./two-quotes.tsx";
import { WhyMe } from "./why-me.tsx";

const { introCall, locality } = site;

export const meta = () =>
  pageMeta({
    title: "Personal coaching",
    description: `One-to-one mindfulness coaching, online or in ${locality.town}: ${coaching.sessionMinutes} minutes, $${coaching.priceAud} AUD, one session at a time. Or start with a free ${introCall.minutes}-minute call.`,
    path: paths.personalCoaching,
    structuredData: [
      service({
        name: "Personal mindfulness coaching",
        description: `A ${coaching.sessionMinutes}-minute session of mindfulness coaching for one person, online across Australia or in person in ${locality.town} when available.`,
        path: paths.personalCoaching,
        priceAud: coaching.priceAud,
      }),
    ],
  });

export default function PersonalCoachingPage() {
  return (
    <main id="main">
      <TwoChairs />
      <NotEveryonesRoom />
      <InTheHour />
      <JustForYou />
      <TwoQuotes />
      <HowItWorks />
      <WhyMe />
      <TakeASeat />
    </main>
  );
}

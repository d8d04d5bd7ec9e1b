import { coaching as page } from "#content/pages/coaching";
import { coaching } from "#content/schedule";
import { paths } from "../../../domain/pages.ts";
import { pageMeta } from "../../seo/page-meta.tsx";
import { shareImages } from "../../seo/share-images.ts";
import { service } from "../../seo/structured-data.ts";
import { AboutTheTeacher } from "./about-the-teacher.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { FourSteps } from "./four-steps.tsx";
import { Hero } from "./hero.tsx";
import { Pricing } from "./pricing.tsx";
import { Story } from "./story.tsx";
import { ThreeSkills } from "./three-skills.tsx";
import { WhatCoachingGives } from "./what-coaching-gives.tsx";
import { WhatYouGain } from "./what-you-gain.tsx";
import { WhoItIsFor } from "./who-it-is-for.tsx";
import { WhyOneToOne } from "./why-one-to-one.tsx";

export const meta = () =>
  pageMeta({
    ...page.meta,
    ...shareImages.coaching,
    path: paths.coaching,
    structuredData: [
      service({
        ...page.service,
        path: paths.coaching,
        price: coaching.price,
      }),
    ],
  });

export default function CoachingPage() {
  return (
    <main id="main" className="dense">
      <Hero />
      <WhyOneToOne />
      <WhatCoachingGives />
      <Story />
      <ThreeSkills />
      <FourSteps />
      <WhatYouGain />
      <WhoItIsFor />
      <AboutTheTeacher />
      <Pricing />
      <ClosingCall />
    </main>
  );
}

import { business } from "#content/business";
import { coaching } from "#content/schedule";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
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
    title: "1-to-1 mindfulness coaching",
    description: `How coaching goes, from the first goal to not needing me: three skills, four stages, weekly sessions, online or in ${business.place.town}. Start with a free consultation.`,
    path: paths.coaching,
    structuredData: [
      service({
        name: "1-to-1 mindfulness coaching",
        description:
          "A course of single sessions in Unified Mindfulness for one person: goals, core techniques, weekly coaching with practice support, and integration into daily life.",
        path: paths.coaching,
        price: coaching.price,
      }),
    ],
  });

export default function CoachingPage() {
  return (
    <main id="main">
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

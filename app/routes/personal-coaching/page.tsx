import { business } from "#content/business";
import { coaching } from "#content/schedule";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { service } from "../../seo/structured-data.ts";
import { money } from "../../ui/money.ts";
import { Benefits } from "./benefits.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WhatCoachingInvolves } from "./what-coaching-involves.tsx";
import { WhyNotAGroup } from "./why-not-a-group.tsx";
import { WhyThisTeacher } from "./why-this-teacher.tsx";

const { introCall, place } = business;

export const meta = () =>
  pageMeta({
    title: "Personal coaching",
    description: `One-to-one mindfulness coaching, online or in ${place.town}: ${coaching.sessionMinutes} minutes, ${money(coaching.price)} AUD, one session at a time. Or start with a free ${introCall.minutes}-minute call.`,
    path: paths.personalCoaching,
    structuredData: [
      service({
        name: "Personal mindfulness coaching",
        description: `A ${coaching.sessionMinutes}-minute session of mindfulness coaching for one person, online across Australia or in person in ${place.town} when available.`,
        path: paths.personalCoaching,
        price: coaching.price,
      }),
    ],
  });

export default function PersonalCoachingPage() {
  return (
    <main id="main">
      <Hero />
      <WhyNotAGroup />
      <WhatCoachingInvolves />
      <Benefits />
      <Testimonials />
      <HowItWorks />
      <WhyThisTeacher />
      <ClosingCall />
    </main>
  );
}

import { personalCoaching } from "#content/pages/personal-coaching";
import { coaching } from "#content/schedule";
import { paths } from "../../../domain/pages.ts";
import { ShouldIDoThis } from "../../components/should-i-do-this/should-i-do-this.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { shareImages } from "../../seo/share-images.ts";
import { service } from "../../seo/structured-data.ts";
import { Benefits } from "./benefits.tsx";
import { BetweenUs } from "./between-us.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WhatCoachingInvolves } from "./what-coaching-involves.tsx";
import { WhyNotAGroup } from "./why-not-a-group.tsx";
import { WhyThisTeacher } from "./why-this-teacher.tsx";

export const meta = () =>
  pageMeta({
    ...personalCoaching.meta,
    ...shareImages.coaching,
    path: paths.personalCoaching,
    structuredData: [
      service({
        ...personalCoaching.service,
        path: paths.personalCoaching,
        price: coaching.price,
      }),
    ],
  });

export default function PersonalCoachingPage() {
  return (
    <main id="main" className="dense">
      <Hero />
      <WhyNotAGroup />
      <WhatCoachingInvolves />
      <Benefits />
      <Testimonials />
      <HowItWorks />
      <WhyThisTeacher />
      <BetweenUs />
      <ShouldIDoThis />
      <ClosingCall />
    </main>
  );
}

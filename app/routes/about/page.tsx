import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { localBusiness, teacher } from "../../seo/structured-data.ts";
import { HoursOfTraining } from "./hours-of-training.tsx";
import { LightOn } from "./light-on.tsx";
import { Story } from "./story.tsx";
import { SwimmingLessons } from "./swimming-lessons.tsx";
import { WhatPeopleSay } from "./what-people-say.tsx";
import { WriteToMe } from "./write-to-me.tsx";

export const meta = () =>
  pageMeta({
    title: `About ${site.teacher.firstName.value}`,
    description: `Who teaches, how I came to it, ${site.claims.trainingHours}+ hours of training in Unified Mindfulness, and what you can hold me to. In ${site.locality.town}, and online.`,
    path: paths.about,
    structuredData: [localBusiness(), teacher()],
  });

export default function AboutPage() {
  return (
    <main id="main">
      <LightOn />
      <Story />
      <HoursOfTraining />
      <SwimmingLessons />
      <WhatPeopleSay />
      <WriteToMe />
    </main>
  );
}

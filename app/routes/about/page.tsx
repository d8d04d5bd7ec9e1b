import { business } from "#content/business";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { localBusiness, teacher } from "../../seo/structured-data.ts";
import { ClosingCall } from "./closing-call.tsx";
import { Hero } from "./hero.tsx";
import { Story } from "./story.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Training } from "./training.tsx";
import { Vision } from "./vision.tsx";

export const meta = () =>
  pageMeta({
    title: `About ${business.teacher.firstName}`,
    description: `Who teaches, how I came to it, ${business.claims.trainingHours}+ hours of training in Unified Mindfulness, and what you can hold me to. In ${business.place.town}, and online.`,
    path: paths.about,
    structuredData: [localBusiness(), teacher()],
  });

export default function AboutPage() {
  return (
    <main id="main">
      <Hero />
      <Story />
      <Training />
      <Vision />
      <Testimonials />
      <ClosingCall />
    </main>
  );
}

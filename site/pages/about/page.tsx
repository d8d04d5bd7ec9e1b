import { about } from "#content/pages/about";
import { paths } from "../../../domain/pages.ts";
import { WhoIsTeaching } from "../../components/who-is-teaching/who-is-teaching.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { localBusiness, teacher } from "../../seo/structured-data.ts";
import { ClosingCall } from "./closing-call.tsx";
import { Hero } from "./hero.tsx";
import { Referring } from "./referring.tsx";
import { Story } from "./story.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Training } from "./training.tsx";
import { Vision } from "./vision.tsx";

export const meta = () =>
  pageMeta({
    ...about.meta,
    path: paths.about,
    structuredData: [localBusiness(), teacher()],
  });

export default function AboutPage() {
  return (
    <main id="main">
      <Hero />
      <Story />
      <Training />
      <WhoIsTeaching />
      <Referring />
      <Vision />
      <Testimonials />
      <ClosingCall />
    </main>
  );
}

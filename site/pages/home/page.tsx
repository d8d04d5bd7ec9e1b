import { faqs } from "#content/faqs";
import { home } from "#content/pages/home";
import { paths } from "../../../domain/pages.ts";
import { pageMeta } from "../../seo/page-meta.tsx";
import { faqPage, localBusiness, teacher } from "../../seo/structured-data.ts";
import { Benefits } from "./benefits.tsx";
import { Board } from "./board.tsx";
import { ChooseYourPath } from "./choose-your-path.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { CoachingAnecdote } from "./coaching-anecdote.tsx";
import { Faq } from "./faq.tsx";
import { Framework } from "./framework.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Intro } from "./intro.tsx";
import { LocalReasons } from "./local-reasons.tsx";
import { NoPage } from "./no-page.tsx";
import sections from "./sections.module.css";
import { Struggles } from "./struggles.tsx";
import { TeacherBio } from "./teacher-bio.tsx";
import { Testimonials } from "./testimonials.tsx";
import { ThreeSkills } from "./three-skills.tsx";
import { WhoItIsFor } from "./who-it-is-for.tsx";

export const meta = () =>
  pageMeta({
    ...home.meta,
    path: paths.home,
    structuredData: [localBusiness(), teacher(), ...faqPage(faqs.home)],
  });

export default function HomePage() {
  return (
    <main id="main" className={sections.page}>
      <NoPage />
      <Hero />
      <Board />
      <Intro />
      <Struggles />
      <Framework />
      <ThreeSkills />
      <Benefits />
      <HowItWorks />
      <WhoItIsFor />
      <LocalReasons />
      <Testimonials />
      <ChooseYourPath />
      <CoachingAnecdote />
      <TeacherBio />
      <Faq />
      <ClosingCall />
    </main>
  );
}

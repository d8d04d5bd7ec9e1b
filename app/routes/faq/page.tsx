import { classFaqs, coachingFaqs, generalFaqs, onlineCourseFaqs } from "../../../content/faq-page.ts";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { faqPage } from "../../seo/structured-data.ts";
import { ClosingCall } from "./closing-call.tsx";
import { Hero } from "./hero.tsx";
import { Questions } from "./questions.tsx";

export const meta = () =>
  pageMeta({
    title: "Questions, answered straight",
    description:
      "Is there evidence? Do I have to stop thinking? What does it cost? Straight answers about mindfulness, the Sunday class, the online course and coaching.",
    path: paths.faq,
    structuredData: faqPage([...generalFaqs, ...classFaqs, ...onlineCourseFaqs, ...coachingFaqs]),
  });

export default function FaqPage() {
  return (
    <main id="main">
      <Hero />
      <Questions />
      <ClosingCall />
    </main>
  );
}

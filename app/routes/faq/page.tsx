import { classFaqs, coachingFaqs, generalFaqs, onlineCourseFaqs } from "../../../content/faq-page.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { faqPage, localBusiness } from "../../seo/structured-data.ts";
import { Questions } from "./questions.tsx";
import { StillWondering } from "./still-wondering.tsx";
import { SwanAsks } from "./swan-asks.tsx";

export const meta = () =>
  pageMeta({
    title: "Questions, answered straight",
    description: `Is it religious, is there evidence, do I have to stop thinking, what does it cost? Plain answers about mindfulness, the Sunday class in ${site.locality.town}, the online course and coaching.`,
    path: paths.faq,
    structuredData: [
      localBusiness(),
      faqPage([...generalFaqs, ...classFaqs, ...onlineCourseFaqs, ...coachingFaqs]),
    ],
  });

export default function FaqPage() {
  return (
    <main id="main">
      <SwanAsks />
      <Questions />
      <StillWondering />
    </main>
  );
}

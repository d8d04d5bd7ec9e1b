import { faq } from "#content/pages/faq";
import { paths } from "../../../domain/pages.ts";
import { ShouldIDoThis } from "../../components/should-i-do-this/should-i-do-this.tsx";
import { WhoIsTeaching } from "../../components/who-is-teaching/who-is-teaching.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { faqPage } from "../../seo/structured-data.ts";
import { ClosingCall } from "./closing-call.tsx";
import { Hero } from "./hero.tsx";
import { Questions } from "./questions.tsx";
import { subjects } from "./subjects.ts";

export const meta = () =>
  pageMeta({
    ...faq.meta,
    path: paths.faq,
    structuredData: faqPage(subjects.flatMap(({ faqs }) => faqs)),
  });

export default function FaqPage() {
  return (
    <main id="main">
      <Hero />
      <Questions />
      <ShouldIDoThis />
      <WhoIsTeaching />
      <ClosingCall />
    </main>
  );
}

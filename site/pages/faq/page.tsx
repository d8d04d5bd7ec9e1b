import { business } from "#content/business";
import { faqs } from "#content/faqs";
import { faq } from "#content/pages/faq";
import { paths } from "../../../domain/pages.ts";
import { ShouldIDoThis } from "../../components/before-booking.tsx";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import { Letterhead } from "../../components/letterhead.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import band from "../../kit/band.module.css";
import { Ledger } from "../../kit/parts.tsx";
import { Close, Hero } from "../../kit/sections.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { faqPage } from "../../seo/structured-data.ts";
import openAnswer from "./open-answer.inline.ts?inline-script";
import styles from "./page.module.css";

const { hero, questions, refunds, paying, closingCall } = faq;
const asked = faqs.faqPage;

/** The subjects that have questions, in order. */
const subjects = [
  { id: "general", ...questions.general, faqs: asked.general },
  { id: "class", ...questions.sundayClass, faqs: asked.sundayClass },
  { id: "course", ...questions.course, faqs: asked.course },
  { id: "coaching", ...questions.coaching, faqs: asked.coaching },
].filter(({ faqs }) => faqs.length > 0);

/** All headings, with their ids: what the index lists. */
const headings = [
  ...subjects,
  { id: "money", heading: refunds.heading },
  ...(asked.money.length > 0 ? [{ id: "paying", heading: paying.heading }] : []),
];

const complaints = business.referring?.complaints;

/** The line below the refunds that says how to complain. */
const toComplain = (how: string) => ({
  name: refunds.complaints.name,
  more: <Prose of={refunds.complaints.text} slots={{ "owner.complaints": how }} />,
});

export const meta = () =>
  pageMeta({
    ...faq.meta,
    path: paths.faq,
    structuredData: faqPage([...subjects.flatMap(({ faqs }) => faqs), ...asked.money]),
  });

export default function FaqPage() {
  return (
    <main id="main">
      <Hero
        id="faq-heading"
        heading={hero.heading}
        long
        lead={hero.lead}
        layout="beside"
        tone="shade"
        print="swan-question"
        alt={hero.picture}
        className={styles.hero}
      />
      <Questions />
      <InlineScript code={openAnswer} />
      <ShouldIDoThis />
      <Close
        id="still-heading"
        heading={closingCall.heading}
        lead={closingCall.lead}
        tone="shade"
        print="sheds-evening"
        className={`on-screen ${band.scene}`}
        button={{ to: paths.contact, size: "large", words: closingCall.button }}
      />
      <Letterhead className="wrap" />
    </main>
  );
}

/** The questions by subject, with an index; last, refunds in sight, then half price, gifts and paperwork. */
function Questions() {
  return (
    <div className={`wrap pair ${styles.questions}`}>
      <nav aria-label={questions.index}>
        <ol>
          {headings.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.subjects}>
        {subjects.map(({ id, heading, faqs, more }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <FaqAccordion name={`faq-${id}`} faqs={faqs} />
            {more && (
              <p className={styles.more}>
                <Prose of={more} />
              </p>
            )}
          </section>
        ))}
        <section id="money" aria-labelledby="money-heading">
          <h2 id="money-heading">{refunds.heading}</h2>
          <Ledger of={[...refunds.lines, ...(complaints ? [toComplain(complaints)] : [])]} />
        </section>
        {asked.money.length > 0 && (
          <section id="paying" aria-labelledby="paying-heading">
            <h2 id="paying-heading">{paying.heading}</h2>
            <FaqAccordion name="faq-paying" faqs={asked.money} />
          </section>
        )}
      </div>
    </div>
  );
}

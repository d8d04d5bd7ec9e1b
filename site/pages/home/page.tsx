import { business } from "#content/business";
import { introCall } from "#content/common";
import { faqs } from "#content/faqs";
import { home } from "#content/pages/home";
import { testimonials } from "#content/testimonials";
import wattle from "#pictures/wattle.svg";
import wattleSmall from "#pictures/wattle-small.svg";
import { paths } from "../../../domain/pages.ts";
import { courseBadge } from "../../components/course-facts.tsx";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import { Letterhead } from "../../components/letterhead.tsx";
import { Portrait } from "../../components/portrait/portrait.tsx";
import { Paragraphs, Prose } from "../../components/prose/prose.tsx";
import { PriceText } from "../../for-a-while/prices.tsx";
import { Cards, Facts, Ledger } from "../../kit/parts.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter, Close, Hero, Quotes } from "../../kit/sections.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { faqPage, localBusiness, teacher } from "../../seo/structured-data.ts";
import { ButtonLink, ExternalButtonLink } from "../../ui/button/button.tsx";
import { Board } from "./board.tsx";
import { Framework, HowItWorks, Tuesday } from "./drawn.tsx";
import styles from "./page.module.css";
import { ThreeSkills } from "./three-skills.tsx";
import { WhoItIsFor } from "./who-it-is-for.tsx";

const { hero, benefits, localReasons, coachingAnecdote, teacherBio, faq, closingCall } = home;

export const meta = () =>
  pageMeta({
    ...home.meta,
    path: paths.home,
    structuredData: [localBusiness(), teacher(), ...faqPage(faqs.home)],
  });

export default function HomePage() {
  return (
    <main id="main">
      <Hero
        id="home-heading"
        heading={<Prose of={hero.heading} />}
        lead={hero.lead}
        layout="over"
        print="hero"
        alt={hero.picture}
        className={styles.hero}
      >
        <div className={`cluster small ${styles.call}`}>
          <IntroCallButton />
          <p>
            <Prose of={hero.besideButton} />
          </p>
        </div>
      </Hero>
      <Board />
      <Tuesday />
      <Framework />
      <ThreeSkills />
      <Chapter
        id="benefits-heading"
        heading={benefits.heading}
        tone="blush"
        lead={benefits.lead}
        className={styles.benefits}
      >
        <picture>
          <source media="(width >= 70rem)" srcSet={wattle} width={560} height={800} />
          <img src={wattleSmall} alt="" width={700} height={232} loading="lazy" />
        </picture>
        <Ledger
          of={benefits.aims.map(({ name, aim }) => ({ name, text: aim }))}
          columns={3}
          large
          look="cards"
        />
      </Chapter>
      <HowItWorks />
      <WhoItIsFor />
      <Chapter
        id="local-heading"
        heading={localReasons.heading}
        tone="shade"
        plate={{ print: "town", alt: localReasons.picture, side: "left", edge: "bleed" }}
        className={`${styles.flush} ${styles.map}`}
      >
        <Ledger of={localReasons.reasons.map(({ name, why }) => ({ name, text: why }))} look="plain" />
      </Chapter>
      <Quotes
        id="said-heading"
        heading={home.testimonials.heading}
        layout="hidden"
        tone="night"
        of={testimonials.home}
        look="lead"
        className={styles.said}
      />
      <ChooseYourPath />
      <Chapter
        id="driveway-heading"
        heading={coachingAnecdote.heading}
        lead={coachingAnecdote.lead}
        tone="night"
        plate={{ print: "driveway", alt: coachingAnecdote.picture, edge: "bleed" }}
        className={`${styles.flush} ${styles.driveway}`}
      >
        <Facts
          plain
          of={coachingAnecdote.exchange.map(({ who, line }) => [who, <Prose key={who} of={line} />])}
          className={styles.exchange}
        />
        <p className="small">
          <Prose of={coachingAnecdote.caption} />
        </p>
      </Chapter>
      <Chapter
        id="teacher-heading"
        heading={teacherBio.heading}
        lead={teacherBio.lead}
        tone="shade"
        plate={{ picture: <Portrait />, side: "left" }}
        className={styles.teacher}
      >
        <Paragraphs of={teacherBio.story} />
        <p className="small">
          <Prose of={teacherBio.more} />
        </p>
      </Chapter>
      {faqs.home.length > 0 && (
        <Chapter id="questions-heading" heading={faq.heading} lead={faq.lead} layout="side">
          <FaqAccordion name="home-faqs" faqs={faqs.home} />
        </Chapter>
      )}
      <Close
        id="call-heading"
        heading={closingCall.heading}
        lead={closingCall.lead}
        tone="night"
        print="closing"
        alt={closingCall.picture}
        action={<IntroCallButton onNight />}
        className={`on-screen ${styles.closing}`}
      />
      <Letterhead className="wrap" />
    </main>
  );
}

const IntroCallButton = ({ onNight = false }) => (
  <ExternalButtonLink href={business.bookings.introCall} size="large" tone={onNight ? "onNight" : "gold"}>
    {introCall.button}
  </ExternalButtonLink>
);

const { heading, sundayClass, course, coaching } = home.chooseYourPath;

const offers = [
  { ...sundayClass, to: paths.sundayClass, print: "card-class", badge: undefined },
  { ...course, to: paths.course, print: "card-course", badge: courseBadge },
  {
    ...coaching,
    to: paths.personalCoaching,
    print: "card-coaching",
    badge: undefined,
  },
] as const;

function ChooseYourPath() {
  return (
    <Chapter id="paths-heading" heading={heading}>
      <Cards
        of={offers.map(({ name, badge, picture, print, figure, unit, text, to, button }) => ({
          name,
          to,
          badge,
          picture: <Print name={print} alt={picture} />,
          fact: (
            <>
              <span className="figures">
                <PriceText text={figure} />
              </span>{" "}
              {unit}
            </>
          ),
          text,
          action: (
            <ButtonLink to={to} tone={badge ? "onNight" : "quiet"}>
              {button}
            </ButtonLink>
          ),
        }))}
      />
    </Chapter>
  );
}

import { business } from "#content/business";
import { coachingHours } from "#content/common";
import { coaching as page } from "#content/pages/coaching";
import { coaching } from "#content/schedule";
import { paths } from "../../../domain/pages.ts";
import { MoneyLink, ShouldLink } from "../../components/before-booking.tsx";
import { Letterhead } from "../../components/letterhead.tsx";
import { Portrait } from "../../components/portrait/portrait.tsx";
import { Paragraphs, Prose } from "../../components/prose/prose.tsx";
import { PriceText } from "../../for-a-while/prices.tsx";
import { Entries, Facts, Ledger, Lines, Receipt, Slip } from "../../kit/parts.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter, Close, Hero } from "../../kit/sections.tsx";
import { CrisisLine } from "../../layout/crisis-line.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { shareImages } from "../../seo/share-images.ts";
import { service } from "../../seo/structured-data.ts";
import { ButtonLink, ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./page.module.css";

const { hero, whyOneToOne, whatCoachingGives, threeSkills, fourSteps, whatYouGain } = page;
const { whoItIsFor, aboutTheTeacher, pricing, closingCall } = page;

export const meta = () =>
  pageMeta({
    ...page.meta,
    ...shareImages.coaching,
    path: paths.coaching,
    structuredData: [service({ ...page.service, path: paths.coaching, price: "coaching" })],
  });

export default function CoachingPage() {
  return (
    <main id="main">
      <Hero
        id="drive-heading"
        heading={<Prose of={hero.heading} />}
        long
        lead={hero.lead}
        layout="over"
        print="learner-car"
        alt={hero.picture}
        className={styles.hero}
      >
        <p className={`cluster ${styles.call}`}>
          <ExternalButtonLink href={business.bookings.introCall} size="large">
            {hero.button}
          </ExternalButtonLink>
          <ShouldLink />
        </p>
        <RoadSign />
      </Hero>
      <Chapter id="why-heading" heading={whyOneToOne.heading} layout="side">
        <Paragraphs of={whyOneToOne.paragraphs} />
      </Chapter>
      <Chapter id="seat-heading" heading={whatCoachingGives.heading} layout="side">
        <Ledger of={whatCoachingGives.gives} look="slivers" />
      </Chapter>
      <Logbook />
      <ThreeSkills />
      <Chapter id="stretches-heading" heading={fourSteps.heading} tone="night" className={styles.section}>
        <Entries of={fourSteps.steps} numbered look="plain" className={styles.steps} />
      </Chapter>
      <Chapter
        id="keys-heading"
        heading={whatYouGain.heading}
        plate={{ print: "car-keys", alt: whatYouGain.picture, edge: "object" }}
      >
        <Lines of={whatYouGain.gains} />
      </Chapter>
      <Chapter id="plates-heading" heading={whoItIsFor.heading} tone="shade">
        <ul className={styles.plates}>
          {whoItIsFor.people.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </ul>
        <Slip look="note" className={styles.notFor}>
          <p>
            <Prose of={whoItIsFor.notFor} />
          </p>
          <CrisisLine />
        </Slip>
      </Chapter>
      <CoachAndPrice />
      <Close
        id="plate-heading"
        heading={closingCall.heading}
        lead={closingCall.lead}
        tone="gold"
        print="learner-close"
        alt={closingCall.picture}
        className={`on-screen ${styles.closing}`}
        button={{ href: business.bookings.introCall, size: "large", tone: "dark", words: closingCall.button }}
      />
      <Letterhead className="wrap" />
    </main>
  );
}

/** Prices on a road sign. Its posts stand on the ground of the picture. */
function RoadSign() {
  return (
    <div className={styles.posts}>
      <Facts
        className={styles.sign}
        of={hero.sign.map(({ name, text, price }) => [
          name,
          <>
            <span>{text}</span>{" "}
            <b>
              <PriceText text={price} />
            </b>
          </>,
        ])}
      />
    </div>
  );
}

/** The three skills, compared to parts of a car. */
function ThreeSkills() {
  const { heading, concentration, clarity, equanimity, system } = threeSkills;
  const skills = [
    { ...concentration, print: "car-wheel" },
    { ...clarity, print: "car-windscreen" },
    { ...equanimity, print: "car-spring" },
  ] as const;
  return (
    <Chapter id="parts-heading" heading={heading}>
      <Entries
        of={skills.map(({ name, part, text, picture, print }) => ({
          mark: <Print name={print} alt={picture} />,
          name: (
            <>
              {name} <span>{part}</span>
            </>
          ),
          text,
        }))}
        layout="above"
        className={styles.skills}
      />
      <p className="soft small">
        <Prose of={system} />
      </p>
    </Chapter>
  );
}

/** Who the coach is and what a session costs; beside both, the price as a receipt. */
function CoachAndPrice() {
  return (
    <Chapter
      id="beside-heading"
      heading={aboutTheTeacher.heading}
      layout="side"
      className={styles.coach}
      aside={
        <>
          <div className={styles.teacher}>
            <Portrait />
            <p className="statement">
              <Prose of={aboutTheTeacher.lead} />
            </p>
          </div>
          <Paragraphs of={aboutTheTeacher.paragraphs} />
          <h2>{pricing.heading}</h2>
          <Paragraphs of={pricing.paragraphs} />
          <p className="actions">
            <ButtonLink to={paths.personalCoaching} tone="quiet">
              {pricing.button}
            </ButtonLink>
            <MoneyLink />
          </p>
        </>
      }
    >
      <Receipt>
        <p>
          <b className="figures">
            <PriceText text={pricing.price} />
          </b>{" "}
          {pricing.currency}
        </p>
        <Facts
          of={[
            ...pricing.lines.map(({ name, text }) => [name, <Prose key={name} of={text} />] as const),
            [coachingHours, coaching.hours],
            [pricing.whoCanCome, coaching.whoCanCome],
          ]}
        />
      </Receipt>
    </Chapter>
  );
}

const story = page.story;

/** An invented learner's sessions, as a driving logbook. */
function Logbook() {
  return (
    <Chapter id="logbook-heading" heading={story.heading} lead={story.lead} tone="blush">
      <Slip look="sheet" className={styles.logbook}>
        <ol>
          {story.lessons.map(({ conditions, practised, next }, index) => (
            <li key={conditions}>
              <h3>
                {story.lesson} <span className="figures">{index + 1}</span>
              </h3>
              <Facts
                plain
                of={[
                  [story.conditionsLabel, conditions],
                  [story.practisedLabel, <Prose key="practised" of={practised} />],
                  [story.nextLabel, <Prose key="next" of={next} />],
                ]}
              />
            </li>
          ))}
        </ol>
      </Slip>
    </Chapter>
  );
}

import { business } from "#content/business";
import { about } from "#content/pages/about";
import { testimonials } from "#content/testimonials";
import { paths } from "../../../domain/pages.ts";
import { isReferringShown } from "../../components/is-referring-shown.ts";
import { Portrait } from "../../components/portrait/portrait.tsx";
import { Paragraphs, Prose } from "../../components/prose/prose.tsx";
import { WhoIsTeaching } from "../../components/who-is-teaching/who-is-teaching.tsx";
import { Facts, Ledger } from "../../kit/parts.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter, Close, Hero, Quotes } from "../../kit/sections.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { localBusiness, teacher } from "../../seo/structured-data.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import { telephoneUrl } from "../../ui/telephone-url.ts";
import styles from "./page.module.css";

const { hero, story, training, vision, closingCall } = about;

export const meta = () =>
  pageMeta({
    ...about.meta,
    path: paths.about,
    structuredData: [localBusiness(), teacher()],
  });

export default function AboutPage() {
  return (
    <main id="main">
      <Hero
        id="about-heading"
        heading={
          <>
            <span>{hero.name}</span> {hero.heading}
          </>
        }
        long
        lead={hero.lead}
        layout="beside"
        print="boat-sheds"
        alt={hero.picture}
        className={styles.hero}
      />
      <Chapter
        id="story-heading"
        heading={story.heading}
        className={styles.story}
        plate={{ picture: <Portrait fromBehind />, side: "left", edge: "bleed", className: styles.beside }}
      >
        <Paragraphs of={story.paragraphs} />
        <aside className={styles.rules} aria-labelledby="rules-heading">
          <h2 id="rules-heading">{story.rulesHeading}</h2>
          <Ledger of={story.rules.map(({ rule, because }) => ({ name: rule, text: because }))} look="plain" />
        </aside>
      </Chapter>
      <Chapter
        id="hours-heading"
        heading={
          <>
            <span className="figures">{training.hours}</span> {training.heading}
          </>
        }
        tone="night"
        className={styles.training}
      >
        <Print name="tally" alt={training.picture} className={styles.tally} />
        <div className={`pair ${styles.trained}`}>
          <p>
            <Prose of={training.text} />
          </p>
          <p className="soft small">{business.teacher.credential}</p>
        </div>
      </Chapter>
      {/* Two tinted grounds never touch, with or without the section between. */}
      <WhoIsTeaching tone={isReferringShown ? "shade" : "paper"} className={styles.who} />
      <Referring />
      <Chapter
        id="vision-heading"
        heading={vision.heading}
        tone="blush"
        plate={{ print: "shallow-end", alt: vision.picture, edge: "bleed" }}
        className={styles.vision}
      >
        <Paragraphs of={vision.paragraphs} />
      </Chapter>
      <Quotes id="said-heading" heading={about.testimonials.heading} of={testimonials.about} look="cards" />
      <Close
        id="write-heading"
        heading={closingCall.heading}
        lead={closingCall.lead}
        tone="shade"
        print="four-coats"
        alt={closingCall.picture}
        className={styles.coats}
        action={
          <>
            <a href={`mailto:${business.email}`} className={buttonClass({ size: "large" })}>
              {closingCall.button}
            </a>
            <p className="soft small">
              <Prose of={closingCall.otherwise} />
            </p>
          </>
        }
      />
    </main>
  );
}

/** What a GP, a psychologist or an employer asks first: the facts of `referring` in `business.yaml`, if there are any. */
function Referring() {
  if (!isReferringShown) return null;
  const { labels, heading, lead } = about.referring;
  const { phone, ...facts } = business.referring ?? {};
  return (
    <Chapter id="referring" heading={heading} layout="side" lead={lead} className={styles.referring}>
      <Facts
        className={styles.facts}
        of={[
          [labels.name, business.teacher.name],
          [labels.certificate, facts.certificate],
          [labels.practisingSince, facts.practisingSince],
          [labels.traumaTraining, facts.traumaTraining],
          [labels.supervision, facts.supervision],
          [labels.ifSomeoneGetsWorse, facts.ifSomeoneGetsWorse],
          [
            labels.phone,
            phone && (
              <a className="nowrap" href={telephoneUrl(phone)}>
                {phone}
              </a>
            ),
          ],
          [labels.complaints, facts.complaints],
        ]}
      />
    </Chapter>
  );
}

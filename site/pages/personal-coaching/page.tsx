import { business } from "#content/business";
import { personalCoaching as page } from "#content/pages/personal-coaching";
import { coaching } from "#content/schedule";
import { testimonials } from "#content/testimonials";
import { paths } from "../../../domain/pages.ts";
import { MoneyLink, ShouldIDoThis, ShouldLink } from "../../components/before-booking.tsx";
import { Letterhead } from "../../components/letterhead.tsx";
import { Paragraphs, Prose } from "../../components/prose/prose.tsx";
import { PriceText } from "../../for-a-while/prices.tsx";
import { Entries, Ledger } from "../../kit/parts.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter, Hero, Quotes } from "../../kit/sections.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { shareImages } from "../../seo/share-images.ts";
import { service } from "../../seo/structured-data.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./page.module.css";

const {
  hero,
  bookings,
  whyNotAGroup,
  whatCoachingInvolves,
  benefits,
  howItWorks,
  whyThisTeacher,
  betweenUs,
} = page;

export const meta = () =>
  pageMeta({
    ...page.meta,
    ...shareImages.coaching,
    path: paths.personalCoaching,
    structuredData: [service({ ...page.service, path: paths.personalCoaching, price: "coaching" })],
  });

export default function PersonalCoachingPage() {
  const { parts, unit } = whatCoachingInvolves;
  const steps = [
    { ...howItWorks.pickADay, print: "table-phone", hours: coaching.hours },
    { ...howItWorks.session, print: "table-mugs", hours: undefined },
    { ...howItWorks.practice, print: "table-notebook", hours: undefined },
  ] as const;
  return (
    <main id="main">
      <Hero
        id="coaching-heading"
        heading={<Prose of={hero.heading} />}
        lead={hero.lead}
        layout="over"
        print="two-chairs"
        alt={hero.picture}
        className={styles.hero}
      >
        <Bookings />
        <p className="cluster">
          <ShouldLink isHere />
          <MoneyLink />
        </p>
      </Hero>
      <Chapter id="group-heading" heading={whyNotAGroup.heading}>
        <Ledger
          of={whyNotAGroup.reasons.map(({ said, answer }) => ({ name: said, text: answer }))}
          large
          beside
        />
        <p className={styles.otherwise}>
          <Prose of={whyNotAGroup.otherwise} />
        </p>
      </Chapter>
      <Chapter
        id="hour-heading"
        heading={whatCoachingInvolves.heading}
        plate={{
          print: "hour-clock",
          alt: whatCoachingInvolves.picture,
          side: "left",
          edge: "object",
        }}
      >
        <Entries
          of={parts.map(({ minutes, name, text }) => ({
            mark: (
              <p className={styles.minutes}>
                <span>{minutes}</span> {unit}
              </p>
            ),
            name,
            text,
          }))}
          ordered
          className={styles.hour}
        />
      </Chapter>
      <Chapter id="benefits-heading" heading={benefits.heading} tone="shade" className={styles.wall}>
        <Ledger of={benefits.benefits} look="plain" className={styles.frames} />
      </Chapter>
      <Quotes
        id="said-heading"
        heading={page.testimonials.heading}
        layout="hidden"
        tone="gold"
        of={testimonials.coaching}
        look="plain"
        className={styles.quotes}
      />
      <Chapter id="steps-heading" heading={howItWorks.heading}>
        <Entries
          of={steps.map(({ name, text, picture, print, hours }) => ({
            mark: <Print name={print} alt={picture} />,
            name,
            text,
            more: hours && <span className={styles.hours}>{hours}</span>,
          }))}
          ordered
          layout="above"
          className={styles.bench}
        />
      </Chapter>
      <Chapter id="why-heading" heading={whyThisTeacher.heading} layout="side" tone="blush">
        <p className="statement">
          <Prose of={whyThisTeacher.lead} />
        </p>
        <Paragraphs of={whyThisTeacher.paragraphs} />
      </Chapter>
      <Chapter id="between-us" heading={betweenUs.heading} layout="side">
        <Paragraphs of={betweenUs.paragraphs} />
        {coaching.whoCanCome && (
          <p>
            <Prose of={betweenUs.whoCanCome} slots={{ "coaching.who": coaching.whoCanCome }} />
          </p>
        )}
      </Chapter>
      <ShouldIDoThis />
      <FreeChair />
      <Letterhead className="wrap" />
    </main>
  );
}

/** The paid session and the free call, one for each chair. */
function Bookings() {
  const offers = [
    { ...bookings.coaching, href: business.bookings.personalCoaching, tone: "gold" },
    { ...bookings.introCall, href: business.bookings.introCall, tone: "quiet" },
  ] as const;
  return (
    <ul className={styles.bookings}>
      {offers.map(({ price, terms, button, href, tone }) => (
        <li key={href}>
          <strong>
            <PriceText text={price} />
          </strong>
          <p>{terms}</p>
          <ExternalButtonLink href={href} size="large" tone={tone}>
            {button}
          </ExternalButtonLink>
        </li>
      ))}
    </ul>
  );
}

const { heading, decided, unsure, neither } = page.closingCall;

/** The end of the page: the teacher and a free chair, for those who have decided and for the rest. */
function FreeChair() {
  const ways = [
    { ...decided, href: business.bookings.personalCoaching },
    { ...unsure, href: business.bookings.introCall },
  ];
  return (
    <Chapter id="seat-heading" heading={heading} tone="night">
      <Print name="free-chair" alt="" className={styles.chairs} />
      <div className={styles.pair}>
        {ways.map(({ heading, lead, button, href }) => (
          <div key={href}>
            <h3>{heading}</h3>
            <p>
              <Prose of={lead} />
            </p>
            <ExternalButtonLink href={href} size="large" tone="onNight">
              {button}
            </ExternalButtonLink>
          </div>
        ))}
      </div>
      <p className={styles.longPage}>
        <Prose of={neither} />
      </p>
    </Chapter>
  );
}

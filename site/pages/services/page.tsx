import { business } from "#content/business";
import { elsewhere } from "#content/common";
import { services } from "#content/pages/services";
import { sundayClass } from "#content/schedule";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { formatDate, formatTime } from "../../../domain/format-date.ts";
import { paths } from "../../../domain/pages.ts";
import { Letterhead } from "../../components/letterhead.tsx";
import { OfNextClass } from "../../components/next-class.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { workplaceFacts } from "../../components/workplace-facts.ts";
import { Price, PriceText } from "../../for-a-while/prices.tsx";
import { Ledger } from "../../kit/parts.tsx";
import { Chapter, Close, Hero } from "../../kit/sections.tsx";
import type { ElsewhereClass } from "../../schedule/elsewhere.ts";
import { ForNextTerm, ScheduleClock, When } from "../../schedule/schedule-clock.tsx";
import { termNames } from "../../schedule/terms.ts";
import { pageMeta } from "../../seo/page-meta.tsx";
import { localBusiness, service } from "../../seo/structured-data.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Offers } from "./offers.tsx";
import styles from "./page.module.css";

const { hero, whichOne, forWorkplaces, freeIntroCall } = services;

export const meta = () =>
  pageMeta({
    ...services.meta,
    path: paths.services,
    structuredData: [localBusiness(), service({ ...services.service, path: paths.services })],
  });

export default function ServicesPage() {
  return (
    <main id="main">
      <ScheduleClock>
        <Hero
          id="services-heading"
          heading={hero.heading}
          lead={hero.lead}
          layout="below"
          print="three-ways-in"
          alt={hero.picture}
          className={styles.hero}
        >
          <Planks />
        </Hero>
        <Offers />
      </ScheduleClock>
      <Chapter id="which-heading" heading={whichOne.heading} layout="side" tone="shade">
        <Ledger
          of={whichOne.answers.map(({ when, suits }) => ({ name: when, text: suits }))}
          className={styles.fingerpost}
        />
      </Chapter>
      <Chapter id="workplaces" heading={forWorkplaces.heading} layout="side" className={styles.workplaces}>
        <p>
          <Prose of={forWorkplaces.text} />
        </p>
        <Ledger of={workplaceFacts} beside />
        <p>
          <ButtonLink to="/contact/workplaces#write" tone="quiet">
            {forWorkplaces.button}
          </ButtonLink>
        </p>
      </Chapter>
      <Close
        id="ask-heading"
        heading={freeIntroCall.heading}
        lead={freeIntroCall.lead}
        tone="blush"
        print="tin-phones"
        button={{ href: business.bookings.introCall, size: "large", words: freeIntroCall.button }}
      />
      <Letterhead className="wrap" />
    </main>
  );
}

const planks = services.hero.planks;

/** Says when and where a class is that is at another place or time. */
const dayAndPlace = ({ date, startTime, place = business.place.town }: ElsewhereClass) =>
  fillSlots(elsewhere.short, {
    "class.day": formatDate(date),
    "class.start": formatTime(startTime),
    "class.place": place,
  });

/** The three offers with date, place and price, on planks of the jetty. Each leads to its page. */
function Planks() {
  return (
    <nav className={styles.planks} aria-label={services.offers.heading}>
      <a href={paths.sundayClass}>
        <strong>{planks.sundayClass.name}</strong>
        <div>
          <When condition="sunday:sure" withoutScript>
            <OfNextClass elsewhere={dayAndPlace}>
              <Prose of={planks.sundayClass.text} />
            </OfNextClass>
          </When>
          <When condition="sunday:unsure">{planks.sundayClass.unsure}</When>
        </div>
        {sundayClass.price !== undefined && (
          <b>
            <Price of="Sunday class" />
          </b>
        )}
      </a>
      <a href={paths.course}>
        <strong>{planks.course.name}</strong>
        <NextTerm />
        <b>
          <PriceText text={planks.course.price} />
        </b>
      </a>
      <a href={paths.personalCoaching}>
        <strong>{planks.coaching.name}</strong>
        <div>
          <Prose of={planks.coaching.text} />
        </div>
        <b>
          <PriceText text={planks.coaching.price} />
        </b>
      </a>
    </nav>
  );
}

function NextTerm() {
  if (termNames.length === 0) return <div>{planks.course.unannounced}</div>;
  return (
    <div>
      <ForNextTerm>
        {({ startDate }, announced) =>
          announced
            ? fillSlots(planks.course.announced, { "term.start": formatDate(startDate) })
            : planks.course.unannounced
        }
      </ForNextTerm>
      <noscript>{planks.course.withoutScripts}</noscript>
    </div>
  );
}

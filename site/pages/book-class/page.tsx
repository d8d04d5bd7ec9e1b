import { business } from "#content/business";
import { classFacts } from "#content/common";
import { afterBooking, bookingProblems, hero, howToBook, meta as words } from "#content/pages/book-class";
import { paths } from "../../../domain/pages.ts";
import { MoneyLink } from "../../components/before-booking.tsx";
import { ClassFacts, ClosureNotice, HolidayNotice, NextClass } from "../../components/class-facts.tsx";
import { Letterhead } from "../../components/letterhead.tsx";
import { ClassTimes, ElsewhereNotice } from "../../components/next-class.tsx";
import { Paragraphs, Prose } from "../../components/prose/prose.tsx";
import { Entries, Ledger, Slip } from "../../kit/parts.tsx";
import { Chapter, Close, Hero } from "../../kit/sections.tsx";
import { ScheduleClock, When } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { shareImages } from "../../seo/share-images.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import "../../components/to-take-along.css";
import styles from "./page.module.css";

export const meta = () => pageMeta({ ...words, ...shareImages.sundayClass, path: paths.bookClass });

export default function BookClassPage() {
  return (
    <main id="main">
      <ScheduleClock>
        <Hero
          id="book-heading"
          heading={hero.heading}
          long
          lead={hero.lead}
          layout="beside"
          tone="shade"
          print="lockers"
          alt={hero.picture}
          className={`to-take-along ${styles.hero}`}
        >
          <Ticket />
        </Hero>
      </ScheduleClock>
      <Chapter id="steps-heading" heading={howToBook.heading}>
        <Entries
          numbered
          columns={3}
          of={howToBook.steps.map(({ name, text }, index) => ({
            name: index === 0 ? <ExternalLink href={business.centre.timetable}>{name}</ExternalLink> : name,
            text,
          }))}
        />
      </Chapter>
      <Chapter id="particulars-heading" heading={bookingProblems.heading} tone="blush">
        <Ledger of={bookingProblems.problems} columns={4} printsLines className={styles.problems} />
        <Letterhead />
      </Chapter>
      <Close
        id="keep-heading"
        heading={afterBooking.heading}
        tone="paper"
        print="pool-row"
        className={`on-screen ${styles.keep}`}
        button={{ to: paths.firstClass, size: "large", words: afterBooking.button }}
      >
        <Paragraphs of={afterBooking.paragraphs} />
      </Close>
    </main>
  );
}

/** The next class as a locker ticket: its facts, whether booking is open, and the link to the centre. */
function Ticket() {
  return (
    <Slip look="ticket" className={styles.ticket}>
      <p className={styles.day}>
        <span>{hero.next}</span>
        <NextClass withoutScript={hero.anyDay} />
      </p>
      <ElsewhereNotice className="small" />
      <ClassFacts plain className={styles.facts} first={[classFacts.time, <ClassTimes key="times" />]} />
      <ClosureNotice className={styles.closure} />
      <ExternalButtonLink href={business.centre.timetable} size="large">
        {hero.button}
      </ExternalButtonLink>
      <p className={`small ${styles.state}`}>
        <When condition="sunday:open">
          <Prose of={hero.open} />
        </When>
        <When condition="sunday:closed" withoutScript>
          <Prose of={hero.closed} />
        </When>
      </p>
      <HolidayNotice className={`small ${styles.days}`} />
      <MoneyLink />
    </Slip>
  );
}

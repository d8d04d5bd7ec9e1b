import cardFlock from "#art/card-flock.svg";
import cardPair from "#art/card-pair.svg";
import cardWeeks from "#art/card-weeks.svg";
import { coaching, course, sundayClass } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import { formatTime } from "../../schedule/format-date.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { money } from "../../ui/money.ts";
import styles from "./choose-your-path.module.css";
import sections from "./sections.module.css";

const offers = [
  {
    name: "Sunday class",
    to: paths.sundayClass,
    picture: cardFlock,
    alt: "A small flock of swans",
    figure: `${sundayClass.minutes} minutes`,
    unit: `${sundayClass.weekday}s, ${formatTime(sundayClass.startTime)}`,
    text: `In person, in ${site.locality.town}. Good for a first taste, and for company.`,
    includes: ["No experience needed", "Run by the centre, and booked with them class by class"],
    action: "See the Sunday class",
  },
  {
    name: `${course.sessions}-week course`,
    to: paths.course,
    picture: cardWeeks,
    alt: "Eight suns, each a little higher than the last",
    figure: money(course.priceAud),
    unit: `AUD for all ${course.sessions} weeks`,
    text: "The whole system, one piece at a time, live online with a group and a teacher who knows your name.",
    includes: [
      `${course.sessions} ${course.weekday}s, ${course.sessionMinutes} minutes each`,
      "Recorded, so a missed week isn’t lost",
      `About ${course.dailyPracticeMinutes} minutes’ practice a day`,
    ],
    action: "See the course",
    badge: "Most Popular",
  },
  {
    name: "1-to-1 coaching",
    to: paths.personalCoaching,
    picture: cardPair,
    alt: "Two swans facing each other",
    figure: money(coaching.priceAud),
    unit: `AUD for ${coaching.sessionMinutes} minutes`,
    text: "Your situation, your pace. For when something particular needs attention.",
    includes: [
      `Online, or in ${site.locality.town} when available`,
      "One session at a time, or a plan of your own",
    ],
    action: "See coaching",
  },
] as const;

export function ChooseYourPath() {
  return (
    <section aria-labelledby="paths-heading">
      <div className="wrap">
        <h2 id="paths-heading">Choose your path</h2>
        <p className={sections.big}>
          Three ways to learn the same three skills. Start small or go straight in.
        </p>
        <div className={styles.cards}>
          {offers.map((offer) => {
            const isMostPopular = "badge" in offer;
            return (
              <article
                key={offer.to}
                className={classNames(
                  styles.card,
                  isMostPopular && `${sections.night} ${styles.mostPopular}`,
                )}
              >
                <h3>{offer.name}</h3>
                {isMostPopular && <p className={styles.badge}>{offer.badge}</p>}
                <img src={offer.picture} alt={offer.alt} width={560} height={250} loading="lazy" />
                <p className={styles.price}>
                  <span className="figures">{offer.figure}</span> {offer.unit}
                </p>
                <p>{offer.text}</p>
                <ul>
                  {offer.includes.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                <ButtonLink to={offer.to} tone={isMostPopular ? "onNight" : "quiet"}>
                  {offer.action}
                </ButtonLink>
              </article>
            );
          })}
        </div>
        <p>
          Not sure which? <ExternalLink href={site.bookings.introCall.value}>Book a free call</ExternalLink>{" "}
          and we’ll work it out together.
        </p>
      </div>
    </section>
  );
}

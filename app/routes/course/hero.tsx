import eight from "#art/eight.svg";
import eightDark from "#art/eight-dark.svg";
import eightMid from "#art/eight-mid.svg";
import eightMidDark from "#art/eight-mid-dark.svg";
import eightTall from "#art/eight-tall.svg";
import eightTallDark from "#art/eight-tall-dark.svg";
import { course } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { PictureHero } from "../../components/picture-hero/picture-hero.tsx";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { formatTime } from "../../schedule/format-date.ts";
import { terms } from "../../schedule/terms.ts";
import { buttonClass, ExternalButtonLink } from "../../ui/button/button.tsx";
import { inWords } from "../../ui/in-words.ts";
import styles from "./hero.module.css";

const { rating, ratingOutOf, graduates } = site.claims;

/** The button books the next term. */
export function Hero() {
  return (
    <PictureHero
      headingId="course-heading"
      className={styles.hero}
      picture={
        <PrintPicture
          wide={eight}
          wideDark={eightDark}
          mid={eightMid}
          midDark={eightMidDark}
          tall={eightTall}
          tallDark={eightTallDark}
          width={1600}
          height={900}
          alt="A rowing eight on Lake Wendouree at sunrise. Seven pale caps, one red"
          priority
        />
      }
    >
      <h1 id="course-heading">
        {/* One text node a line: a word in its own node would shift when the font loads. */}
        {`${inWords(course.sessions, { capital: true })} weeks.`} <br />
        {`${inWords(course.dailyPracticeMinutes, { capital: true })} minutes a day.`}
      </h1>
      <p>
        {`A live online course in paying attention, for people who’ve got a fair bit on. ${course.weekday}s at ${formatTime(course.startTime)} in Melbourne, one group, one teacher.`}
      </p>
      <div className={styles.call}>
        <ForNextTerm>
          {({ name, booking }) => (
            <ExternalButtonLink href={booking.value} size="large" className={styles.button}>
              Book Spot - {name}
            </ExternalButtonLink>
          )}
        </ForNextTerm>
        {terms.length > 0 && (
          <noscript>
            <a href="#terms" className={buttonClass({ size: "large" }, styles.button)}>
              Choose your term
            </a>
          </noscript>
        )}
        <p className={styles.rating}>
          <span className={styles.suns} aria-hidden="true" />
          <span>
            <b className="figures">
              {rating}/{ratingOutOf}
            </b>{" "}
            from {graduates}+ graduates
          </span>
        </p>
      </div>
    </PictureHero>
  );
}

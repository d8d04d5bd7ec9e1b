import eight from "#art/eight.svg";
import eightDark from "#art/eight-dark.svg";
import eightMid from "#art/eight-mid.svg";
import eightMidDark from "#art/eight-mid-dark.svg";
import eightTall from "#art/eight-tall.svg";
import eightTallDark from "#art/eight-tall-dark.svg";
import { common } from "#content/common";
import { course as page } from "#content/pages/course";
import { fillSlots } from "../../../content-schema/fill-slots.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { PictureHero } from "../../components/picture-hero/picture-hero.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { terms } from "../../schedule/terms.ts";
import { buttonClass, ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";

const words = page.hero;

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
          alt={words.picture}
          priority
        />
      }
    >
      <h1 id="course-heading">
        <Prose of={words.heading} />
      </h1>
      <p>
        <Prose of={words.lead} />
      </p>
      <div className={styles.call}>
        <ForNextTerm>
          {({ name, booking }) => (
            <ExternalButtonLink href={booking} size="large" className={styles.button}>
              {fillSlots(common.terms.book, { "term.name": name })}
            </ExternalButtonLink>
          )}
        </ForNextTerm>
        {terms.length > 0 && (
          <noscript>
            <a href="#terms" className={buttonClass({ size: "large" }, styles.button)}>
              {words.buttonWithoutScripts}
            </a>
          </noscript>
        )}
        <p className={styles.rating}>
          <span className={styles.suns} aria-hidden="true" />
          <span>
            <b className="figures">{words.rating}</b> {words.ratedBy}
          </span>
        </p>
      </div>
    </PictureHero>
  );
}

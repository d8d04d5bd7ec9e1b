import tuesdayTall from "#art/tuesday-tall.svg";
import tuesdayWide from "#art/tuesday-wide.svg";
import { tuesday } from "../../../content/home.ts";
import { marksOfEach } from "../../art/pictures/tuesday.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { formatTime } from "../../schedule/format-date.ts";
import sections from "./sections.module.css";
import styles from "./struggles.module.css";

const marks = 3 * marksOfEach;

/** Five moments of one day, and a picture of everything that demanded attention. */
export function Struggles() {
  return (
    <section className={`${sections.night} ${styles.section}`} aria-labelledby="tuesday-heading">
      <div className={`wrap ${sections.columns} ${sections.early}`}>
        <div className={styles.words}>
          <h2 id="tuesday-heading">An ordinary Tuesday</h2>
          <p className="soft">See if any of it sounds like you.</p>
          <ol>
            {tuesday.map(({ time, happening }) => (
              <li key={time}>
                <time className="figures" dateTime={time}>
                  {formatTime(time)}
                </time>
                <p>{happening}</p>
              </li>
            ))}
          </ol>
          <p className={sections.big}>
            Nothing’s gone wrong. There’s just a lot of it, and it’s all coming in at once. You were handed a
            very full life and never shown how attention works. <strong>That part can be learnt.</strong>
          </p>
        </div>
        <figure className={styles.figure}>
          <PrintPicture
            wide={tuesdayWide}
            tall={tuesdayTall}
            width={720}
            height={900}
            alt={`${marks} marks in a tangle: discs, wavy lines and rings, over and under each other`}
          />
          <figcaption className={sections.small}>
            The same day, drawn: {marks} marks, one for each thing that wanted your attention.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

import { guidedPractices } from "#content/pages/guided-practices";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Practice as PracticeItem } from "../../../content-model/schema/practices.ts";
import { minutesAndSeconds } from "../../../domain/format-text.ts";
import { Letterhead } from "../../components/letterhead.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { PracticePrint, WatchLink } from "../../components/video/play-button.tsx";
import { doneAt } from "../../components/video/videos.ts";
import { Slip } from "../../kit/parts.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import styles from "./practice.module.css";

const { practiceSteps, practiceTimer, printPractice } = guidedPractices;

type PracticeProps = {
  readonly practice: PracticeItem;
  /** Position and total, such as `3/7`. */
  readonly position: string;
  /** Whether its steps show at first. */
  readonly open: boolean;
};

/** A practice to read and do. Its steps are folded, and one practice is open at a time. */
export function Practice({ practice, position, open }: PracticeProps) {
  const { slug, title, written } = practice;
  return (
    <section className={styles.practice} aria-labelledby={`${slug}-heading`}>
      <div className={styles.columns}>
        <div className={styles.print}>
          <PracticePrint practice={practice} position={position} readAt={`#${slug}`} saysLength />
          <WatchLink item={practice} />
        </div>
        <details name="practices" className="folds" open={open}>
          <summary>
            <h2 id={`${slug}-heading`}>{title}</h2>
            <span className={styles.moment}>
              <Prose of={written.moment} />
            </span>
          </summary>
          {/* A link to the id opens it. */}
          <div id={slug} className={styles.inside}>
            <Timer practice={practice} />
            <Steps practice={practice} />
            <Slip look="sheet" className={styles.takeAlong}>
              <h3>{written.takeAlong.heading}</h3>
              <p>
                <Prose of={written.takeAlong.text} />
              </p>
            </Slip>
            <Letterhead />
            {/* Without scripts, printing by the browser's own menu then prints this practice alone. */}
            <a href={`#${slug}`} className="small tall" data-print="">
              {printPractice.link}
              <span className="visually-hidden">
                {" "}
                {fillSlots(printPractice.which, { "practice.title": title })}
              </span>
            </a>
          </div>
        </details>
      </div>
    </section>
  );
}

/** Starts and stops the timer of a practice, or leads to it in the practice room. The styles show the label that applies. */
function Timer({ practice }: { readonly practice: PracticeItem }) {
  const which = { "practice.title": practice.title };
  return (
    <p className={`actions on-screen with-script ${styles.timer}`}>
      <button type="button" className={buttonClass({ size: "small" })} data-timer="">
        <span className={styles.start}>{practiceTimer.start}</span>
        <span className={styles.stop}>{practiceTimer.stop}</span>
        <span className="visually-hidden"> {fillSlots(practiceTimer.which, which)}</span>
      </button>
      <span
        className={`${styles.face} figures`}
        role="timer"
        aria-label={fillSlots(practiceTimer.label, which)}
        data-clock=""
      />
      <span className="soft small">{practiceTimer.note}</span>
      <a href={doneAt(practice)} className="small tall">
        {practiceTimer.room}
        <span className="visually-hidden"> {fillSlots(practiceTimer.which, which)}</span>
      </a>
    </p>
  );
}

/** One class for each 20 seconds of a step, up to 100. It sets how long the line after the step is. */
const lengths = [styles.length1, styles.length2, styles.length3, styles.length4, styles.length5];

/** The steps on a time line: the longer a step, the longer its line. */
function Steps({ practice: { written, minutes } }: { readonly practice: PracticeItem }) {
  const ends = minutes * 60;
  return (
    <ol className={styles.steps}>
      {written.steps.map(({ at, heading, text, otherwise }, index) => {
        const lasts = (written.steps[index + 1]?.at ?? ends) - at;
        const length = lengths[Math.min(lengths.length, Math.ceil(lasts / 20)) - 1];
        return (
          <li key={at} className={length} data-at={at}>
            <span className={`${styles.time} figures`}>{minutesAndSeconds(at)}</span>
            <div>
              <h3>{heading}</h3>
              <p>
                <Prose of={text} />
              </p>
              {otherwise && (
                <p className="soft small">
                  <Prose of={otherwise} />
                </p>
              )}
            </div>
          </li>
        );
      })}
      <li className={styles.end} data-at={ends}>
        <span className={`${styles.time} figures`}>{minutesAndSeconds(ends)}</span>
        <p>
          <Prose of={practiceSteps.end} />
        </p>
      </li>
    </ol>
  );
}

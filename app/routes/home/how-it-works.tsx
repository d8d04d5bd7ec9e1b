import settleLine from "#art/settle-line.svg";
import settleLineDark from "#art/settle-line-dark.svg";
import settleLineTall from "#art/settle-line-tall.svg";
import settleLineTallDark from "#art/settle-line-tall-dark.svg";
import { course } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./how-it-works.module.css";

const steps = [
  {
    name: "Quick chat",
    text: `A free ${site.introCall.minutes}-minute call. Tell me what’s going on and I’ll tell you honestly whether I think this would suit you.`,
  },
  {
    name: "Live sessions",
    text: `A Sunday class in ${site.locality.town}, the ${course.sessions}-week course online, or 1-to-1 coaching. You learn by doing it, with someone there to ask.`,
  },
  {
    name: "Consistent practice",
    text: `About ${course.dailyPracticeMinutes} minutes a day, some of it on the go: in the queue, at the sink, on a walk. Missing a day is allowed.`,
  },
] as const;

export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="steps-heading">
      <div className={`wrap ${styles.head}`}>
        <h2 id="steps-heading">How it works</h2>
        <p className="soft">The line starts where most of us do. You can get off at any point along it.</p>
      </div>
      <div className={styles.steps}>
        <PrintPicture
          wide={settleLine}
          wideDark={settleLineDark}
          tall={settleLineTall}
          tallDark={settleLineTallDark}
          width={1600}
          height={200}
          alt=""
        />
        <ol className="wrap">
          {steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

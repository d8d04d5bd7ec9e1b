import { home } from "#content/pages/home";
import { formatTime } from "../../../domain/format-date.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { Entries, type Fact, Facts } from "../../kit/parts.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter } from "../../kit/sections.tsx";
import styles from "./drawn.module.css";

const { struggles, framework, howItWorks } = home;

type Moment = (typeof struggles.moments)[number];

/** Five moments of one day, and a picture of everything that demanded attention. */
export function Tuesday() {
  return (
    <Chapter id="tuesday-heading" heading={struggles.heading} tone="night" className={styles.tuesday}>
      <div className={`pair ${styles.day}`}>
        <div>
          <Facts of={struggles.moments.map(momentOf)} />
          <p className="soft">
            <Prose of={struggles.closing} />
          </p>
        </div>
        <Print name="tuesday" alt={struggles.picture} />
      </div>
    </Chapter>
  );
}

const momentOf = ({ time, happening }: Moment): Fact => [
  <time key={time} className="figures" dateTime={time}>
    {formatTime(time)}
  </time>,
  <Prose key={time} of={happening} />,
];

const senses = [
  { ...framework.see, print: "sorted-see" },
  { ...framework.hear, print: "sorted-hear" },
  { ...framework.feel, print: "sorted-feel" },
] as const;

/** The marks of the day above, sorted into see, hear and feel. */
export function Framework() {
  return (
    <Chapter id="places-heading" heading={framework.heading}>
      <ul className={styles.senses}>
        {senses.map(({ name, text, print }) => (
          <li key={name}>
            <h3>{name}</h3>
            <Print name={print} alt="" />
            <p>
              <Prose of={text} />
            </p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

/** Three steps along a scribble that becomes a line. */
export function HowItWorks() {
  return (
    <Chapter id="steps-heading" heading={howItWorks.heading}>
      <div className={styles.steps}>
        <Print name="settle-line" alt="" />
        <Entries of={howItWorks.steps} numbered columns={3} look="plain" />
      </div>
    </Chapter>
  );
}

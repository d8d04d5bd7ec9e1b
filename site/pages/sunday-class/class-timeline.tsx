import { minuteByMinute } from "#content/pages/first-class";
import { classTimeline as words } from "#content/pages/sunday-class";
import { sundayClass } from "#content/schedule";
import { timeInClass } from "../../components/class-facts.tsx";
import { InlineStyle } from "../../rendering/inline.tsx";
import styles from "./page.module.css";

const labelled = minuteByMinute.moments.filter(({ label }) => label !== undefined);
const parts = labelled.map(({ minute, label }, index) => ({
  from: minute,
  label,
  length: (labelled[index + 1]?.minute ?? sundayClass.minutes) - minute,
}));

/** Each part is as long as its minutes, which CSS can't read from the list. */
const scale = [...new Set(parts.map(({ length }) => length))]
  .map((length) => `[data-minutes="${length}"]{--minutes:${length}}`)
  .join("");

/** The parts of the class, drawn to scale. */
export function ClassTimeline() {
  if (parts.length === 0) return null;
  return (
    <ol className={styles.timeline} aria-label={words.label}>
      <InlineStyle css={`@layer page{${scale}}`} />
      {parts.map(({ from, label, length }) => (
        <li key={from} data-minutes={length}>
          <span className={`figures ${styles.time}`}>{timeInClass(from)}</span>{" "}
          <span className={styles.label}>{label}</span>{" "}
          <span>
            {length} <abbr title={words.unitName}>{words.unit}</abbr>
          </span>
        </li>
      ))}
    </ol>
  );
}

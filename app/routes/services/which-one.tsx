import { paths } from "../../paths.ts";
import styles from "./which-one.module.css";

const answers = [
  { when: "You’d like a look first", to: paths.sundayClass, name: "Sunday class", note: "any week you like" },
  {
    when: "You’ve never been to anything like it and that’s the problem",
    to: paths.firstClass,
    name: "Your first class",
    note: "minute by minute",
  },
  {
    when: "You’ve tried the apps and they slid off",
    to: paths.course,
    name: "The course",
    note: "something new each week",
  },
  {
    when: "You’ve one thing you need a hand with",
    to: paths.personalCoaching,
    name: "Coaching",
    note: "a single session",
  },
  {
    when: "You’d sooner not meet anybody yet",
    to: paths.guidedPractices,
    name: "Guided practices",
    note: "free, five minutes each",
  },
] as const;

/** Links from a visitor’s situation to the offer that suits it. */
export function WhichOne() {
  return (
    <section className={styles.section} aria-labelledby="which-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="which-heading">Which one?</h2>
        <dl>
          {answers.map(({ when, to, name, note }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>
                <a href={to}>{name}</a>, {note}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

import { paths } from "../../paths.ts";
import styles from "./why-not-a-group.module.css";

const reasons = [
  {
    said: "I can’t say it in front of people.",
    answer:
      "You don’t have to say it to me either. Tell me where it sits and what it does; the story can stay yours.",
  },
  {
    said: "I work Sundays.",
    answer: "Nurses, chefs, anyone with a roster. We find an hour that yours hasn’t eaten.",
  },
  {
    said: "I get stuck on one bit.",
    answer: "A room has to move on. Here we can spend the lot on the bit that you’re stuck on.",
  },
  {
    said: "I’m fine in class. It’s the other six days.",
    answer: "Then it’s the other six that we work on: the handover, the school run, whoever keeps ringing.",
  },
] as const;

export function WhyNotAGroup() {
  return (
    <section className={styles.reasons} aria-labelledby="group-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <h2 id="group-heading">A group isn’t everyone’s room</h2>
          <p>
            I teach groups, and I like them. But a group goes at the pace of the group, and some people spend
            it nodding.
          </p>
        </div>
        <dl>
          {reasons.map(({ said, answer }) => (
            <div key={said}>
              <dt>“{said}”</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.otherwise}>
          None of those you? Then you may not need me to yourself. Look at the{" "}
          <a href={paths.sundayClass}>Sunday class</a> first, or the <a href={paths.course}>course</a>, which
          covers more ground.
        </p>
      </div>
    </section>
  );
}

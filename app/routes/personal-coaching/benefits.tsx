import { business } from "#content/business";
import styles from "./benefits.module.css";

const benefits = [
  {
    name: "Instructions cut to fit",
    text: `There are over ${business.claims.techniques} standard techniques. You probably need three. Finding which three is most of my job.`,
  },
  {
    name: "Somebody who remembers",
    text: "If you said Thursday would be hard, I’ll ask about Thursday.",
  },
  {
    name: "No catching up",
    text: "Miss a month and we start from where you are. There’s no week four to be behind on.",
  },
  {
    name: "A straight answer",
    text: "“Is that normal?” “Am I doing it?” “Is it meant to be boring?” Usually yes, let’s see, and for a while.",
  },
] as const;

export function Benefits() {
  return (
    <section className={styles.benefits} aria-labelledby="benefits-heading">
      <div className="wrap">
        <h2 id="benefits-heading">What you get for having me to yourself</h2>
        <dl>
          {benefits.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

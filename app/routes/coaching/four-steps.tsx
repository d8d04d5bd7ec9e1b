import { course } from "#content/schedule";
import styles from "./four-steps.module.css";

const stretches = [
  {
    name: "Clarify your goals",
    text: "Not “be calmer”. More like “hear the end of the question before I answer it”. Something that could happen on a Tuesday, so that we’d know.",
  },
  {
    name: "Learn core techniques",
    text: "Two or three, from scratch, eyes open or shut. You do each one with me until you could do it with nobody, which is the point of me.",
  },
  {
    name: "Weekly coaching and practice support",
    text: `We meet weekly while it’s useful. Between times you practise, about ${course.dailyPracticeMinutes} minutes a day, and questions by email are welcome.`,
  },
  {
    name: "Progress and integration",
    text: "We get out what you said at the start and look. Then the practice leaves the chair: the queue, the school gate, the corridor before the meeting. You need me less. Good.",
  },
] as const;

export function FourSteps() {
  return (
    <section className={styles.section} aria-labelledby="stretches-heading">
      <div className="wrap">
        <h2 id="stretches-heading">Four stretches of road</h2>
        <ol>
          {stretches.map(({ name, text }) => (
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

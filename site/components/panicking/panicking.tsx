import { warnings, panicking as words } from "#content/common";
import { Slip } from "../../kit/parts.tsx";
import { CrisisNumbers } from "../../layout/crisis-line.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./panicking.module.css";

type PanickingProps = {
  /** Asks more than whether the visitor panics. */
  readonly heading?: string;
};

/** What someone who panics can do at once, whom to call, and what else it may be. */
export function Panicking({ heading = words.heading }: PanickingProps) {
  return (
    <>
      <Slip look="note" as="section" label={heading} className={styles.panicking}>
        <p>
          <strong>{heading}</strong>
        </p>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <CrisisNumbers className={styles.numbers} />
      </Slip>
      <ChestCheck />
    </>
  );
}

/** A heart attack can feel like panic. In the words of the article on anxiety; the heading unfolds it. */
function ChestCheck() {
  const { heading, signs, act, known } = warnings.chestPain;
  return (
    <Slip look="note" className={styles.check}>
      <details className="folds">
        <summary>
          <strong>{heading}</strong>
        </summary>
        <p>
          <Prose of={signs} />
        </p>
        <p>
          <Prose of={act} />
        </p>
        <p>
          <Prose of={known} />
        </p>
      </details>
    </Slip>
  );
}

import { business } from "#content/business";
import { warnings } from "#content/common";
import { PhoneLinks } from "../../components/phone-links/phone-links.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Slip } from "../../kit/slip.tsx";
import styles from "./choice.module.css";

/** What to check before sitting down, in the words of the article on anxiety. Its heading unfolds it. */
export function ChestCheck() {
  const { heading, signs, act, nurse } = warnings.chestPain;
  const { nurseLine } = business;
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
        {nurseLine && (
          <p>
            <Prose
              of={nurse}
              slots={{ "nurse.name": nurseLine.name, "nurse.number": <PhoneLinks text={nurseLine.number} /> }}
            />
          </p>
        )}
      </details>
    </Slip>
  );
}

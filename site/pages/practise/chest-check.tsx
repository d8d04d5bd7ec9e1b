import { warnings } from "#content/common";
import { Prose } from "../../components/prose/prose.tsx";
import { Slip } from "../../kit/slip.tsx";
import styles from "./choice.module.css";

/** What to check before sitting down, in the words of the article on anxiety. */
export function ChestCheck() {
  const { heading, act } = warnings.chestPain;
  return (
    <Slip look="note" className={styles.check}>
      <p>
        <strong>{heading}</strong>
        <br />
        <Prose of={act} />
      </p>
    </Slip>
  );
}

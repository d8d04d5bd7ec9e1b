import { warnings } from "#content/common";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./chest-check.module.css";

/** What to check before sitting down, in the words of the article on anxiety. */
export function ChestCheck() {
  const { heading, act } = warnings.chestPain;
  return (
    <p className={styles.check}>
      <strong>{heading}</strong>
      <br />
      <Prose of={act} />
    </p>
  );
}

import { home } from "#content/pages/home";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./intro.module.css";
import sections from "./sections.module.css";

export function Intro() {
  return (
    <section className={`${sections.night} ${styles.intro}`}>
      <div className={`wrap ${sections.columns}`}>
        <p className={styles.statement}>
          <Prose of={home.intro.statement} />
        </p>
      </div>
    </section>
  );
}

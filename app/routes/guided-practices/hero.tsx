import kettle from "#art/kettle.svg";
import kettleDark from "#art/kettle-dark.svg";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="practices-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h1 id="practices-heading">Five minutes, in writing</h1>
          <p className={styles.lead}>
            Put the kettle on. By the time that there’s a cup you can drink from, you could have done one of
            these seven.
          </p>
          <p className={styles.how}>
            Read a step, look away, do it, come back for the next. Or read one right through, then do what you
            remember of it. The times are a guide. Nobody’s marking.
          </p>
        </div>
        <PrintPicture
          className={styles.picture}
          wide={kettle}
          wideDark={kettleDark}
          width={760}
          height={640}
          alt="A kettle coming to the boil on a gas ring"
          priority
        />
      </div>
    </section>
  );
}

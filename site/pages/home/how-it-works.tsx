import settleLine from "#art/settle-line.svg";
import settleLineDark from "#art/settle-line-dark.svg";
import settleLineTall from "#art/settle-line-tall.svg";
import settleLineTallDark from "#art/settle-line-tall-dark.svg";
import { home } from "#content/pages/home";
import { PrintPicture } from "../../art/print-picture.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./how-it-works.module.css";

const words = home.howItWorks;

export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="steps-heading">
      <h2 id="steps-heading" className="wrap">
        {words.heading}
      </h2>
      <div className={styles.steps}>
        <PrintPicture
          wide={settleLine}
          wideDark={settleLineDark}
          tall={settleLineTall}
          tallDark={settleLineTallDark}
          width={1600}
          height={200}
          alt=""
        />
        <ol className="wrap">
          {words.steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>
                <Prose of={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

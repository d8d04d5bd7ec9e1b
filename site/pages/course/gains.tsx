import spotConnection from "#art/spot-connection.svg";
import spotConnectionDark from "#art/spot-connection-dark.svg";
import spotFocus from "#art/spot-focus.svg";
import spotFocusDark from "#art/spot-focus-dark.svg";
import spotFulfilment from "#art/spot-fulfilment.svg";
import spotFulfilmentDark from "#art/spot-fulfilment-dark.svg";
import spotInsight from "#art/spot-insight.svg";
import spotInsightDark from "#art/spot-insight-dark.svg";
import spotMastery from "#art/spot-mastery.svg";
import spotMasteryDark from "#art/spot-mastery-dark.svg";
import spotRelief from "#art/spot-relief.svg";
import spotReliefDark from "#art/spot-relief-dark.svg";
import { course as page } from "#content/pages/course";
import { PrintPicture } from "../../art/print-picture.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./gains.module.css";

const words = page.gains;

const gains = [
  { ...words.focus, wide: spotFocus, dark: spotFocusDark },
  { ...words.relief, wide: spotRelief, dark: spotReliefDark },
  { ...words.fulfilment, wide: spotFulfilment, dark: spotFulfilmentDark },
  { ...words.insight, wide: spotInsight, dark: spotInsightDark },
  { ...words.mastery, wide: spotMastery, dark: spotMasteryDark },
  { ...words.connection, wide: spotConnection, dark: spotConnectionDark },
];

export function Gains() {
  return (
    <section className={styles.section} aria-labelledby="gains-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="gains-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
        </div>
        <ul className={styles.labels}>
          {gains.map(({ name, text, wide, dark }) => (
            <li key={name}>
              <PrintPicture wide={wide} wideDark={dark} width={240} height={240} alt="" />
              <div>
                <h3>{name}</h3>
                <p>
                  <Prose of={text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

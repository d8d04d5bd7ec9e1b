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
import { gains } from "../../../content/course.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./gains.module.css";

const spots = {
  focus: [spotFocus, spotFocusDark],
  relief: [spotRelief, spotReliefDark],
  fulfilment: [spotFulfilment, spotFulfilmentDark],
  insight: [spotInsight, spotInsightDark],
  mastery: [spotMastery, spotMasteryDark],
  connection: [spotConnection, spotConnectionDark],
} as const;

export function Gains() {
  return (
    <section className={styles.section} aria-labelledby="gains-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="gains-heading">Six things you’ll be practising</h2>
          <p>What the training is aimed at. Nobody can promise you the results, so I don’t.</p>
        </div>
        <ul className={styles.labels}>
          {gains.map(({ name, spot, aim }) => (
            <li key={name}>
              <PrintPicture wide={spots[spot][0]} wideDark={spots[spot][1]} width={240} height={240} alt="" />
              <div>
                <h3>{name}</h3>
                <p>{aim}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

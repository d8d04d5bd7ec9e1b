import styles from "./first-steps.module.css";
import { HostStep } from "./host-step.tsx";
import { MailStep } from "./mail-step.tsx";
import { SecondPlace } from "./second-place.tsx";

/** Where the site is, and whether emails go out. These aren't among the facts that are counted. */
export const FirstSteps = () => (
  <section className={styles.section} aria-labelledby="first-steps">
    <h2 id="first-steps">Where it will be</h2>
    <ul>
      <HostStep />
      <MailStep />
      <SecondPlace />
    </ul>
  </section>
);

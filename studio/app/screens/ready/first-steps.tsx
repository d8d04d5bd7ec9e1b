import styles from "./first-steps.module.css";
import { HelperStep } from "./helper-step.tsx";
import { HostStep } from "./host-step.tsx";
import { MailStep } from "./mail-step.tsx";
import { SecondPlace } from "./second-place.tsx";

/** Where the site is, whether emails go out, and who helps. These aren't among the facts that are counted. */
export const FirstSteps = () => (
  <section className={styles.section} aria-labelledby="first-steps">
    <h2 id="first-steps">Where it will be</h2>
    <ul>
      <HostStep />
      <MailStep />
      <SecondPlace />
      <HelperStep />
    </ul>
  </section>
);

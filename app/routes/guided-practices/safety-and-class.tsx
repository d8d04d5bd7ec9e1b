import { sundayClass } from "#content/schedule";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./safety-and-class.module.css";

/** When to stop, and the class for those who want company. */
export function SafetyAndClass() {
  return (
    <section className={styles.section} aria-labelledby="gently-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="gently-heading">Go gently</h2>
          <p>
            Short practices like these are manageable for most people, and now and then difficult feelings
            come up. You can open your eyes, move, or stop, at any step and without a reason. If you live with
            trauma, psychosis or a mental-health condition, talk with your GP or psychologist before you
            start, and <a href={paths.contact}>tell me</a> if you come to a class.
          </p>
        </div>
        <div>
          <h2>Or do one with other people in the room</h2>
          <p>
            The {sundayClass.weekday} class is {sundayClass.minutes} minutes of this, spoken. It’s easier to
            stay for all of it when the person beside you is staying too. Or{" "}
            <a href={paths.videos}>let a video do the talking</a>.
          </p>
          <ButtonLink to={paths.sundayClass}>About the Sunday class</ButtonLink>
        </div>
      </div>
    </section>
  );
}

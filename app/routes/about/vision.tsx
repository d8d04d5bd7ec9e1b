import { business } from "#content/business";
import styles from "./vision.module.css";

export function Vision() {
  return (
    <section className={styles.vision} aria-labelledby="vision-heading">
      <div className="wrap">
        <h2 id="vision-heading">What I’m after is swimming lessons.</h2>
        <div className={styles.words}>
          <p>
            Nobody thinks you’re deep because you can swim. You learned it somewhere warm, from someone who
            could already do it, and now it’s simply yours, for good days and bad ones.
          </p>
          <p>
            I’d like this to be as ordinary as that in {business.place.town}: a thing people go and learn, not
            a thing people are. A few weeks of being shown, then a skill that goes to work with you, sits in
            the waiting room with you, and comes home.
          </p>
        </div>
      </div>
    </section>
  );
}

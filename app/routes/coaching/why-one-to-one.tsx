import styles from "./why-one-to-one.module.css";

export function WhyOneToOne() {
  return (
    <section className={styles.why} aria-labelledby="why-heading">
      <div className="wrap">
        <h2 id="why-heading">Nobody learns to drive from a podcast</h2>
        <div className={styles.columns}>
          <p>
            You can know a great deal about attention and still be halfway through an argument at three in the
            morning with somebody who’s asleep in another suburb.
          </p>
          <p>
            Knowing was never the trouble. It’s what to do with the next two seconds, and that’s hard to see
            from where you’re sitting. Somebody beside you sees you ride the clutch.
          </p>
          <p>
            A recording can’t hear you go quiet. A group can’t pull over for one person. An hour with one
            other human in it can do both.
          </p>
        </div>
      </div>
    </section>
  );
}

import styles from "./hero.module.css";

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="library-heading">
      <div className="wrap">
        <h1 id="library-heading">Video library</h1>
        <p>Seven guided practices and four short lessons. Free, no sign-up, and none of them has a flute.</p>
      </div>
    </section>
  );
}

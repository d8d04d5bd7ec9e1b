import { services as page } from "#content/pages/services";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./hero.module.css";
import { Planks } from "./planks.tsx";

const words = page.hero;

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="services-heading">
      <div className="wrap">
        <h1 id="services-heading">{words.heading}</h1>
        <p>
          <Prose of={words.lead} />
        </p>
        <Planks />
      </div>
      <Print name="three-ways-in" alt={words.picture} priority />
    </section>
  );
}

import threeWays from "#art/three-ways-in.svg";
import threeWaysDark from "#art/three-ways-in-dark.svg";
import threeWaysTall from "#art/three-ways-in-tall.svg";
import threeWaysTallDark from "#art/three-ways-in-tall-dark.svg";
import { services as page } from "#content/pages/services";
import { PrintPicture } from "../../art/print-picture.tsx";
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
      <PrintPicture
        wide={threeWays}
        wideDark={threeWaysDark}
        tall={threeWaysTall}
        tallDark={threeWaysTallDark}
        width={1600}
        height={520}
        alt={words.picture}
        priority
      />
    </section>
  );
}

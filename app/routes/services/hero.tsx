import threeWays from "#art/three-ways-in.svg";
import threeWaysDark from "#art/three-ways-in-dark.svg";
import threeWaysTall from "#art/three-ways-in-tall.svg";
import threeWaysTallDark from "#art/three-ways-in-tall-dark.svg";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="services-heading">
      <div className="wrap">
        <h1 id="services-heading">Three ways in</h1>
        <p>Same three skills, same teacher. What changes is how much of it you want at once.</p>
      </div>
      <PrintPicture
        wide={threeWays}
        wideDark={threeWaysDark}
        tall={threeWaysTall}
        tallDark={threeWaysTallDark}
        width={1600}
        height={520}
        alt="A lake wall with three ways into the water: stone steps with a towel beside them, a long jetty, and a rowing boat for two"
        priority
      />
    </section>
  );
}

import type { ReactNode } from "react";
import { hero } from "#content/pages/contact";
import { Hero } from "../../kit/hero.tsx";
import styles from "./page.module.css";

/** The hero, with the form as a postcard. Its picture comes first, so that it doesn’t push the form down as it arrives. */
export function Postcard({ children }: { readonly children: ReactNode }) {
  return (
    <Hero
      id="contact-heading"
      heading={hero.heading}
      lead={hero.lead}
      layout="above"
      print="letterbox"
      alt={hero.picture}
      className={styles.hero}
    >
      <div className={styles.postcard} id="write">
        <h2>{hero.formHeading}</h2>
        {children}
      </div>
    </Hero>
  );
}

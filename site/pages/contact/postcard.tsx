import type { ReactNode } from "react";
import { hero } from "#content/pages/contact";
import { Hero } from "../../kit/hero.tsx";
import styles from "./page.module.css";

/** The hero, with the form as a postcard before its picture: who opens the page on a phone came to write. */
export function Postcard({ children }: { readonly children: ReactNode }) {
  return (
    <Hero
      id="contact-heading"
      heading={hero.heading}
      lead={hero.lead}
      layout="below"
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

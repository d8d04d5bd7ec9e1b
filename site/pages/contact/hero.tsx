import type { ReactNode } from "react";
import letterbox from "#art/letterbox.svg";
import letterboxDark from "#art/letterbox-dark.svg";
import letterboxWide from "#art/letterbox-wide.svg";
import letterboxWideDark from "#art/letterbox-wide-dark.svg";
import { hero as words } from "#content/pages/contact";
import { Prose } from "../../components/prose/prose.tsx";
import { belowDesktop, darkMode } from "../../styles/media-queries.ts";
import styles from "./hero.module.css";

/** The hero contains the form, as a postcard. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="contact-heading">
      <div className={`wrap grid ${styles.layout}`}>
        <div className={styles.words}>
          <h1 id="contact-heading">{words.heading}</h1>
          <p className={styles.lead}>
            <Prose of={words.lead} />
          </p>
        </div>
        <picture className={styles.picture}>
          <source media={`${belowDesktop} and ${darkMode}`} srcSet={letterboxWideDark} />
          <source media={belowDesktop} srcSet={letterboxWide} />
          <source media={darkMode} srcSet={letterboxDark} />
          <img src={letterbox} width={720} height={1180} fetchPriority="high" alt={words.picture} />
        </picture>
        <div className={styles.postcard} id="write">
          <h2>{words.formHeading}</h2>
          {children}
        </div>
      </div>
    </section>
  );
}

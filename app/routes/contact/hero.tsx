import type { ReactNode } from "react";
import letterbox from "#art/letterbox.svg";
import letterboxDark from "#art/letterbox-dark.svg";
import letterboxWide from "#art/letterbox-wide.svg";
import letterboxWideDark from "#art/letterbox-wide-dark.svg";
import { business } from "#content/business";
import { belowDesktop, darkMode } from "../../styles/media-queries.ts";
import styles from "./hero.module.css";

/** The hero contains the form, as a postcard. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="contact-heading">
      <div className={`wrap grid ${styles.layout}`}>
        <div className={styles.words}>
          <h1 id="contact-heading">Drop me a line</h1>
          <p className={styles.lead}>I read every message and answer it myself, {business.replyPromise}.</p>
        </div>
        <picture className={styles.picture}>
          <source media={`${belowDesktop} and ${darkMode}`} srcSet={letterboxWideDark} />
          <source media={belowDesktop} srcSet={letterboxWide} />
          <source media={darkMode} srcSet={letterboxDark} />
          <img
            src={letterbox}
            width={720}
            height={1180}
            fetchPriority="high"
            alt="A milk-can letterbox on a post, a letter sticking out of it and a magpie on top"
          />
        </picture>
        <div className={styles.postcard}>
          <h2>Send a Message</h2>
          {children}
        </div>
      </div>
    </section>
  );
}

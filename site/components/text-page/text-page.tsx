import type { ReactNode } from "react";
import type { Prose as ProseValue } from "../../../content-model/schema/prose.ts";
import { Chapter, Hero } from "../../kit/sections.tsx";
import styles from "./text-page.module.css";

type TextPageProps = {
  readonly title: string;
  /** The title is longer than about five words. */
  readonly long?: boolean;
  readonly lead: ProseValue;
  /** `TextSection`s. */
  readonly children: ReactNode;
  /** A section with a ground of its own, below the text. */
  readonly after?: ReactNode;
};

/** A page of text: a header, and sections with their headings at the side. */
export function TextPage({ title, long = false, lead, children, after }: TextPageProps) {
  return (
    <main id="main">
      <Hero
        id="page-title"
        heading={title}
        long={long}
        lead={lead}
        layout="below"
        print="horizon"
        className={styles.head}
      />
      <div className={styles.sections}>{children}</div>
      {after}
    </main>
  );
}

type TextSectionProps = {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <Chapter id={`${id}-title`} heading={title} layout="side" className={styles.section}>
      <div id={id} className={styles.text}>
        {children}
      </div>
    </Chapter>
  );
}

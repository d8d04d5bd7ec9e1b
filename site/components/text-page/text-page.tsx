import type { ReactNode } from "react";
import type { Prose as ProseValue } from "../../../content-model/schema/prose.ts";
import { Chapter } from "../../kit/chapter.tsx";
import { Hero } from "../../kit/hero.tsx";
import styles from "./text-page.module.css";

type TextPageProps = {
  readonly title: string;
  readonly lead: ProseValue;
  /** `TextSection`s. */
  readonly children: ReactNode;
};

/** A page of text: a header, and sections with their headings at the side. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <main id="main">
      <Hero
        id="page-title"
        heading={title}
        lead={lead}
        layout="below"
        print="horizon"
        className={styles.head}
      />
      {/* Keeps short sections from being laid out late, at an estimated height. */}
      <div className={styles.sections}>{children}</div>
    </main>
  );
}

type TextSectionProps = {
  readonly id: string;
  readonly title: string;
  /** Shows the heading only until it is selected, on phones. */
  readonly foldsOnPhones?: boolean;
  readonly children: ReactNode;
};

export function TextSection({ id, title, foldsOnPhones = false, children }: TextSectionProps) {
  return (
    <Chapter
      id={`${id}-title`}
      heading={title}
      layout="side"
      foldsOnPhones={foldsOnPhones}
      className={styles.section}
    >
      {/* Links lead into the fold: a browser opens it for a target inside. */}
      <div id={id} className={styles.text}>
        {children}
      </div>
    </Chapter>
  );
}

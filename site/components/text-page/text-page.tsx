import type { ReactNode } from "react";
import { Print } from "../../art/print.tsx";
import styles from "./text-page.module.css";

type TextPageProps = {
  readonly title: string;
  readonly lead: ReactNode;
  /** `TextSection`s. */
  readonly children: ReactNode;
};

/** A page of text: a header, and sections with their headings at the side. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <main id="main">
      <section className={styles.head} aria-labelledby="page-title">
        <div className="wrap">
          <h1 id="page-title">{title}</h1>
          <p>{lead}</p>
        </div>
        <Print name="horizon" alt="" priority />
      </section>
      <div className={`wrap ${styles.sections}`}>{children}</div>
    </main>
  );
}

export function TextSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

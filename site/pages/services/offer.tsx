import type { ReactNode } from "react";
import type { Services } from "../../../content-model/schema/pages/services.ts";
import type { SitePath } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { ShouldLink } from "../../components/should-i-do-this/should-link.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./offers.module.css";

type OfferProps = {
  readonly words: Services["offers"]["coaching"];
  /** Stands above the figure, and marks the offer out. */
  readonly badge?: string;
  /** The path of its page. */
  readonly to: SitePath;
  /** Facts that follow the others, and their names. */
  readonly lastFacts?: readonly Fact[];
  /** The button that books it. */
  readonly children: ReactNode;
};

export function Offer({ words, badge, to, lastFacts = [], children }: OfferProps) {
  const { figure, name, text, more, facts } = words;
  return (
    <article className={classNames(styles.offer, badge && styles.marked)}>
      <p className={styles.figure}>
        {badge && <b>{badge}</b>}
        {figure}
      </p>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>
          <Prose of={text} />
        </p>
        <p className="actions">
          {children}
          <a href={to}>{more}</a>
          <ShouldLink />
        </p>
      </div>
      <Facts
        plain
        of={[
          ...facts.map((fact) => [fact.name, <Prose key={fact.name} of={fact.text} />] as const),
          ...lastFacts,
        ]}
      />
    </article>
  );
}

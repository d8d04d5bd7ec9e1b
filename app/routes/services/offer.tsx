import type { ReactNode } from "react";
import type { SitePath } from "../../paths.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./offers.module.css";

type OfferProps = {
  /** A price, or how it is paid. */
  readonly figure: string;
  readonly badge?: string;
  readonly name: string;
  readonly text: string;
  readonly facts: readonly (readonly [label: string, fact: ReactNode])[];
  readonly more: { readonly to: SitePath; readonly label: string };
  /** The button that books it. */
  readonly children: ReactNode;
};

export function Offer({ figure, badge, name, text, facts, more, children }: OfferProps) {
  return (
    <article className={classNames(styles.offer, badge && styles.mostPopular)}>
      <p className={styles.figure}>
        {badge && <b>{badge}</b>}
        {figure}
      </p>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{text}</p>
        <div className={styles.actions}>
          {children}
          <a href={more.to}>{more.label}</a>
        </div>
      </div>
      <dl>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

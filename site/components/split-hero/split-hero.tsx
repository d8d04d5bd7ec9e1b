import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./split-hero.module.css";

type SplitHeroProps = {
  /** The id of the `<h1>` among the children. */
  readonly headingId: string;
  /** Can set `--words` and `--picture` (their columns) and `--focus` (`object-position` of the picture). */
  readonly className?: string | undefined;
  readonly picture: ReactNode;
  /** The `<h1>`, a paragraph, and the calls to action. */
  readonly children: ReactNode;
};

/** A hero with text beside a picture that runs to the edge of the screen. */
export function SplitHero({ headingId, className, picture, children }: SplitHeroProps) {
  return (
    <section className={classNames(styles.hero, className)} aria-labelledby={headingId}>
      <div className={styles.words}>{children}</div>
      {picture}
    </section>
  );
}

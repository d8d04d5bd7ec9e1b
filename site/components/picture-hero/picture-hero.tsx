import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./picture-hero.module.css";

type PictureHeroProps = {
  /** The id of the `<h1>` among the children. */
  readonly headingId?: string;
  /** Sets the height, and keeps the text clear of the subject of the picture. */
  readonly className?: string | undefined;
  readonly picture: ReactNode;
  /** The `<h1>`, a paragraph, and the calls to action. */
  readonly children: ReactNode;
};

/** A hero with text over a picture that fills it. */
export function PictureHero({ headingId, className, picture, children }: PictureHeroProps) {
  return (
    <section className={classNames(styles.hero, className)} aria-labelledby={headingId}>
      {picture}
      <div className={`wrap ${styles.words}`}>{children}</div>
    </section>
  );
}

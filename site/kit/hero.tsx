import type { ReactNode } from "react";
import type { Prose as ProseValue } from "../../content-model/schema/prose.ts";
import { Prose } from "../components/prose/prose.tsx";
import { classNames } from "../ui/class-names.ts";
import { unbroken } from "../ui/unbroken.tsx";
import chapter from "./chapter.module.css";
import type { Tone } from "./chapter.tsx";
import styles from "./hero.module.css";
import { Print, type PrintName } from "./print.tsx";

type HeroProps = {
  /** The id of the page's heading. */
  readonly id: string;
  /** Stands above the heading, and is part of it. */
  readonly kicker?: ReactNode;
  readonly heading: ReactNode;
  /** The heading is longer than about five words. */
  readonly long?: boolean;
  readonly lead?: ProseValue | undefined;
  /** Where the picture stands: behind the words (`over`), beside, above or below them. `plain` has no picture. */
  readonly layout: "over" | "beside" | "above" | "below" | "plain";
  readonly print?: PrintName;
  /** What the picture shows. */
  readonly alt?: string;
  /** A `<picture>` in place of a print. */
  readonly picture?: ReactNode;
  /** The ground. With `paper`, a chapter on paper that follows has no room above it. */
  readonly tone?: Tone;
  /** Can set `--words` and `--picture` (columns); of the picture `--focus` (`object-position`), `--height`, and its aspect ratio on phones (`--shape`) and tablets (`--mid`). */
  readonly className?: string | undefined;
  /** Facts and calls to action. */
  readonly children?: ReactNode;
};

/** The first section of a page: its heading, a lead, facts, what to do, and its picture. */
export function Hero({
  id,
  kicker,
  heading,
  long,
  lead,
  layout,
  print,
  alt = "",
  picture = print && <Print name={print} alt={alt} priority />,
  tone,
  className,
  children,
}: HeroProps) {
  const first = layout === "over" || layout === "above";
  return (
    <section
      className={classNames(tone && chapter[tone], styles.hero, styles[layout], className)}
      aria-labelledby={id}
    >
      {first && picture}
      <div className={classNames(layout !== "beside" && "wrap", styles.words)}>
        <h1 id={id} className={classNames(long && styles.long)}>
          {kicker && <span className={styles.kicker}>{kicker} </span>}
          {unbroken(heading)}
        </h1>
        {lead !== undefined && (
          <p className={styles.lead}>
            <Prose of={lead} />
          </p>
        )}
        {children}
      </div>
      {!first && picture}
    </section>
  );
}

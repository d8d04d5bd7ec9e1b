import type { ReactNode } from "react";
import type { Prose as ProseValue } from "../../content-model/schema/prose.ts";
import { Prose } from "../components/prose/prose.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./chapter.module.css";
import { Plate, type PlateProps } from "./plate.tsx";

/** The ground of a section. Text on night is light, except on paper. */
export type Tone = "paper" | "shade" | "blush" | "gold" | "night";

export type ChapterProps = {
  /** The id of the heading, unique on the page. Links can lead to it. */
  readonly id: string;
  /** The id of the section, where links lead to it instead. */
  readonly anchor?: string;
  readonly heading: ReactNode;
  readonly tone?: Tone;
  /** The heading stands on top, at the left of what follows (on phones above it), or is visually hidden. */
  readonly layout?: "top" | "side" | "hidden";
  /** Shows only the plate and the heading until it is selected, on phones. */
  readonly foldsOnPhones?: boolean;
  /** A sentence or two under the heading. */
  readonly lead?: ProseValue | undefined;
  /** Follows the lead: a link, a picture, a notice. */
  readonly aside?: ReactNode;
  /** A picture beside the heading and what follows it. */
  readonly plate?: Omit<PlateProps, "children">;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

type FoldProps = {
  readonly heading: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Shows only the heading until it is selected, on phones. */
export const Fold = ({ heading, className, children }: FoldProps) => (
  <details className={classNames(className, "folds", styles.fold)}>
    <summary>{heading}</summary>
    {children}
  </details>
);

/** A section of a page: its heading, and what stands below or beside it. */
export function Chapter({
  id,
  anchor,
  heading,
  tone = "paper",
  layout = "top",
  foldsOnPhones = false,
  lead,
  aside,
  plate,
  className,
  children,
}: ChapterProps) {
  const title = (
    <h2 id={id} className={classNames(layout === "hidden" && "visually-hidden")}>
      {heading}
    </h2>
  );
  const underTitle = (
    <>
      {lead !== undefined && (
        <p>
          <Prose of={lead} />
        </p>
      )}
      {aside}
    </>
  );
  const head =
    lead === undefined && aside === undefined ? (
      title
    ) : (
      <div className={styles.head}>
        {title}
        {underTitle}
      </div>
    );
  const fold = (ownClass?: string) => (
    <Fold heading={title} className={ownClass}>
      {underTitle}
      {children}
    </Fold>
  );
  return (
    <section
      id={anchor}
      className={classNames(
        styles.tight,
        styles[tone],
        styles[layout],
        foldsOnPhones && styles.folding,
        className,
      )}
      aria-labelledby={id}
    >
      {plate ? (
        <div className="wrap">
          <Plate {...plate}>
            {foldsOnPhones ? (
              fold()
            ) : (
              <>
                {head}
                {children}
              </>
            )}
          </Plate>
        </div>
      ) : foldsOnPhones ? (
        fold("wrap")
      ) : (
        <div className="wrap">
          {head}
          {layout === "side" ? <div>{children}</div> : children}
        </div>
      )}
    </section>
  );
}

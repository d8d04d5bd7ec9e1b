import type { ReactNode } from "react";
import type { Prose as ProseValue } from "../../content-model/schema/prose.ts";
import { Prose } from "../components/prose/prose.tsx";
import { classNames } from "../ui/class-names.ts";
import { unbroken } from "../ui/unbroken.tsx";
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
  /** A sentence or two under the heading. */
  readonly lead?: ProseValue | undefined;
  /** Follows the lead: a link, a picture, a notice. */
  readonly aside?: ReactNode;
  /** A picture beside the heading and what follows it. */
  readonly plate?: Omit<PlateProps, "children">;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** A section of a page: its heading, and what stands below or beside it. */
export function Chapter({
  id,
  anchor,
  heading,
  tone = "paper",
  layout = "top",
  lead,
  aside,
  plate,
  className,
  children,
}: ChapterProps) {
  const title = (
    <h2 id={id} className={classNames(layout === "hidden" && "visually-hidden")}>
      {unbroken(heading)}
    </h2>
  );
  const head =
    lead === undefined && aside === undefined ? (
      title
    ) : (
      <div className={styles.head}>
        {title}
        {lead !== undefined && (
          <p>
            <Prose of={lead} />
          </p>
        )}
        {aside}
      </div>
    );
  return (
    <section
      id={anchor}
      className={classNames(styles.tight, styles[tone], styles[layout], className)}
      aria-labelledby={id}
    >
      {plate ? (
        <div className="wrap">
          <Plate {...plate}>
            {head}
            {children}
          </Plate>
        </div>
      ) : (
        <div className="wrap">
          {head}
          {layout === "side" ? <div>{children}</div> : children}
        </div>
      )}
    </section>
  );
}

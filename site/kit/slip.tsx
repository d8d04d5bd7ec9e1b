import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./slip.module.css";

type SlipProps = {
  /** A ticket with an edge, a sheet with a shadow, or a note with a coloured edge; otherwise a piece of paper. */
  readonly look?: "ticket" | "sheet" | "note";
  readonly as?: "div" | "aside" | "section";
  /** Names an aside or a section: its name, or the id of its heading. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A piece of paper on the page. */
export function Slip({ look, as: Tag = "div", label, labelledBy, className, children }: SlipProps) {
  return (
    <Tag
      className={classNames(styles.slip, look && styles[look], className)}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}

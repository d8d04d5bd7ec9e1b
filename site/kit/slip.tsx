import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./slip.module.css";

type SlipProps = {
  /** A docket with teeth, a ticket with punched sides, a sheet with a shadow, or a note with a coloured edge. */
  readonly look: "receipt" | "ticket" | "sheet" | "note";
  readonly as?: "div" | "aside";
  /** Names an aside. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A piece of paper on the page. */
export function Slip({ look, as: Tag = "div", label, className, children }: SlipProps) {
  return (
    <Tag className={classNames(styles.slip, styles[look], className)} aria-label={label}>
      {children}
    </Tag>
  );
}

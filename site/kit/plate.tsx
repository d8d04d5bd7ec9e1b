import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./plate.module.css";
import { Print, type PrintName } from "./print.tsx";

export type PlateProps = {
  readonly print?: PrintName;
  /** What the print shows; empty if it is decoration. */
  readonly alt?: string;
  /** A `<picture>` in place of a print. */
  readonly picture?: ReactNode;
  /** Where the picture stands from tablets on; on phones it is above the words. */
  readonly side?: "left" | "right";
  /** The picture has a frame, runs to the edge of the screen, or is an object on the page, small beside the heading on phones. */
  readonly edge?: "none" | "framed" | "bleed" | "object";
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A print, and words beside it. */
export function Plate({
  print,
  alt = "",
  picture = print && <Print name={print} alt={alt} />,
  side = "right",
  edge = "none",
  className,
  children,
}: PlateProps) {
  return (
    <div className={classNames(styles.plate, styles[side], styles[edge], className)}>
      {picture}
      <div>{children}</div>
    </div>
  );
}

import type { ReactNode } from "react";
import { Print, type PrintName } from "../art/print.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./plate.module.css";

type PlateProps = {
  readonly print: PrintName;
  /** What the picture shows; empty if it is decoration. */
  readonly alt: string;
  /** Where the picture stands from tablets on; on phones it is above the words. */
  readonly side?: "left" | "right";
  /** The picture has a frame, or runs to the edge of the screen. */
  readonly edge?: "none" | "framed" | "bleed";
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A print, and words beside it. */
export function Plate({ print, alt, side = "right", edge = "none", className, children }: PlateProps) {
  return (
    <div className={classNames(styles.plate, styles[side], styles[edge], className)}>
      <Print name={print} alt={alt} />
      <div>{children}</div>
    </div>
  );
}

import type { ReactNode } from "react";

type NoteProps = {
  readonly kind?: "bad" | "gold";
  readonly title?: ReactNode;
  /** Announced at once: for what has just gone wrong. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
};

/** Something to know, beside what it is about. */
export const Note = ({ kind, title, isAlert = false, children }: NoteProps) => (
  <div className={kind ? `note ${kind}` : "note"} role={isAlert ? "alert" : undefined}>
    {title && <h2>{title}</h2>}
    {children}
  </div>
);

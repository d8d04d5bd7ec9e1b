import type { ReactNode } from "react";

/** A word for a state, with a mark of its own shape. */
export const State = ({ kind, children }: { readonly kind: StateKind; readonly children: ReactNode }) => (
  <span className={`state ${kind}`}>{children}</span>
);

export type StateKind = "fine" | "bad" | "wait" | "draft" | "none";

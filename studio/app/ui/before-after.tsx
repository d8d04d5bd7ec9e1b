import type { ReactNode } from "react";

/** Struck out. Most screen readers don't announce the element, hence the words. */
export const Before = ({ children }: { readonly children: ReactNode }) => (
  <del>
    <span className="vh">before: </span>
    {children}
  </del>
);

/** Marked as new. */
export const After = ({ children }: { readonly children: ReactNode }) => (
  <ins>
    <span className="vh">after: </span>
    {children}
  </ins>
);

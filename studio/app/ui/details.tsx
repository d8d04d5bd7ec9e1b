import type { ReactNode } from "react";

/** Folded away until it is wanted. */
export const Details = ({
  summary,
  children,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}) => (
  <details>
    <summary>{summary}</summary>
    {children}
  </details>
);

/** A program's exact words, for a helper. */
export const ExactWords = ({ children }: { readonly children: string }) => (
  <Details summary="The exact words, for whoever helps">
    <pre>{children}</pre>
  </Details>
);

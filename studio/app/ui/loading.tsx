import type { ReactNode } from "react";

type LoadingProps = {
  /** What is being fetched, for screen readers. */
  readonly label: ReactNode;
  /** How many lines of text will come, about. */
  readonly lines?: number;
};

/** Keeps the place of words that are still to come, without a spinner. */
export const Loading = ({ label, lines = 3 }: LoadingProps) => (
  <span className="loading" role="status" style={{ minBlockSize: `${lines * 1.9}rem` }}>
    <span className="vh">{label}</span>
  </span>
);

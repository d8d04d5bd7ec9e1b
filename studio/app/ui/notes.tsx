import type { ReactNode } from "react";
import { classNames } from "../../../site/ui/class-names.ts";
import { detailOf } from "../api/client.ts";
import { WithHelperName } from "./helper-name.tsx";
import styles from "./notes.module.css";
import ui from "./ui.module.css";

type NoteProps = {
  readonly kind?: "bad" | "gold";
  readonly title?: ReactNode;
  /** Announced at once: for what has just gone wrong. */
  readonly isAlert?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Something to know, beside what it is about. */
export const Note = ({ kind, title, isAlert = false, className, children }: NoteProps) => (
  <div
    className={classNames(styles.note, kind && styles[kind], className)}
    role={isAlert ? "alert" : undefined}
  >
    {title && <h2>{title}</h2>}
    {children}
  </div>
);

/** Folded away until it is wanted. */
export const Details = ({
  summary,
  startsOpen = false,
  children,
}: {
  readonly summary: ReactNode;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}) => (
  <details open={startsOpen}>
    <summary>{summary}</summary>
    {children}
  </details>
);

/** A program's exact words, for a helper. Nothing if there are none. */
export const ExactWords = ({ children }: { readonly children: string | null | undefined }) =>
  children && (
    <Details summary={<WithHelperName>The exact words, for whoever helps</WithHelperName>}>
      <pre>{children}</pre>
    </Details>
  );

/** What only a helper needs to know. */
export const ForHelper = ({ children }: { readonly children: ReactNode }) => (
  <p className={classNames(ui.small, ui.soft)}>
    <WithHelperName>For whoever helps you:</WithHelperName> {children}
  </p>
);

type WrongProps = { readonly error?: Error | null; readonly children?: string | undefined };

/** Why something that was clicked wasn't done, announced at once: an error with its exact words, or a sentence. Nothing if it was. */
export const Wrong = ({ error, children = error?.message }: WrongProps) =>
  children && (
    <>
      <p className={ui.error} role="alert">
        {children}
      </p>
      {error && <ExactWords>{detailOf(error)}</ExactWords>}
    </>
  );

type FailureNoteProps = { readonly error: Error | null; readonly children?: ReactNode };

/** The same as a note, with what it means. */
export const FailureNote = ({ error, children }: FailureNoteProps) =>
  error && (
    <Note kind="bad" isAlert title={error.message}>
      {children}
      <ExactWords>{detailOf(error)}</ExactWords>
    </Note>
  );

type LoadingProps = {
  /** What is being fetched, for screen readers. */
  readonly label: ReactNode;
  /** How many lines of text will come, about. */
  readonly lines?: number;
};

/** Keeps the place of words that are still to come, without a spinner. */
export const Loading = ({ label, lines = 3 }: LoadingProps) => (
  <span
    className={styles.loading}
    role="status"
    // Tests and pictures wait until none is left.
    data-loading=""
    style={{ minBlockSize: `${lines * 1.9}rem` }}
  >
    <span className={ui.visuallyHidden}>{label}</span>
  </span>
);

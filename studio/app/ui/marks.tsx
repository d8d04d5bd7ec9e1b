import type { ReactNode } from "react";
import { classNames } from "../../../site/ui/class-names.ts";
import styles from "./marks.module.css";
import ui from "./ui.module.css";

type RegisterMarkProps = {
  readonly out?: boolean;
  readonly isEmpty?: boolean;
  readonly className?: string | undefined;
};

/** The gold plate: in register when it is what visitors see, out of register when it isn't published. Words go with it. */
export const RegisterMark = ({ out, isEmpty, className }: RegisterMarkProps) => (
  <span
    className={classNames(styles.register, out && styles.out, isEmpty && styles.empty, className)}
    aria-hidden="true"
  />
);

export type StateKind = "fine" | "bad" | "wait" | "draft" | "none";

type StateProps = {
  readonly kind: StateKind;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A word for a state, with a mark of its own shape. */
export const State = ({ kind, className, children }: StateProps) => (
  <span className={classNames(styles.state, styles[kind], className)}>{children}</span>
);

/** Struck out. Most screen readers don't announce the element, hence the words. */
export const Before = ({ children }: { readonly children: ReactNode }) => (
  <del>
    <span className={ui.visuallyHidden}>before: </span>
    {children}
  </del>
);

/** Marked as new. */
export const After = ({ children }: { readonly children: ReactNode }) => (
  <ins>
    <span className={ui.visuallyHidden}>after: </span>
    {children}
  </ins>
);

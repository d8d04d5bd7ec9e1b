import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "../../../site/ui/class-names.ts";
import styles from "./button.module.css";

type Variant = {
  /** Gold is kept for what takes effect outside this computer, and the step that leads there. */
  readonly variant?: "gold" | "quiet" | "link" | undefined;
};

/** Returns the class of what looks like a button and can't be one of those below. */
export const buttonClass = ({ variant = "quiet" }: Variant = {}, className?: string): string =>
  variant === "link"
    ? classNames(styles.link, className)
    : classNames(styles.button, variant === "quiet" && styles.quiet, className);

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Variant & {
    /** It has been clicked, and is at it. The button stays focusable, and does nothing. */
    readonly isBusy?: boolean;
  };

export const Button = ({ variant, isBusy = false, onClick, className, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={buttonClass({ variant }, className)}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
  />
);

/** A link that looks like a button, to another screen. */
export const ButtonLink = ({ variant, className, ...rest }: LinkProps & Variant) => (
  <Link {...rest} className={buttonClass({ variant }, className)} />
);

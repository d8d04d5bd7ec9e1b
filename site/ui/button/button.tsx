import type { ComponentProps, ReactNode } from "react";
import type { SitePath } from "../../../domain/pages.ts";
import { classNames } from "../class-names.ts";
import { ExternalLink } from "../external-link.tsx";
import { unbroken } from "../unbroken.tsx";
import styles from "./button.module.css";

/** `small`, `medium` and `large` are at least 44, 48 and 56 px high. */
export type ButtonLook = {
  readonly size?: "small" | "medium" | "large" | undefined;
  /**
   * `quiet` beside a more important button; `onNight` on a dark background, or `paper` where gold stands for something else;
   * `dark` on yellow, and gold where that is night; `alarm` to call for help.
   */
  readonly tone?: "gold" | "quiet" | "onNight" | "paper" | "dark" | "alarm" | undefined;
};

/** Returns the classes of an element that looks like a button. */
export function buttonClass({ size = "medium", tone = "gold" }: ButtonLook, extra?: string): string {
  return classNames(styles.button, size !== "medium" && styles[size], tone !== "gold" && styles[tone], extra);
}

export function Button({
  size,
  tone,
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & ButtonLook) {
  return <button type={type} className={buttonClass({ size, tone }, className)} {...rest} />;
}

/** A link within the site that looks like a button. */
export function ButtonLink({
  to,
  size,
  tone,
  className,
  children,
}: ButtonLook & {
  to: SitePath | `${SitePath}#${string}`;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a href={to} className={buttonClass({ size, tone }, className)}>
      {unbroken(children)}
    </a>
  );
}

/** A link to another site that looks like a button. */
export function ExternalButtonLink({
  href,
  size,
  tone,
  className,
  children,
}: ButtonLook & { href: string; className?: string | undefined; children: ReactNode }) {
  return (
    <ExternalLink href={href} className={buttonClass({ size, tone }, className)}>
      {unbroken(children)}
    </ExternalLink>
  );
}

import type { ComponentProps, ReactNode } from "react";
import type { SitePath } from "../../paths.ts";
import { classNames } from "../class-names.ts";
import { ExternalLink } from "../external-link.tsx";
import styles from "./button.module.css";

/** `small`, `medium` and `large` are at least 44, 48 and 56 px high. */
export type ButtonLook = {
  readonly size?: "small" | "medium" | "large";
  /** `quiet` beside a more important one; `onNight` on a dark ground; `dark` on wattle. */
  readonly tone?: "gold" | "quiet" | "onNight" | "dark";
};

/** The class of anything that should look like a button. */
export function buttonClass({ size = "medium", tone = "gold" }: ButtonLook, extra?: string): string {
  return classNames(styles.button, size !== "medium" && styles[size], tone !== "gold" && styles[tone], extra);
}

/** A button that does something on this page. */
export function Button({
  size,
  tone,
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & ButtonLook) {
  return <button type={type} className={buttonClass(look(size, tone), className)} {...rest} />;
}

/** A link to a page of this site that looks like a button. */
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
    <a href={to} className={buttonClass(look(size, tone), className)}>
      {children}
    </a>
  );
}

/** A link to another site, in a new tab, that looks like a button. */
export function ExternalButtonLink({
  href,
  size,
  tone,
  className,
  children,
}: ButtonLook & { href: string; className?: string | undefined; children: ReactNode }) {
  return (
    <ExternalLink href={href} className={buttonClass(look(size, tone), className)}>
      {children}
    </ExternalLink>
  );
}

function look(size: ButtonLook["size"], tone: ButtonLook["tone"]): ButtonLook {
  return { ...(size && { size }), ...(tone && { tone }) };
}

import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router";

type Look = {
  /** Gold is kept for what takes effect outside this computer, and the step that leads there. */
  readonly look?: "gold" | "quiet" | "link";
  readonly small?: boolean;
};

const classOf = ({ look = "quiet", small = false }: Look) =>
  look === "link" ? "linkbtn" : ["btn", look === "quiet" && "quiet", small && "s"].filter(Boolean).join(" ");

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** It has been clicked, and is at it. The button stays focusable, and does nothing. */
    readonly isBusy?: boolean;
  };

export const Button = ({ look, small, isBusy = false, onClick, className, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={`${classOf({ ...(look && { look }), ...(small && { small }) })}${isBusy ? " off" : ""}${className ? ` ${className}` : ""}`}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
  />
);

/** A link that looks like a button, to another screen. */
export const ButtonLink = ({ look, small, ...rest }: Omit<LinkProps, "className"> & Look) => (
  <Link {...rest} className={classOf({ ...(look && { look }), ...(small && { small }) })} />
);

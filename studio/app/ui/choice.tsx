import type { InputHTMLAttributes, ReactNode } from "react";

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  readonly type?: "checkbox" | "radio";
  readonly label: ReactNode;
  readonly hint?: ReactNode;
};

/** A box to tick, or one of several to choose. */
export const Choice = ({ type = "radio", label, hint, ...rest }: ChoiceProps) => (
  <label className="choice">
    <input type={type} {...rest} />
    <span>
      <b>{label}</b>
      {hint && <span className="hint">{hint}</span>}
    </span>
  </label>
);

import type { InputHTMLAttributes } from "react";

type MoneyInputProps = InputHTMLAttributes<HTMLInputElement> & {
  /** Such as AUD. */
  readonly currency: string;
};

/** Dollars and cents, typed as text: a number field would change what was typed. */
export const MoneyInput = ({ currency, ...rest }: MoneyInputProps) => (
  <div className="money">
    <span aria-hidden="true">$</span>
    <input className="in fig" inputMode="decimal" autoComplete="off" {...rest} />
    <span aria-hidden="true">{currency}</span>
  </div>
);

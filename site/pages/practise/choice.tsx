import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./card.module.css";
import type { Options } from "./room/options.ts";

/** Tells which option the visitor switched, and how. */
export type OnChoose = (name: keyof Options, isOn: boolean) => void;

type ChoiceProps = {
  readonly name: keyof Options;
  readonly isOn: boolean;
  readonly onChoose: OnChoose;
  readonly isDisabled?: boolean;
  /** The id of the form that it belongs to, if it stands outside of it. */
  readonly form?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A checkbox of the visitor's options. The page's script sets and remembers it (`await-room.inline.ts`). */
export function Choice({ name, isOn, onChoose, isDisabled, form, className, children }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input
        type="checkbox"
        data-option=""
        name={name}
        form={form}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(name, target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

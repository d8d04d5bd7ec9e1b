import type { ReactNode } from "react";
import { warnings } from "#content/common";
import { Prose } from "../../components/prose/prose.tsx";
import { Slip } from "../../kit/parts.tsx";
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

/** What to check before sitting down, in the words of the article on anxiety. Its heading unfolds it. */
export function ChestCheck() {
  const { heading, signs, act, known } = warnings.chestPain;
  return (
    <Slip look="note" className={styles.check}>
      <details className="folds">
        <summary>
          <strong>{heading}</strong>
        </summary>
        <p>
          <Prose of={signs} />
        </p>
        <p>
          <Prose of={act} />
        </p>
        <p>
          <Prose of={known} />
        </p>
      </details>
    </Slip>
  );
}

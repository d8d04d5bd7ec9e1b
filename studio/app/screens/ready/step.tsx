import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import { Button } from "../../ui/button.tsx";
import { State } from "../../ui/marks.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./first-steps.module.css";

/** Whether a step is open: by itself until it works, and then only when that is asked for. */
export type Folding = {
  readonly isOpen: boolean;
  readonly item: RefObject<HTMLLIElement | null>;
  /** It stays open, though it may work. */
  open(): void;
  /** It folds as soon as it works. */
  letGo(): void;
};

/** @param works undefined while that isn't known */
export function useFolding(works: boolean | undefined): Folding {
  const [isOpen, setOpen] = useState<boolean>();
  const item = useRef<HTMLLIElement>(null);
  const wasInside = useRef(false);
  const shown = isOpen ?? works === false;
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && item.current?.contains(target) === true;
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);
  // What had the focus goes when the step opens or folds: the focus stays in the step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it has opened or folded
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) {
      item.current?.querySelector<HTMLElement>("input:checked, input, button")?.focus();
    }
  }, [shown]);
  return {
    isOpen: shown,
    item,
    open: () => setOpen(true),
    letGo: () => setOpen(undefined),
  };
}

type StepProps = {
  /** Links lead there. */
  readonly id?: string;
  readonly title: string;
  readonly folding: Folding;
  /** The one line that is left once it works, or until that is known. */
  readonly line: ReactNode;
  readonly works: boolean | undefined;
  readonly children: ReactNode;
};

/** One thing to settle: a form, or one line once it works. */
export const Step = ({ id, title, folding, line, works, children }: StepProps) => (
  <li
    id={id}
    tabIndex={id ? -1 : undefined}
    ref={folding.item}
    className={classNames(styles.step, folding.isOpen && styles.open)}
  >
    <h3>{title}</h3>
    {folding.isOpen ? (
      <div className={classNames(ui.tightStack, ui.form)} onChange={folding.open}>
        {children}
      </div>
    ) : (
      <>
        <p>
          {works ? (
            <State kind="fine" className={styles.line}>
              {line}
            </State>
          ) : (
            line
          )}
        </p>
        {works !== undefined && (
          <Button small className={styles.action} onClick={folding.open}>
            Change<span className={ui.visuallyHidden}>: {title.toLowerCase()}</span>
          </Button>
        )}
      </>
    )}
  </li>
);

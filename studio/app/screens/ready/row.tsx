import { type ReactNode, useState } from "react";
import { useDeepLink } from "../../forms/deep-link.ts";
import { State, type StateKind } from "../../ui/marks.tsx";
import { useIsPhone } from "../../ui/use-media.ts";
import styles from "./ready.module.css";

type RowProps = {
  /** Links lead there. */
  readonly id?: string;
  readonly title: string;
  /** How it is now. */
  readonly line: ReactNode;
  readonly state?: { readonly kind: StateKind; readonly words: string } | undefined;
  /** Whether it unfolds by itself. */
  readonly opens?: boolean;
  /** Whether it unfolds by itself where there is room: on a phone, the other lines would be far below. */
  readonly opensWide?: boolean;
  readonly children: ReactNode;
};

/** One thing to settle: how it is, in a line that unfolds to what settles it. Once unfolded, it stays so until it is folded. */
export function Row({ id, title, line, state, opens = false, opensWide = false, children }: RowProps) {
  const [chosen, setChosen] = useState<boolean>();
  const isPhone = useIsPhone();
  const { isHere } = useDeepLink(...(id ? [id] : []));
  const isOpen = chosen ?? (opens || isHere || (opensWide && !isPhone));
  return (
    <li id={id} tabIndex={id ? -1 : undefined}>
      <details
        className={styles.fact}
        open={isOpen}
        onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
      >
        <summary>
          <b>{title}</b>
          <span className={styles.made}>{line}</span>
          {state && <State kind={state.kind}>{state.words}</State>}
        </summary>
        {isOpen && <div className={styles.fields}>{children}</div>}
      </details>
    </li>
  );
}

/** The state of a step. */
export const toDo = (isDone: boolean) =>
  isDone ? ({ kind: "fine", words: "Works" } as const) : ({ kind: "wait", words: "To do" } as const);

/**
 * Returns the texts of a form: what is typed, and otherwise what is saved. This window keeps what is typed until it is saved,
 * also on other screens.
 *
 * @param key names the form
 */
export function useTyped<Texts extends Readonly<Record<string, string>>>(key: string, saved: Texts) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => readKept(key));
  const keep = (next: Readonly<Record<string, string>>) => {
    setTyped(next);
    sessionStorage.setItem(key, JSON.stringify(next));
  };
  const known = Object.entries(typed).filter(([name]) => name in saved);
  const texts = { ...saved, ...Object.fromEntries(known) } as Texts;
  return {
    texts,
    /** What was typed here alone: another device may have saved the others since. */
    typed: Object.fromEntries(known) as Partial<Texts>,
    isChanged: known.some(([name, text]) => saved[name] !== text),
    type: (changes: Partial<Texts>) => keep({ ...typed, ...(changes as Readonly<Record<string, string>>) }),
    forget: () => keep({}),
  };
}

const readKept = (key: string): Readonly<Record<string, string>> =>
  JSON.parse(sessionStorage.getItem(key) ?? "{}");

import type { ReactNode } from "react";
import styles from "./side-answers.module.css";
import { SideHeading, type SideHeadingProps } from "./side-heading.tsx";

type SideAnswersProps = Omit<SideHeadingProps, "children"> & {
  /** Those without a text aren't shown. */
  readonly answers: readonly { readonly name: string; readonly text: ReactNode }[];
  /** Below the answers: its name, and what stands there. */
  readonly last?: readonly [name: string, text: ReactNode];
};

/** A section with its heading at the left and a list of short answers. */
export function SideAnswers({ answers, last, ...section }: SideAnswersProps) {
  return (
    <SideHeading {...section}>
      <dl className={styles.answers}>
        {answers.map(
          ({ name, text }) =>
            text !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        {last && (
          <div className={styles.last}>
            <dt>{last[0]}</dt>
            <dd>{last[1]}</dd>
          </div>
        )}
      </dl>
    </SideHeading>
  );
}

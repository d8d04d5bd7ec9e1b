import { shouldIDoThis as words } from "#content/common";
import { CrisisLine } from "../../layout/crisis-line.tsx";
import { Prose } from "../prose/prose.tsx";
import { SideHeading } from "../side-heading/side-heading.tsx";
import styles from "./should-i-do-this.module.css";

/** A section on who should talk with someone first, what happens then, and when to stop. */
export function ShouldIDoThis({
  className,
  foldsOnPhones = false,
}: {
  className?: string | undefined;
  /** Shows the heading only until it is selected, on pages that are long on phones. */
  foldsOnPhones?: boolean;
}) {
  return (
    <SideHeading
      id="should-i-do-this"
      heading={words.heading}
      className={className}
      foldsOnPhones={foldsOnPhones}
    >
      <dl className={styles.answers}>
        {words.answers.map(({ when, text }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>
              <Prose of={text} />
            </dd>
          </div>
        ))}
        <div className={styles.crisis}>
          <dt>{words.crisis}</dt>
          <dd>
            <CrisisLine />
          </dd>
        </div>
      </dl>
    </SideHeading>
  );
}

import { shouldIDoThis as words } from "#content/common";
import chapter from "../../kit/chapter.module.css";
import { Ledger } from "../../kit/ledger.tsx";
import { Slip } from "../../kit/slip.tsx";
import { CrisisLine } from "../../layout/crisis-line.tsx";
import styles from "./should-i-do-this.module.css";

/** A folded slip on who should talk with someone first, what happens then, and when to stop. A link to `#should-i-do-this` opens it. */
export function ShouldIDoThis() {
  return (
    <section className={`${chapter.paper} ${chapter.tight}`} aria-labelledby="should-i-do-this-heading">
      <div className="wrap">
        <Slip look="sheet">
          <details className={`folds ${styles.fold}`}>
            <summary>
              <h2 id="should-i-do-this-heading">{words.heading}</h2>
            </summary>
            <div id="should-i-do-this">
              <Ledger
                columns={2}
                of={[
                  ...words.answers.map(({ when, text }) => ({ name: when, text })),
                  { name: words.crisis, more: <CrisisLine /> },
                ]}
              />
            </div>
          </details>
        </Slip>
      </div>
    </section>
  );
}

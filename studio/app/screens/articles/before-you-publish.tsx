import type { ReactNode } from "react";
import type { ArticleProblem } from "../../../server/routes/articles.ts";
import { Button } from "../../ui/button.tsx";
import { State } from "../../ui/marks.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./articles.module.css";
import { needsOf, type Path } from "./needs.ts";

type BeforeYouPublishProps = {
  readonly isDraft: boolean;
  readonly problems: readonly ArticleProblem[];
  readonly onGoTo: (path: Path) => void;
  /** What can be done then. */
  readonly children: ReactNode;
};

/** What an article still needs. */
export function BeforeYouPublish({ isDraft, problems, onGoTo, children }: BeforeYouPublishProps) {
  const needs = needsOf(problems);
  return (
    <>
      <h2 id="before-you-publish" tabIndex={-1}>
        Before you publish
      </h2>
      <ul className={styles.needs}>
        {needs.map(({ words, path }) => (
          <li key={words}>
            <State kind={isDraft ? "wait" : "bad"}>{isDraft ? "Still needed" : "To correct"}</State>
            <p>
              <Button variant="link" onClick={() => onGoTo(path)}>
                {words}
              </Button>
            </p>
          </li>
        ))}
        {needs.length === 0 && (
          <li>
            <State kind="fine">Nothing is missing</State>
          </li>
        )}
      </ul>
      <p className={ui.hint}>What studies say needs a source, and no article may promise a cure.</p>
      {children}
    </>
  );
}

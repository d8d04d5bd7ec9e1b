import type { ReactNode } from "react";
import type { DocNode } from "../../../core/articles/document.ts";
import { citedIn, minutesToRead, type ToLookAt } from "../../../core/articles/look-at.ts";
import type { ArticleProblem } from "../../../server/routes/articles.ts";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/format.ts";
import { State } from "../../ui/marks.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./articles.module.css";
import { needsOf, type Path } from "./needs.ts";

type BeforeYouPublishProps = {
  readonly blocks: readonly DocNode[];
  readonly isDraft: boolean;
  readonly problems: readonly ArticleProblem[];
  readonly found: readonly ToLookAt[];
  readonly onGoTo: (path: Path) => void;
  readonly onShow: (sentence: string) => void;
  readonly onRight: (sentence: string) => void;
  /** What can be done then. */
  readonly children: ReactNode;
};

/** What an article still needs, sentences to look at, and what is fine. */
export function BeforeYouPublish({
  blocks,
  isDraft,
  problems,
  found,
  onGoTo,
  onShow,
  onRight,
  children,
}: BeforeYouPublishProps) {
  const sources = citedIn(blocks).length;
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
              <Button look="link" onClick={() => onGoTo(path)}>
                {words}
              </Button>
            </p>
          </li>
        ))}
        {found.map(({ kind, sentence }) => (
          <li key={kind + sentence}>
            <State kind="wait">{kind}</State>
            <p>“{shorten(sentence)}”</p>
            <p className={ui.row}>
              <Button look="link" onClick={() => onShow(sentence)}>
                Show it
              </Button>
              <Button look="link" onClick={() => onRight(sentence)}>
                It’s still right
              </Button>
            </p>
          </li>
        ))}
        <li>
          <State kind={problems.length + found.length > 0 ? "none" : "fine"}>
            {problems.length + found.length === 0 && "Nothing to look at. "}
            About {minutesToRead(blocks)} to read, {counted(sources, "source")}
          </State>
        </li>
      </ul>
      {children}
    </>
  );
}

const shorten = (sentence: string) => (sentence.length > 160 ? `${sentence.slice(0, 157)}…` : sentence);

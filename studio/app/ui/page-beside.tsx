import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { isFields } from "../../engine/content/entries.ts";
import { pageWithWords } from "../../engine/rendering/show-words.ts";
import { useSession } from "../api/content.ts";
import styles from "./page-beside.module.css";
import { showField, wordsIn } from "./show-field.ts";
import { SteadyFrame } from "./steady-frame.tsx";
import ui from "./ui.module.css";

/** How long after a change the page is built again: not at each letter, in milliseconds. */
const pause = 600;

type PageBesideProps = {
  /** The page's path. */
  readonly page: string;
  /** Changes when the page does. */
  readonly version: unknown;
  /** The form of the page's words. */
  readonly children: ReactNode;
};

/**
 * A form with its page beside it. The page shows the words of the field that one writes in, and words that are pressed there lead
 * to their field. Where there is no room, the page is behind a tab.
 */
export function PageBeside({ page, version, children }: PageBesideProps) {
  const { previewOrigin, previewPages, startedAt } = useSession();
  const [words, setWords] = useState("");
  const [isPage, setPage] = useState(false);
  const [shown, setShown] = useState({ version, count: 0 });
  useEffect(() => {
    const timer = setTimeout(
      () => setShown((last) => (last.version === version ? last : { version, count: last.count + 1 })),
      pause,
    );
    return () => clearTimeout(timer);
  }, [version]);
  const form = useRef<HTMLFieldSetElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const follow = ({ origin, data }: MessageEvent) => {
      if (origin !== previewOrigin || !isFields(data) || typeof data.words !== "string" || !form.current)
        return;
      setPage(false);
      // Words of another file: the search says where they stand.
      if (!showField(form.current, data.words))
        void navigate(`/words?find=${encodeURIComponent(data.words.trim().slice(0, 80))}`);
    };
    addEventListener("message", follow);
    return () => removeEventListener("message", follow);
  }, [previewOrigin, navigate]);
  const tab = (label: string, isOfPage: boolean) => (
    <button type="button" aria-pressed={isPage === isOfPage} onClick={() => setPage(isOfPage)}>
      {label}
    </button>
  );
  return (
    <>
      <nav className={ui.tabs} aria-label="What to show">
        {tab("The words", false)}
        {tab("The page", true)}
      </nav>
      <div className={styles.columns} data-shown={isPage ? "page" : "words"}>
        <fieldset ref={form} className={styles.words} onFocus={({ target }) => setWords(wordsIn(target))}>
          {children}
        </fieldset>
        <section className={styles.page} aria-label="The page">
          <p className={`${ui.row} ${ui.apart}`}>
            <span>
              <strong>As on a phone.</strong> Select a sentence to change it.
            </span>
            <a href={previewPages + page} target="_blank" rel="noreferrer">
              Open it on its own<span className={ui.visuallyHidden}>, in a new tab</span>
            </a>
          </p>
          <SteadyFrame
            title="The page, as it will be"
            src={previewPages + pageWithWords(page, words)}
            version={`${startedAt} ${shown.count}`}
            className={styles.frame}
          />
        </section>
      </div>
    </>
  );
}

import { type ReactNode, useEffect, useState } from "react";
import { pageWithWords } from "../../core/places/show-words.ts";
import { useSession } from "../api/content.ts";
import styles from "./page-beside.module.css";
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

/** A form with the page beside it, which shows the words that one writes in; behind a tab where there is no room. */
export function PageBeside({ page, version, children }: PageBesideProps) {
  const { previewOrigin } = useSession();
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
        <fieldset className={styles.words} onFocus={({ target }) => setWords(wordsIn(target))}>
          {children}
        </fieldset>
        <section className={styles.page} aria-label="The page">
          <p className={`${ui.row} ${ui.apart}`}>
            <strong>As on a phone</strong>
            <a href={previewOrigin + page} target="_blank" rel="noreferrer">
              Open it alone<span className={ui.visuallyHidden}>, in a new tab</span>
            </a>
          </p>
          <iframe
            key={shown.count}
            title="The page, as it will be"
            src={previewOrigin + pageWithWords(page, words)}
            sandbox="allow-scripts allow-same-origin"
          />
        </section>
      </div>
    </>
  );
}

/** The words in the field that has the focus. */
const wordsIn = (element: Element): string =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.value
    : element.matches("[contenteditable=true]")
      ? (element.textContent ?? "")
      : "";

import { useEffect, useState } from "react";
import { keepPlaceParameter, pageWithWords } from "../../../engine/rendering/show-words.ts";
import { useSession } from "../../api/content.ts";
import { SteadyFrame } from "../../ui/steady-frame.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./articles.module.css";

type PreviewProps = {
  readonly slug: string;
  readonly isDraft: boolean;
  /** Whether visitors see it as it was published. */
  readonly isOnSite: boolean;
  /** Without one, the page of a draft shows another article's. */
  readonly hasPicture: boolean;
  /** Another one is another page. */
  readonly version: string;
  /** What the page shows: the words that she writes. */
  readonly words: string;
};

/** How long after the last key the page is shown again, where she writes, in milliseconds. */
const pause = 1500;

/** The article's page as it would be published. It follows what is typed. */
export function Preview({ slug, isDraft, isOnSite, hasPicture, version: typed, words }: PreviewProps) {
  const { previewPages, startedAt } = useSession();
  const version = `${startedAt} ${typed}`;
  const [shown, setShown] = useState({ version, words });
  useEffect(() => {
    const timer = setTimeout(() => setShown({ version, words }), pause);
    return () => clearTimeout(timer);
  }, [version, words]);
  const url = `${previewPages}/blog/${slug}`;
  return (
    <section className={ui.tightStack}>
      <h2>The real page</h2>
      {/* The Tab key goes through every link of the page otherwise. */}
      <a className={ui.visuallyHidden} href="#before-you-publish">
        Skip to what’s left before you publish
      </a>
      {/* Loaded again after each pause in typing. */}
      <SteadyFrame
        title="The article’s page"
        src={pageWithWords(url, shown.words, keepPlaceParameter)}
        version={shown.version}
        className={styles.frame}
      />
      <p className={ui.hint}>
        Updates as you type.{" "}
        {isDraft &&
          (isOnSite ? "What’s missing is marked. " : "Only you see it, and what’s missing is marked. ")}
        {!hasPicture && "Its picture is another article’s until you choose one. "}
        <a href={url} target="_blank" rel="noreferrer">
          Open it on its own
        </a>
      </p>
    </section>
  );
}

import { useEffect, useState } from "react";
import type { Purpose } from "../../../../domain/newsletter.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { useSession } from "../../api/content.ts";
import ui from "../../ui/ui.module.css";
import styles from "./letters.module.css";

type InboxProps = {
  readonly audience: Purpose;
  readonly from: string;
  readonly subject: string;
  /** Changes with what readers would see; empty while nothing is written. */
  readonly words: string;
  readonly isSaved: boolean;
};

const appearances = [
  ["light", "Light"],
  ["dark", "Dark"],
  ["text", "Plain text"],
] as const;

/** How long after the last key the letter is shown again, in milliseconds. */
const pause = 700;

/** The letter as it will arrive. The studio's server shows it with the site's own function. */
export function Inbox({ audience, from, subject, words, isSaved }: InboxProps) {
  const { previewPages } = useSession();
  const [appearance, setAppearance] = useState<(typeof appearances)[number][0]>("light");
  // The server shows what it has: words that aren't saved would come as the ones before.
  const [shown, setShown] = useState(isSaved ? words : "");
  useEffect(() => {
    if (words === "") setShown("");
    if (words === "" || !isSaved) return;
    const timer = setTimeout(() => setShown(words), pause);
    return () => clearTimeout(timer);
  }, [words, isSaved]);
  return (
    <aside className={styles.inbox} aria-label="In a reader’s inbox">
      <div className={`${ui.row} ${ui.apart}`}>
        <strong>In a reader’s inbox</strong>
        <fieldset className={ui.segments}>
          <legend className={ui.visuallyHidden}>How it’s shown</legend>
          {appearances.map(([name, label]) => (
            <button
              key={name}
              type="button"
              aria-pressed={appearance === name}
              onClick={() => setAppearance(name)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={classNames(styles.mail, appearance === "dark" && styles.darkMail)}>
        <p className={styles.envelope}>
          <span className={styles.from}>{from}</span>
          <strong>{subject.trim() || "No subject yet"}</strong>
        </p>
        {words === "" || shown === "" ? (
          <p className={styles.nothing}>
            {words === "" ? "What you write shows here as it will arrive." : "Getting it ready…"}
          </p>
        ) : (
          <iframe
            // Loaded again after each pause in typing.
            key={`${appearance} ${shown}`}
            className={styles.frame}
            title={`The letter, ${appearance === "text" ? "as plain text" : appearance}`}
            src={`${previewPages}/letter-as-it-arrives/${audience}/${appearance}`}
            sandbox=""
          />
        )}
      </div>
      <p className={`${ui.small} ${ui.soft}`}>
        Some mail programs show the plain text instead. Nothing in it counts who opened it.
      </p>
    </aside>
  );
}

import { useEffect, useRef } from "react";
import { sentCard as words } from "#content/pages/contact";
import postmark from "#pictures/postmark.svg";
import stamp from "#pictures/stamp.svg";
import { Prose } from "../../components/prose/prose.tsx";
import slip from "../../kit/slip.module.css";
import styles from "./sent-card.module.css";

type SentCardProps = {
  /** Whether a message has just been sent by script. Without script, the URL's hash shows the card. */
  readonly shown: boolean;
  readonly onWriteAnother: () => void;
};

/** The confirmation that takes the place of the form: the card with its stamp cancelled. */
export function SentCard({ shown, onWriteAnother }: SentCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);

  return (
    <div
      className={`${slip.slip} ${slip.sheet} ${slip.ticket} ${styles.card}`}
      id="message-sent"
      tabIndex={-1}
      data-shown={shown || undefined}
    >
      <div className={styles.stamp}>
        <img src={stamp} alt="" width={220} height={264} loading="lazy" />
        <img className={styles.postmark} src={postmark} alt="" width={430} height={200} loading="lazy" />
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p>
        <Prose of={words.text} />
      </p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: it links to the form, also without script */}
        <a href="#name" className="tall" onClick={onWriteAnother}>
          {words.another}
        </a>
      </p>
    </div>
  );
}

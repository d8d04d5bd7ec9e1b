import { type ReactNode, useEffect, useRef } from "react";
import { sentCard as words } from "#content/pages/contact";
import postmark from "#pictures/postmark.svg";
import stamp from "#pictures/stamp.svg";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { paths } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import slip from "../../kit/slip.module.css";
import styles from "./sent-card.module.css";

type SentCardProps = {
  /** When it was sent, in words. */
  readonly sentAt: string;
  /** Where the answer goes: what came from a mistyped address can’t be answered. */
  readonly address: string;
  /** Asks whether another address was meant. */
  readonly question?: ReactNode;
  /** The way to send the message from another address. */
  readonly change: ReactNode;
  /** Begins another message; without script, a link leads to the form. */
  readonly onWriteAnother?: () => void;
};

/** The confirmation that takes the place of the form: the card with its stamp cancelled. */
export function SentCard({ sentAt, address, question, change, onWriteAnother }: SentCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // With the stamp above it, which the heading alone would leave under the bar.
    card.current?.scrollIntoView();
  }, []);

  return (
    <div ref={card} className={`${slip.slip} ${slip.sheet} ${slip.ticket} ${styles.card}`} id="message-sent">
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
      <p>{fillSlots(words.sent, { "message.sentAt": sentAt })}</p>
      <p className={styles.address}>
        <Prose of={words.address} slots={{ "message.email": <strong>{address}</strong> }} /> {question}
      </p>
      {change}
      <p>
        <a
          href={paths.contact}
          className="tall"
          onClick={
            onWriteAnother &&
            ((event) => {
              event.preventDefault();
              onWriteAnother();
            })
          }
        >
          {words.another}
        </a>
      </p>
    </div>
  );
}

import type { ReactNode } from "react";
import { business } from "#content/business";
import { introCall } from "#content/common";
import { collectionNotice, hero, preferAChat, urgentHelp } from "#content/pages/contact";
import { PhoneLinks } from "../../components/phone-links/phone-links.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Away } from "../../for-a-while/away.tsx";
import { Ledger } from "../../kit/parts.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter, Close, Hero } from "../../kit/sections.tsx";
import styles from "./page.module.css";

type PostcardProps = {
  /** What the page is about, if a message is begun. */
  readonly heading?: string;
  readonly children: ReactNode;
};

/** The hero, with the form as a postcard before its picture: who opens the page on a phone came to write. */
export function Postcard({ heading = hero.heading, children }: PostcardProps) {
  return (
    <Hero
      id="contact-heading"
      heading={heading}
      lead={hero.lead}
      layout="below"
      print="letterbox"
      alt={hero.picture}
      className={styles.hero}
    >
      <div className={styles.postcard} id="write">
        <h2>{hero.formHeading}</h2>
        {/* Outside the island: it stays above the card that takes the form’s place once a message is sent. */}
        <Away className={styles.away} />
        {children}
        {/* In the place of the form on paper, which can't be sent. */}
        <p className={styles.writeTo}>{business.email}</p>
        {/* Who collects what, why, and who else sees it. */}
        <p className="small soft">
          <Prose of={collectionNotice} />
        </p>
      </div>
    </Hero>
  );
}

/** Whether the teacher is drawn: once there is her photograph, no drawn face stands beside her words. */
const isDrawn = !business.teacher.photograph;

/** The free intro call, for those who would rather talk than type. */
export function PreferAChat() {
  return (
    <Close
      id="chat-heading"
      heading={preferAChat.heading}
      lead={preferAChat.text}
      tone="gold"
      className={isDrawn ? styles.chat : undefined}
      beside={isDrawn && <Print name="at-the-window" alt="" />}
      button={{ href: business.bookings.introCall, size: "large", tone: "dark", words: introCall.button }}
    />
  );
}

/** The support lines, each with its number. */
export function UrgentHelp() {
  return (
    <Chapter
      id="urgent-heading"
      heading={urgentHelp.heading}
      lead={urgentHelp.text}
      layout="side"
      tone="shade"
    >
      <Ledger
        className={styles.lines}
        of={business.supportLines.map(({ name, purpose, number, textNumber }) => ({
          name: (
            <>
              {name} <small>{purpose}</small>
            </>
          ),
          more: (
            <>
              <PhoneLinks text={number} />
              {textNumber && (
                <small>
                  <Prose
                    of={urgentHelp.orText}
                    slots={{ "line.textNumber": <PhoneLinks text={textNumber} /> }}
                  />
                </small>
              )}
            </>
          ),
        }))}
      />
    </Chapter>
  );
}

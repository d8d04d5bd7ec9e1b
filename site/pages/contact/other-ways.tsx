import { business } from "#content/business";
import { introCall } from "#content/common";
import { preferAChat, urgentHelp } from "#content/pages/contact";
import { PhoneLinks } from "../../components/phone-links/phone-links.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Chapter } from "../../kit/chapter.tsx";
import { Close } from "../../kit/close.tsx";
import { Ledger } from "../../kit/ledger.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./page.module.css";

/** The free intro call, for those who would rather talk than type. */
export function PreferAChat() {
  return (
    <Close
      id="chat-heading"
      heading={preferAChat.heading}
      lead={preferAChat.text}
      tone="gold"
      action={
        <ExternalButtonLink href={business.bookings.introCall} size="large" tone="dark">
          {introCall.button}
        </ExternalButtonLink>
      }
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

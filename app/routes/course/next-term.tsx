import { common } from "#content/common";
import { course as page } from "#content/pages/course";
import { fillSlots } from "../../../content-schema/fill-slots.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { ClockText } from "../../schedule/clock-text.tsx";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { formatDate } from "../../schedule/format-date.ts";
import { sessionsOf } from "../../schedule/sessions-of.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./next-term.module.css";

const words = page.nextTerm;

/** The next term with its price and booking button. */
export function NextTerm() {
  return (
    <div className={styles.bar}>
      <div>
        <ForNextTerm>
          {(term, announced) => {
            const { name, startDate } = term;
            const [first] = sessionsOf(term);
            return (
              <>
                <p className={styles.label}>{words.label}</p>
                <h3>
                  {announced
                    ? fillSlots(common.terms.next, { "term.name": name, "term.start": formatDate(startDate) })
                    : fillSlots(common.terms.unannounced, { "term.name": name })}
                </h3>
                <p className={styles.small}>
                  {announced ? (
                    <>
                      {words.time}
                      {first && <ClockText subject={`local:${first.startsAt}`} className={styles.local} />}
                    </>
                  ) : (
                    <Prose of={words.unannounced} />
                  )}
                </p>
              </>
            );
          }}
        </ForNextTerm>
        <noscript>
          <h3>{words.withoutScripts.heading}</h3>
          <p className={styles.small}>{words.withoutScripts.lead}</p>
        </noscript>
      </div>
      <p className={styles.cost}>
        <b>{words.price}</b> {words.priceFor}
      </p>
      <ForNextTerm className={styles.action}>
        {({ name, booking }) => (
          <ExternalButtonLink href={booking} tone="dark">
            {fillSlots(common.terms.book, { "term.name": name })}
          </ExternalButtonLink>
        )}
      </ForNextTerm>
    </div>
  );
}

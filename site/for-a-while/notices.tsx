import { use } from "react";
import { notices as all } from "#content/for-a-while";
import { forAWhile as words } from "#content/layout";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import { type Days, formatDays } from "../../domain/for-a-while.ts";
import { DocumentContext } from "../rendering/document-context.ts";
import { InlineScript } from "../rendering/inline.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import daysScript from "./days.inline.ts?inline-script";
import dismissedScript from "./dismissed.inline.ts?inline-script";
import { During } from "./during.tsx";
import { hasDays, noticesOn } from "./entries.ts";
import styles from "./for-a-while.module.css";

/** What must come before all that has days: the script that shows and hides it, and the notices of this page. */
export function ForAWhile() {
  const { path } = use(DocumentContext);
  if (!hasDays) return null;
  const here = noticesOn(path);
  return (
    <>
      <InlineScript code={daysScript} />
      {here.length > 0 && (
        <div className={styles.notices}>
          {here.map(({ entry, days }) => (
            <During
              key={`${days.from} ${entry.text}`}
              as="aside"
              days={days}
              className={styles.notice}
              aria-label={words.notice.label}
              // Of a notice that another one interrupts, closing one part closes both.
              data-notice={`${entry.from}/${all.indexOf(entry)};`}
            >
              <p>
                <span className="without-script">{daysBefore(days)} </span>
                <NoticeText {...entry} />
              </p>
              <button type="button" className="with-script on-screen" aria-label={words.notice.close} />
            </During>
          ))}
          <InlineScript code={dismissedScript} />
        </div>
      )}
    </>
  );
}

/** Says on which days a notice holds, before it: without the script, it may stand on a page of any age. */
const daysBefore = (days: Days) =>
  fillSlots(days.from === days.until ? words.notice.onDay : words.notice.onDays, { days: formatDays(days) });

function NoticeText({ text, link }: { readonly text: string; readonly link?: string | undefined }) {
  if (link === undefined) return text;
  return link.startsWith("/") ? <a href={link}>{text}</a> : <ExternalLink href={link}>{text}</ExternalLink>;
}

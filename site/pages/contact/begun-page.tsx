import { form, begun as words } from "#content/pages/contact";
import { course } from "#content/schedule";
import { begunMessages, paths } from "../../../domain/pages.ts";
import { Letterhead } from "../../components/letterhead.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { workplaceFacts } from "../../components/workplace-facts.ts";
import { Island } from "../../islands/island.tsx";
import { type Fact, Facts } from "../../kit/parts.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { LiveMessageForm } from "./live-message-form.tsx";
import styles from "./page.module.css";
import { Postcard, PreferAChat, UrgentHelp } from "./postcard.tsx";
import { PresentCard } from "./present-card.tsx";
import restoreDraft from "./restore-draft.inline.ts?inline-script";

/** Returns what a message begins with; throws if the last part of the URL is none of the page's. */
function startOf(about: string) {
  const subjects = Object.keys(begunMessages) as (keyof typeof begunMessages)[];
  const subject = subjects.find((name) => begunMessages[name] === about);
  if (!subject) throw new Error(`no message begins with “${about}”`);
  return words[subject];
}

export const meta = ({ name }: { readonly name: string }) =>
  pageMeta({
    title: startOf(name).title,
    description: startOf(name).description,
    path: paths.contact,
    noIndex: true,
  });

/** What people in the course write about, or who want to be in it. */
const aboutCourse: readonly string[] = (
  ["halfPrice", "missing", "missed", "move", "cancel", "nextDates"] as const
).map((name) => begunMessages[name]);

/** Returns which of the form's choices a begun message is about. */
const interestOf = (name: string): string =>
  form.interests.find((choice) =>
    aboutCourse.includes(name)
      ? choice === course.name
      : name === begunMessages.hearing && choice.startsWith("Sunday"),
  ) ?? form.preselected;

/** The contact page with a message that is begun, without script too. */
export default function BegunMessagePage({ name }: { readonly name: string }) {
  const { title, note, message } = startOf(name);
  const interest = interestOf(name);
  return (
    <main id="main">
      <Postcard heading={title}>
        <p>
          <Prose of={note ?? words.note} />
        </p>
        {name === begunMessages.workplaces && (
          <div className={styles.facts}>
            <Facts
              of={workplaceFacts.map(({ name, text }): Fact => [name, <Prose key={name} of={text} />])}
              columns
            />
            <Letterhead />
          </div>
        )}
        <Island name="begun-form">
          <LiveMessageForm message={message} interest={interest} />
        </Island>
        <InlineScript code={restoreDraft} />
      </Postcard>
      {name === begunMessages.present && <PresentCard />}
      <PreferAChat />
      <UrgentHelp />
    </main>
  );
}

import { classNote, forOthers, meta as words } from "#content/pages/contact";
import { paths } from "../../../domain/pages.ts";
import { isReferringShown } from "../../components/is-referring-shown.ts";
import { Paragraphs } from "../../components/prose/prose.tsx";
import { Island } from "../../islands/island.tsx";
import { Chapter } from "../../kit/sections.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { localBusiness } from "../../seo/structured-data.ts";
import { LiveMessageForm } from "./live-message-form.tsx";
import { Postcard, PreferAChat, UrgentHelp } from "./postcard.tsx";
import restoreDraft from "./restore-draft.inline.ts?inline-script";

export const meta = () =>
  pageMeta({
    ...words,
    path: paths.contact,
    structuredData: [localBusiness()],
  });

export default function ContactPage() {
  return (
    <main id="main">
      <Postcard>
        <Island name="message-form">
          <LiveMessageForm />
        </Island>
        <InlineScript code={restoreDraft} />
      </Postcard>
      <PreferAChat />
      <Chapter id="class-heading" heading={classNote.heading} layout="side">
        <Paragraphs of={classNote.paragraphs} />
      </Chapter>
      <Chapter id="others-heading" heading={forOthers.heading} layout="side">
        <Paragraphs
          of={[forOthers.present, forOthers.workplaces, ...(isReferringShown ? [forOthers.referring] : [])]}
        />
      </Chapter>
      <UrgentHelp />
    </main>
  );
}

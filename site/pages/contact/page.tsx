import { meta as words } from "#content/pages/contact";
import { paths } from "../../../domain/pages.ts";
import { Island } from "../../islands/island.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { localBusiness } from "../../seo/structured-data.ts";
import { ClassNote } from "./class-note.tsx";
import { Hero } from "./hero.tsx";
import { LiveMessageForm } from "./live-message-form.tsx";
import { PreferAChat } from "./prefer-a-chat.tsx";
import { PrefilledMessages } from "./prefilled-messages.tsx";
import { ReferringNote } from "./referring-note.tsx";
import restoreDraft from "./restore-draft.inline.ts?inline-script";
import { UrgentHelp } from "./urgent-help.tsx";

export const meta = () =>
  pageMeta({
    ...words,
    path: paths.contact,
    structuredData: [localBusiness()],
  });

export default function ContactPage() {
  return (
    <main id="main">
      <Hero>
        <p id="prefilled" hidden />
        <Island name="message-form">
          <LiveMessageForm />
        </Island>
        <InlineScript code={restoreDraft} />
        <PrefilledMessages />
      </Hero>
      <PreferAChat />
      <ClassNote />
      <ReferringNote />
      <UrgentHelp />
    </main>
  );
}

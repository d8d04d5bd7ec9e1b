import { meta as words } from "#content/pages/contact";
import { Island } from "../../islands/island.tsx";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { localBusiness } from "../../seo/structured-data.ts";
import { ClassNote } from "./class-note.tsx";
import { Hero } from "./hero.tsx";
import { LiveMessageForm } from "./live-message-form.tsx";
import { PreferAChat } from "./prefer-a-chat.tsx";
import { PrefilledMessages } from "./prefilled-messages.tsx";
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time */}
        <script dangerouslySetInnerHTML={{ __html: restoreDraft }} />
        <PrefilledMessages />
      </Hero>
      <PreferAChat />
      <ClassNote />
      <UrgentHelp />
    </main>
  );
}

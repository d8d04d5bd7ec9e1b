import { workplaces as words } from "#content/pages/contact";
import { paths } from "../../../domain/pages.ts";
import { Island } from "../../islands/island.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { LiveWorkplaceForm } from "./live-message-form.tsx";
import { Postcard, PreferAChat, UrgentHelp } from "./postcard.tsx";
import restoreDraft from "./restore-draft.inline.ts?inline-script";

export const meta = () =>
  pageMeta({
    title: words.title,
    description: words.description,
    path: paths.contact,
    noIndex: true,
  });

/** The contact page for workplaces: their topic stands in the message already, without script too. */
export default function WorkplacesContactPage() {
  return (
    <main id="main">
      <Postcard>
        <p>{words.note}</p>
        <Island name="workplace-form">
          <LiveWorkplaceForm />
        </Island>
        <InlineScript code={restoreDraft} />
      </Postcard>
      <PreferAChat />
      <UrgentHelp />
    </main>
  );
}

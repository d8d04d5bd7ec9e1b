import { sentCard as words } from "#content/pages/contact";
import { paths } from "../../../domain/pages.ts";
import { InlineScript } from "../../rendering/inline.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import forgetDraft from "./forget-draft.inline.ts?inline-script";
import { MessageForm } from "./message-form.tsx";
import { Postcard, PreferAChat, UrgentHelp } from "./postcard.tsx";
import { SentCard } from "./sent-card.tsx";

export const meta = () =>
  pageMeta({ title: words.heading, description: words.description, path: paths.contact, noIndex: true });

/** The response to a post without script that was stored. A template: the server fills in what was sent. */
export default function SentContactPage() {
  return (
    <main id="main">
      <Postcard>
        <SentCard
          sentAt="[[sentAt]]"
          address="[[email]]"
          question="[[question]]"
          change={
            <details>
              <summary className="link tall">{words.change}</summary>
              <MessageForm
                isTemplate
                values={{ name: "[[name]]", email: "[[meant.email]]", message: "[[message]]" }}
              />
            </details>
          }
        />
        <InlineScript code={forgetDraft} />
      </Postcard>
      <PreferAChat />
      <UrgentHelp />
    </main>
  );
}

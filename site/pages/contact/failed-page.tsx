import { failedPage } from "#content/pages/contact";
import { paths } from "../../../domain/pages.ts";
import { placeholder } from "../../rendering/placeholder.ts";
import { pageMeta } from "../../seo/page-meta.tsx";
import { MessageForm } from "./message-form.tsx";
import { Postcard, PreferAChat, UrgentHelp } from "./postcard.tsx";

export const meta = () =>
  pageMeta({
    title: failedPage.title,
    description: failedPage.description,
    path: paths.contact,
    noIndex: true,
  });

/** The response to an invalid post without script. A template: the server fills in the visitor's text and the errors. */
export default function FailedContactPage() {
  return (
    <main id="main">
      <Postcard>
        <MessageForm
          notice={{ title: placeholder("notice.title"), text: placeholder("notice.text") }}
          values={{ name: placeholder("name"), email: placeholder("email"), message: placeholder("message") }}
          errors={{
            name: placeholder("error.name"),
            email: placeholder("error.email"),
            message: placeholder("error.message"),
          }}
          invalid={{
            name: placeholder("invalid.name"),
            email: placeholder("invalid.email"),
            message: placeholder("invalid.message"),
          }}
        />
      </Postcard>
      <PreferAChat />
      <UrgentHelp />
    </main>
  );
}

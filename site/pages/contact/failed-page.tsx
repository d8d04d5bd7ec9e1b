import { failedPage } from "#content/pages/contact";
import { paths } from "../../../domain/pages.ts";
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
          isTemplate
          notice={{ title: "[[notice.title]]", text: "[[notice.text]]" }}
          values={{ name: "[[name]]", email: "[[email]]", message: "[[message]]" }}
          errors={{
            name: "[[error.name]]",
            email: "[[error.email]]",
            message: "[[error.message]]",
          }}
          invalid={{
            name: "[[invalid.name]]",
            email: "[[invalid.email]]",
            message: "[[invalid.message]]",
          }}
        />
      </Postcard>
      <PreferAChat />
      <UrgentHelp />
    </main>
  );
}

import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { IfItCannotWait } from "./if-it-cannot-wait.tsx";
import { MessageForm } from "./message-form.tsx";
import { PostcardSection } from "./postcard-section.tsx";
import { PreferAChat } from "./prefer-a-chat.tsx";

export const meta = () =>
  pageMeta({
    title: "Your message did not go",
    description: "Something has to be mended before the message can go.",
    path: paths.contact,
    noIndex: true,
  });

const place = (name: string) => `[[${name}]]`;

/**
 * The contact page in its failed state. It is a template: the server puts what the visitor typed, and
 * what is wrong with it, into the places in double brackets.
 */
export default function FailedContactPage() {
  return (
    <main id="main">
      <PostcardSection>
        <MessageForm
          notice={{ title: place("notice.title"), text: place("notice.text") }}
          values={{ name: place("name"), email: place("email"), message: place("message") }}
          errors={{ name: place("error.name"), email: place("error.email"), message: place("error.message") }}
          invalid={{
            name: place("invalid.name"),
            email: place("invalid.email"),
            message: place("invalid.message"),
          }}
        />
      </PostcardSection>
      <PreferAChat />
      <IfItCannotWait />
    </main>
  );
}

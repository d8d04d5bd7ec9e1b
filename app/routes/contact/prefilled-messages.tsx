import { prefilled } from "#content/pages/contact";
import prefillMessage from "./prefill-message.inline.ts?inline-script";

/** The messages that links to this page can ask for, and the script that fills them in. Place them behind the form. */
export function PrefilledMessages() {
  return (
    <>
      {Object.entries(prefilled).map(([about, message]) => (
        <template key={about} data-about={about}>
          {message}
        </template>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time */}
      <script dangerouslySetInnerHTML={{ __html: prefillMessage }} />
    </>
  );
}

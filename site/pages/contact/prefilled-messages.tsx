import { prefilled } from "#content/pages/contact";
import { InlineScript } from "../../rendering/inline.tsx";
import prefillMessage from "./prefill-message.inline.ts?inline-script";

/** The messages that links to this page can ask for, and the script that fills them in. Place them below the form. */
export function PrefilledMessages() {
  return (
    <>
      {Object.entries(prefilled).map(([about, { message, note }]) => (
        <template key={about} data-about={about} data-note={note}>
          {message}
        </template>
      ))}
      <InlineScript code={prefillMessage} />
    </>
  );
}

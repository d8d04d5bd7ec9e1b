import { useState } from "react";
import { fieldNamed } from "../../engine/content/change.ts";
import { isFields } from "../../engine/content/entries.ts";
import { api, read } from "../api/client.ts";
import { useDraft } from "../api/content.ts";
import { save } from "../draft/save-status.ts";
import { useField } from "../draft/use-field.ts";
import { ContentField } from "../forms/content-field.tsx";
import { Field } from "../ui/field.tsx";
import { missingWords, PhotographField } from "./photograph-field.tsx";
import { StoredPicture } from "./stored-picture.tsx";

const photograph = fieldNamed("business", "teacher", "photograph");

/** The teacher's photograph, which stands in the place of the drawn portrait. */
export function PortraitFields() {
  const { inFile, whyReadOnly } = useField(photograph);
  const versions = useDraft()?.pictures;
  const [typed, setTyped] = useState("");
  const portrait = isFields(inFile) ? inFile : undefined;
  const alt = String(portrait?.alt ?? typed);
  const file = `public${String(portrait?.path)}`;
  const describe = (error?: string) =>
    portrait ? (
      <ContentField name={photograph.name} path={[...photograph.path, "alt"]} />
    ) : (
      <Field
        label="What it shows"
        hint="For people who can’t see it: “laughing, on the jetty”."
        error={error}
      >
        {(input) => (
          <input {...input} value={typed} maxLength={160} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
    );
  if (whyReadOnly) return describe();
  return (
    <PhotographField
      shown={
        portrait && <StoredPicture file={file} state="draft" version={versions?.[file] ?? ""} alt={alt} />
      }
      file={portrait && file}
      without="The drawn portrait takes its place."
      describe={describe}
      missing={missingWords(alt, { min: 1, max: 160 })}
      put={(body) => save(() => read(api.photographs.portrait.$put({ query: { alt } }, { init: { body } })))}
      remove={() => save(() => read(api.photographs.portrait.$delete()))}
    />
  );
}

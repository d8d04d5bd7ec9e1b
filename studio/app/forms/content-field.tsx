import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { isUnlikelyPrice, money } from "../../../domain/money.ts";
import { type FieldRef, type FormPath, isPicture, keyOf } from "../../engine/content/change.ts";
import { isFields, namesFor } from "../../engine/content/entries.ts";
import { findEarlier } from "../../engine/content/moved-entries.ts";
import { useConnection } from "../api/client.ts";
import { asRead, isInConflict, readyQuery, useDraft, useFacts, useFile } from "../api/content.ts";
import { whenAnswered } from "../draft/autosave-registry.ts";
import { notSavedWords } from "../draft/save-status.ts";
import { throwAway } from "../draft/throw-away.ts";
import { type DraftField, useField } from "../draft/use-field.ts";
import { Field } from "../ui/field.tsx";
import { attempt, showToast } from "../ui/toasts.tsx";
import ui from "../ui/ui.module.css";
import { ConflictNote } from "./conflict-note.tsx";
import { anchorOf, useDeepLink } from "./deep-link.ts";
import { FieldInput } from "./field-input.tsx";
import { fieldSchema, textOf } from "./field-schema.ts";
import { hintsOf, OfferPlaceholders } from "./hints.tsx";

type ContentFieldProps = {
  readonly name: ContentName;
  readonly path: FormPath;
  /** What the screen calls the field, if not as the schema does. */
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly onFocus?: () => void;
};

/** A field of the content that contains no others, with everything that there is to say about it. */
export function ContentField({ name, path, label, hint, onFocus }: ContentFieldProps) {
  const schema = fieldSchema(name, path);
  const field = useField({ name, path });
  const { value, isChanged, whyReadOnly } = field;
  const { data: ready } = useQuery(readyQuery);
  const { live, data } = useFile(name);
  const key = keyOf(name, namesFor(name, data, path));
  const known = ready?.facts.flatMap(({ fields }) => fields) ?? [];
  const listed = known.find((one) => keyOf(one.name, one.path) === key);
  // She wrote or confirmed it, and visitors see it.
  const isConfirmed = !isChanged && listed && !listed.isLeftOut && listed.confirmAs === undefined;
  const isHelpInError = schema.help && field.problem.message?.includes(schema.help);
  const saidAlready = {
    ...(isHelpInError && { help: undefined }),
    ...(isConfirmed && { beforeLaunch: undefined }),
  };
  // Visitors see nothing yet of an entry that is new: each of its fields was empty, and can't be put back alone.
  const isOfNewEntry =
    path.length > 2 &&
    live !== undefined &&
    !isFields(findEarlier(name, live, data, path.slice(0, -1))?.value);
  const isBefore = isChanged && !isOfNewEntry;
  // Put back alone, what is one change with others would leave those behind.
  const whole = useDraft()?.changes.find(
    ({ id, parts }) => id === key && parts?.some((part) => part.id !== id && !isPicture(part.file)),
  );
  const title = label ?? schema.title;
  const asText = (of: unknown) => textOf(name, path, of);

  return (
    <Field
      label={title}
      hint={hintsOf({ ...schema, ...saidAlready }, value, hint)}
      error={field.problem.message}
      was={
        isBefore &&
        (whole && !field.problem.message ? `Was ${whole.before}` : <Before field={field} asText={asText} />)
      }
      onPutBack={
        whyReadOnly
          ? undefined
          : () =>
              attempt(() => (whole ? putBackWhole(title, whole.id) : putBack(title, { name, path }, field)))
      }
    >
      {(input) => (
        <>
          <FieldInput
            schema={schema}
            input={{ ...input, ...(onFocus && { onFocus }) }}
            value={value}
            isReadOnly={whyReadOnly !== undefined}
            onType={field.type}
          />
          {/* Behind the input, which is there by then. */}
          <FocusWhenLinked name={name} path={path} id={input.id} />
          {!whyReadOnly && <OfferPlaceholders schema={schema} value={value} onType={field.type} />}
          {schema.kind === "money" && <UnlikelyPrice field={field} />}
          <AutosaveNote field={field} />
          <ConflictNote field={field} asText={asText} />
        </>
      )}
    </Field>
  );
}

/** Opens and focuses a field that a link from another screen leads to, such as /prices#contact.email. */
function FocusWhenLinked({ name, path, id }: FieldRef & { readonly id: string }) {
  const names = namesFor(name, useFile(name).data, path);
  const { isHere, again } = useDeepLink(anchorOf(path), anchorOf(names), anchorOf(names, name));
  // A sentence can't be typed into before.
  const areFactsKnown = useFacts().size > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again
  useEffect(() => {
    const input = isHere && areFactsKnown ? document.getElementById(id) : null;
    for (let part = input?.closest("details"); part; part = part.parentElement?.closest("details"))
      part.open = true;
    input?.focus();
  }, [isHere, areFactsKnown, id, again]);
  return null;
}

type BeforeProps = { readonly field: DraftField; readonly asText: (value: unknown) => string };

/** What visitors see of a changed field. */
function Before({ field: { live, problem }, asText }: BeforeProps) {
  const facts = useFacts("live");
  return wordsOfBefore(asRead(asText(live), facts), problem.message !== undefined);
}

/** Says what a changed field has on the site: before that is live, visitors don’t see it. */
export const wordsOfBefore = (live: string, isInvalid: boolean): string =>
  isInvalid ? `Needs you: the site keeps ${live} until it’s right` : `Was ${live}`;

/** Puts back what visitors see. A toast offers to undo that, unless another window wrote there meanwhile: then the field asks. */
async function putBack(title: string, field: FieldRef, { putBack }: DraftField): Promise<void> {
  const undo = putBack();
  await whenAnswered(field);
  if (isInConflict(field.name, keyOf(field.name, field.path)))
    showToast(`“${title}” was changed elsewhere, too. Choose at the field which one it shall be.`);
  else showToast(`“${title}” is as it was.`, undo);
}

/** Puts back a field with what is one change with it. */
async function putBackWhole(title: string, change: string): Promise<void> {
  await throwAway(change);
  showToast(`“${title}” is as it was. History can bring your change back.`);
}

/** Asks about a price that is far from the one that visitors see. */
function UnlikelyPrice({ field: { live, value } }: Pick<BeforeProps, "field">) {
  const isAsked = typeof live === "number" && typeof value === "number" && isUnlikelyPrice(live, value);
  return (
    <div role="status">
      {isAsked && (
        <p className={ui.was}>
          From {money(live)} to {money(value)}? If that’s right, leave it so.
        </p>
      )}
    </div>
  );
}

/** Says where the typed value is, if not where one expects it. */
function AutosaveNote({ field: { state, message, conflict } }: { readonly field: DraftField }) {
  const { kind } = useConnection();
  if (state === "not-saved") return <p className={ui.was}>{notSavedWords(kind, message)}</p>;
  if ((state === "read-only" || state === "superseded") && !conflict)
    return <p className={ui.was}>Needs you: it isn’t in the site’s files. {message}</p>;
  return null;
}

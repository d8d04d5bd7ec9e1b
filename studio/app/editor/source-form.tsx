import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { calledBy } from "../../../content-model/schema/references.ts";
import { placeOfSource, type Source } from "../../engine/articles/new-source.ts";
import { articlesQuery } from "../api/articles.ts";
import { api, read } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import { save } from "../draft/save-status.ts";
import { FieldInput } from "../forms/field-input.tsx";
import { fieldSchema } from "../forms/field-schema.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field, useFocusOnFirst } from "../ui/field.tsx";
import ui from "../ui/ui.module.css";

/** The fields of a source, and what was pasted as its address. */
type Typed = Readonly<Record<string, unknown>>;

type Errors = Readonly<Record<string, string>>;

type SourceFormProps = {
  readonly isOpen: boolean;
  readonly sources: readonly Source[];
  /** The id of a source of the list, to see or correct; undefined for a new one. */
  readonly opened: string | undefined;
  /** It is in the list. `called` is what its chip says. */
  readonly onDone: (id: string, called: string) => void;
  /** Takes it out of the text, if it was opened from there. */
  readonly onTakeOut: (() => void) | undefined;
  readonly onClose: () => void;
};

/** A source: a new one, or one that is in the list, to see, correct, or take out of the text. */
export function SourceForm({ sources, opened, isOpen, ...props }: SourceFormProps) {
  const source = sources.find(({ id }) => id === opened);
  return (
    <Dialog
      isOpen={isOpen}
      title={source ? `Source: ${source.called}` : "Add another source"}
      onClose={props.onClose}
    >
      <SourceFields {...props} source={source} />
    </Dialog>
  );
}

/** What was typed for a new source stays until it is added. */
let unfinished: Typed = {};

type SourceFieldsProps = Omit<SourceFormProps, "isOpen" | "sources" | "opened"> & {
  readonly source: Source | undefined;
};

function SourceFields({ source, onDone, onTakeOut, onClose }: SourceFieldsProps) {
  /** The fields of an existing source as they were when it was opened: another window may correct it meanwhile. */
  const [opened] = useState(source?.fields);
  const [fields, setFields] = useState<Typed>(opened ?? unfinished);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const none = useRef<HTMLFormElement>(null);
  // An existing source is read before it is edited: the focus stays where it is.
  useFocusOnFirst(source ? none : form);
  const showErrors = (found: Errors) => {
    setErrors(found);
    const [first = ""] = Object.keys(found);
    const field = form.current?.querySelector(`[data-field="${first}"]`);
    const fold = field?.closest("details");
    if (fold) fold.open = true;
    field?.querySelector<HTMLElement>("input, textarea")?.focus();
  };
  const saving = useMutation({
    mutationFn: () => {
      const { address: _, ...kept } = fields;
      const json = { fields: kept as never, base: opened as never };
      if (!source) return save(() => read(api.articles.sources.$post({ json })));
      return save(() => read(api.articles.sources[":id"].$put({ param: { id: source.id }, json })));
    },
    onSuccess: async ({ id, called, problem }) => {
      if (problem !== null) {
        const { within = "", message } = problem;
        return showErrors({ [within === "doi" || within === "url" ? "address" : within]: message });
      }
      if (!source) unfinished = {};
      await queryClient.invalidateQueries({ queryKey: articlesQuery.queryKey });
      onDone(id, called);
    },
    onError: (error) => setErrors({ "": error.message }),
  });
  const change = (next: Typed, key: string) => {
    setFields(next);
    if (!source) unfinished = next;
    // The error of a field goes when the field changes.
    setErrors(({ [key]: _, "": __, ...others }) => others);
    saving.reset();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // This form is rendered inside the editor's own, which must not submit.
    event.stopPropagation();
    if (saving.isPending) return;
    const missing = errorsIn(fields);
    if (Object.keys(missing).length > 0) showErrors(missing);
    else saving.mutate();
  };
  const typeAddress = (text: string) => {
    const { doi: _, url: __, ...others } = fields;
    change({ ...others, address: text, ...placeOfSource(text) }, "address");
  };
  const field = (key: string) => {
    // Somebody else's words: they follow no fact of hers.
    const schema = { ...fieldSchema("references", ["new", key]), followsFacts: false };
    return (
      <div key={key} data-field={key}>
        <Field label={schema.title} hint={schema.help} error={errors[key]}>
          {(input) => (
            <FieldInput
              schema={schema}
              input={input}
              value={fields[key]}
              isReadOnly={false}
              onType={(value) => change({ ...fields, [key]: value }, key)}
            />
          )}
        </Field>
      </div>
    );
  };
  return (
    <form ref={form} noValidate className={ui.tightStack} onSubmit={send}>
      <div data-field="address">
        <Field
          label="Its DOI or web address"
          hint="As you copy it from the page where you read it. Its title and year are yours to type."
          error={errors.address}
        >
          {(input) => (
            <input
              {...input}
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={addressOf(fields)}
              onChange={({ target }) => typeAddress(target.value)}
            />
          )}
        </Field>
      </div>
      {["title", "year"].map(field)}
      <details>
        <summary>Authors, journal, what a reader should know</summary>
        <div className={ui.tightStack}>{["authors", "container", "locator", "remark"].map(field)}</div>
      </details>
      {errors[""] && (
        <p className={ui.error} role="alert">
          {errors[""]}
        </p>
      )}
      <p role="status" className={ui.visuallyHidden}>
        {Object.keys(errors).length > 0 && "Something isn’t right yet: see below each field."}
      </p>
      <p className={ui.row}>
        <Button type="submit" isBusy={saving.isPending}>
          {source ? "Save the correction" : "Add it and cite it"}
        </Button>
        {onTakeOut && (
          <Button variant="link" onClick={onTakeOut}>
            Remove it from the text here
          </Button>
        )}
        <Button variant="link" onClick={onClose}>
          {source ? "Leave it as it is" : "Not now"}
        </Button>
      </p>
      {source && (
        <p className={ui.hint}>A correction changes every article that cites it, once you publish.</p>
      )}
    </form>
  );
}

const addressOf = ({ address, doi, url }: Typed) => String(address ?? doi ?? url ?? "");

/** Returns what is wrong at a glance, at each of its fields. The studio's server says what else is. */
const errorsIn = (typed: Typed): Errors => ({
  ...(placeOfSource(addressOf(typed)) === undefined && {
    address: "This isn’t a DOI, such as 10.1234/abc.5, or a web address. Paste one of them.",
  }),
  ...(String(typed.title ?? "").trim() === "" && { title: "Fill this in." }),
});

/** Returns what a chip says of a source. */
export const wordsOfSource = (sources: readonly Source[], id: string): string => {
  const one = sources.find((source) => source.id === id);
  return one ? calledBy(one.fields) : id;
};

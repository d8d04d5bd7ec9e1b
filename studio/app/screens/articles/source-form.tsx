import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { z } from "zod";
import { explainIssue } from "../../../../content-model/compiler/explain-issue.ts";
import { fieldAt, metaOf } from "../../../../content-model/compiler/field-at.ts";
import { referencesSchema } from "../../../../content-model/schema/references.ts";
import { calledBy, placeOfSource, type Source, tidySource } from "../../../core/articles/new-source.ts";
import { articlesQuery } from "../../api/articles.ts";
import { api, read } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { save } from "../../draft/save.ts";
import type { SourceFormProps } from "../../editor/editor.tsx";
import { FieldInput } from "../../forms/field-input.tsx";
import { fieldSchema } from "../../forms/field-schema.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import ui from "../../ui/ui.module.css";

/** The fields of a source, and what was pasted as its address. */
type Typed = Readonly<Record<string, unknown>>;

type Errors = Readonly<Record<string, string>>;

/** A source: a new one, or one that is in the list, to see, correct, or take out of the text. */
export function SourceForm({ sources, ...props }: SourceFormProps & { readonly sources: readonly Source[] }) {
  const opened = sources.find(({ id }) => id === props.opened);
  return (
    <Dialog
      isOpen={props.isOpen}
      title={opened ? `Source: ${opened.called}` : "Add another source"}
      onClose={props.onClose}
    >
      <SourceFields {...props} source={opened} />
    </Dialog>
  );
}

/** What was typed for a new source stays until it is added. */
let unfinished: Typed = {};

type SourceFieldsProps = SourceFormProps & { readonly source: Source | undefined };

function SourceFields({ source, onDone, onTakeOut, onClose }: SourceFieldsProps) {
  const [fields, setFields] = useState<Typed>(source?.fields ?? unfinished);
  const address = String(fields.address ?? fields.doi ?? fields.url ?? "");
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const saving = useMutation({
    mutationFn: () => {
      const { address: _, ...kept } = fields;
      const json = { fields: kept as never };
      return save(() =>
        source
          ? read(api.articles.sources[":id"].$put({ param: { id: source.id }, json }))
          : read(api.articles.sources.$post({ json })),
      );
    },
    onSuccess: async ({ id, called, problem }) => {
      if (problem !== null) {
        const { within = "" } = problem;
        setErrors({ [within === "doi" || within === "url" ? "address" : within]: problem.message });
        return;
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
    // What was wrong before may be right now.
    setErrors(({ [key]: _, "": __, ...others }) => others);
    saving.reset();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // It is shown inside the form of the editor's screen.
    event.stopPropagation();
    if (saving.isPending) return;
    const wrong = errorsIn(fields);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (more.current && first && !["address", "title", "year"].includes(first)) more.current.open = true;
    if (first)
      form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, textarea)`)?.focus();
    else saving.mutate();
  };
  const already = saving.data?.problem?.already;
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
          hint="As you copy it from the page where you read it."
          error={errors.address}
        >
          {(input) => (
            <input
              {...input}
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={address}
              onChange={({ target }) => typeAddress(target.value)}
            />
          )}
        </Field>
      </div>
      {["title", "year"].map(field)}
      <details ref={more}>
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
        {already && !source && (
          <Button onClick={() => onDone(already.id, already.called)}>Cite {already.called}</Button>
        )}
        {onTakeOut && (
          <Button look="link" onClick={onTakeOut}>
            Remove it from the text here
          </Button>
        )}
        <Button look="link" onClick={onClose}>
          {source ? "Leave it as it is" : "Not now"}
        </Button>
      </p>
      {source && (
        <p className={ui.hint}>A correction changes every article that cites it, once you publish.</p>
      )}
    </form>
  );
}

/** Returns what is wrong with a source, at each of its fields. */
function errorsIn({ address, ...typed }: Typed): Errors {
  const fields = tidySource(typed);
  const schema = fieldAt(referencesSchema, ["new"]);
  const { error } = schema ? z.safeParse(schema, fields) : { error: undefined };
  const errors: Record<string, string> = {};
  if (placeOfSource(String(address ?? "")) === undefined)
    errors.address = "This isn’t a DOI, such as 10.1234/abc.5, or a web address. Paste one of them.";
  for (const issue of error?.issues ?? []) {
    const [name] = issue.path;
    const key = name === "doi" || name === "url" ? "address" : String(name ?? "");
    const value = fields[String(name)];
    errors[key] ??=
      value === undefined
        ? "Fill this in."
        : `This ${explainIssue(issue, metaOf(schema && fieldAt(schema, [String(name)])), value)}`;
  }
  return errors;
}

/** Returns what a chip says of a source. */
export const wordsOfSource = (sources: readonly Source[], id: string): string => {
  const one = sources.find((source) => source.id === id);
  return one ? calledBy(one.fields) : id;
};

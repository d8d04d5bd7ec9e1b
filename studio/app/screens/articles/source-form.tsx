import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { z } from "zod";
import { explainIssue } from "../../../../content-model/compiler/explain-issue.ts";
import { fieldAt, metaOf } from "../../../../content-model/compiler/field-at.ts";
import { referencesSchema } from "../../../../content-model/schema/references.ts";
import { calledBy, type Source, tidySource } from "../../../core/articles/new-source.ts";
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
let unfinished: Readonly<Record<string, unknown>> = {};

type SourceFieldsProps = SourceFormProps & { readonly source: Source | undefined };

function SourceFields({ source, onDone, onTakeOut, onClose }: SourceFieldsProps) {
  const [fields, setFields] = useState<Readonly<Record<string, unknown>>>(source?.fields ?? unfinished);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const saving = useMutation({
    mutationFn: () => {
      const json = { fields: fields as never };
      return save(() =>
        source
          ? read(api.articles.sources[":id"].$put({ param: { id: source.id }, json }))
          : read(api.articles.sources.$post({ json })),
      );
    },
    onSuccess: async ({ id, called, problem }) => {
      if (problem !== null) {
        setErrors({ [problem.within ?? ""]: problem.message });
        return;
      }
      if (!source) unfinished = {};
      await queryClient.invalidateQueries({ queryKey: articlesQuery.queryKey });
      onDone(id, called);
    },
    onError: (error) => setErrors({ "": error.message }),
  });
  const type = (key: string, value: unknown) => {
    const next = { ...fields, [key]: value };
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
    if (first)
      form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, textarea)`)?.focus();
    else saving.mutate();
  };
  const already = saving.data?.problem?.already;
  return (
    <form ref={form} noValidate className={ui.tightStack} onSubmit={send}>
      {fieldSchema("references", ["new"]).fields.map((key) => {
        // Somebody else's words: they follow no fact of hers.
        const schema = { ...fieldSchema("references", ["new", key]), followsFacts: false };
        return (
          <div key={key} data-field={key}>
            <Field
              label={schema.isOptional ? `${schema.title} (optional)` : schema.title}
              hint={key === "doi" ? "Pasted as a link or without it." : schema.help}
              error={errors[key]}
            >
              {(input) => (
                <FieldInput
                  schema={schema}
                  input={input}
                  value={fields[key]}
                  isReadOnly={false}
                  onType={(value) => type(key, value)}
                />
              )}
            </Field>
          </div>
        );
      })}
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
          {source ? "Keep it so" : "Add it and put it in"}
        </Button>
        {already && !source && (
          <Button onClick={() => onDone(already.id, already.called)}>Cite {already.called}</Button>
        )}
        {onTakeOut && (
          <Button look="link" onClick={onTakeOut}>
            Take it out of the text here
          </Button>
        )}
        <Button look="link" onClick={onClose}>
          {source ? "Leave it as it is" : "Not now"}
        </Button>
      </p>
      {source && (
        <p className={ui.hint}>
          What you correct holds in every article that cites it. Visitors see it once you publish.
        </p>
      )}
    </form>
  );
}

/** Returns what is wrong with a source, at each of its fields. */
function errorsIn(typed: Readonly<Record<string, unknown>>): Errors {
  const fields = tidySource(typed);
  const schema = fieldAt(referencesSchema, ["new"]);
  const { error } = schema ? z.safeParse(schema, fields) : { error: undefined };
  const errors: Record<string, string> = {};
  for (const issue of error?.issues ?? []) {
    const key = String(issue.path[0] ?? "");
    const value = fields[key];
    errors[key] ??=
      value === undefined
        ? "Fill this in."
        : `This ${explainIssue(issue, metaOf(schema && fieldAt(schema, [key])), value)}`;
  }
  return errors;
}

/** Returns what a chip says of a source. */
export const wordsOfSource = (sources: readonly Source[], id: string): string => {
  const one = sources.find((source) => source.id === id);
  return one ? calledBy(one.fields) : id;
};

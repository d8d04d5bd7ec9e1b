import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { nameOfSource } from "../../../core/articles/names.ts";
import { isFields } from "../../../core/content/entries.ts";
import { articlesQuery } from "../../api/articles.ts";
import { api, read } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { save } from "../../draft/save.ts";
import type { AddSourceProps } from "../../editor/editor.tsx";
import { RecordFields } from "../../forms/record-fields.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import ui from "../../ui/ui.module.css";

/** The form of a source that no article cites yet. What is typed stays until it is added. */
export function AddSource({ isOpen, onAdded, onClose }: AddSourceProps) {
  const [fields, setFields] = useState<Readonly<Record<string, unknown>>>({});
  const form = useRef<HTMLFormElement>(null);
  const adding = useMutation({
    mutationFn: () => save(() => read(api.articles.sources.$post({ json: { fields: fields as never } }))),
    onSuccess: async ({ id, problem }) => {
      if (problem !== null) {
        const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]");
        wrong?.focus();
        return;
      }
      await queryClient.invalidateQueries({ queryKey: articlesQuery.queryKey });
      onAdded(id, nameOfSource({ authors: String(fields.authors), year: String(fields.year ?? "") }));
      setFields({});
    },
  });
  const problem = adding.data?.problem ?? (adding.error ? { message: adding.error.message } : undefined);
  return (
    <Dialog isOpen={isOpen} title="Add another source" onClose={onClose}>
      <form
        ref={form}
        noValidate
        className={ui.tightStack}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // It is shown inside the form of the editor's screen.
          event.stopPropagation();
          if (!adding.isPending) adding.mutate();
        }}
      >
        <RecordFields
          name="references"
          path={["new"]}
          value={fields}
          isReadOnly={false}
          onType={(typed) => setFields(isFields(typed) ? typed : {})}
          {...(problem && { problem })}
        />
        {problem && (
          <p className={ui.error} role="alert">
            {problem.message}
          </p>
        )}
        <p className={ui.row}>
          <Button type="submit" isBusy={adding.isPending}>
            Add it and put it in
          </Button>
          <Button look="link" onClick={onClose}>
            Not now
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

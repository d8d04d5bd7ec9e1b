import { Suspense } from "react";
import { describeValue } from "../../../core/content/describe.ts";
import { findField } from "../../../core/content/find-field.ts";
import type { Task } from "../../../core/readiness/read-tasks.ts";
import { useFile } from "../../draft/use-file.ts";
import type { AnyFieldProps } from "../../forms/any-field-props.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { fieldSchema, isContainer } from "../../forms/field-schema.ts";
import { PartFields } from "../../forms/group-fields.tsx";
import { Loading } from "../../ui/loading.tsx";
import type { Row } from "./rows.ts";

/** The fields of a row, to be typed in the list. */
export const TaskFields = ({ row }: { readonly row: Row }) => (
  <Suspense fallback={<Loading label="Reading the file" lines={2 * row.tasks.length} />}>
    {row.tasks.map(({ id, field, title }) =>
      field && isContainer(fieldSchema(field.name, field.path)) ? (
        <Fields key={id} {...field} />
      ) : (
        field && <ContentField key={id} {...field} label={labelOf({ field, title }, row)} />
      ),
    )}
  </Suspense>
);

/** Fields that belong together, below the name of what they belong to. */
function Fields({ name, path }: AnyFieldProps) {
  const { data } = useFile(name);
  const owner = findField(data, path.slice(0, -1))?.value;
  return (
    <fieldset className="fields">
      <legend>{describeValue(owner, undefined)}</legend>
      <PartFields name={name} path={path} />
    </fieldset>
  );
}

/** Several fields of a row are told apart by their entries. */
function labelOf({ field, title }: Pick<Task, "field" | "title">, row: Row): string {
  const [entry = "", last = ""] = field?.path.slice(-2) ?? [];
  if (row.tasks.length === 1) return title;
  if (isPosition(last)) return `${title} ${Number(last) + 1}`;
  return isPosition(entry) ? `${title} ${Number(entry) + 1}` : `${entry}: ${title.toLowerCase()}`;
}

const isPosition = (name: string) => /^\d+$/.test(name);

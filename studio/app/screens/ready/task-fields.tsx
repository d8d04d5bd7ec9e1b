import { Suspense } from "react";
import type { Task } from "../../../core/readiness/read-tasks.ts";
import { Loading } from "../../ui/loading.tsx";
import { ContentField } from "./content-field.tsx";
import type { Row } from "./rows.ts";

/** The fields of a row, to be typed in the list. */
export const TaskFields = ({ row }: { readonly row: Row }) => (
  <Suspense fallback={<Loading label="Reading the file" lines={2 * row.tasks.length} />}>
    {row.tasks.map(
      (task) => task.field && <ContentField key={task.id} {...task.field} label={labelOf(task, row)} />,
    )}
  </Suspense>
);

/** One field is called by its row; several are told apart by their entries. */
function labelOf({ field, title }: Task, row: Row) {
  if (row.tasks.length === 1) return <span className="vh">{title}</span>;
  const entry = field?.path.at(-2) ?? "";
  const last = field?.path.at(-1) ?? "";
  if (/^\d+$/.test(last)) return `${title} ${Number(last) + 1}`;
  return /^\d+$/.test(entry) ? `${title} ${Number(entry) + 1}` : `${entry}: ${title.toLowerCase()}`;
}

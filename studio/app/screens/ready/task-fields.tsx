import { Suspense } from "react";
import type { Task } from "../../../core/readiness/read-tasks.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { Loading } from "../../ui/loading.tsx";
import type { Row } from "./rows.ts";

/** The fields of a row, to be typed in the list. */
export const TaskFields = ({ row }: { readonly row: Row }) => (
  <Suspense fallback={<Loading label="Reading the file" lines={2 * row.tasks.length} />}>
    {row.tasks.map(
      (task) => task.field && <ContentField key={task.id} {...task.field} label={labelOf(task, row)} />,
    )}
  </Suspense>
);

/** Several fields of a row are told apart by their entries. */
function labelOf({ field, title }: Task, row: Row): string {
  const [entry = "", last = ""] = field?.path.slice(-2) ?? [];
  if (row.tasks.length === 1) return title;
  if (isPosition(last)) return `${title} ${Number(last) + 1}`;
  return isPosition(entry) ? `${title} ${Number(entry) + 1}` : `${entry}: ${title.toLowerCase()}`;
}

const isPosition = (name: string) => /^\d+$/.test(name);

import { useQuery } from "@tanstack/react-query";
import { classNames } from "../../../../site/ui/class-names.ts";
import { wordsOfClosure } from "../../../core/content/change.ts";
import type { ToDoElsewhere } from "../../../core/places/elsewhere.ts";
import { stillElsewhereQuery } from "../../api/publication.ts";
import { After } from "../../ui/marks.tsx";
import { Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";

/** What changes ask of the owner outside the site: booking pages to change, and people to tell. */
export function OnlyYou({ todos }: { readonly todos: readonly ToDoElsewhere[] }) {
  if (todos.length === 0) return null;
  return (
    <Note kind="gold" title="Only you can do this">
      {todos.some(({ page }) => page) && (
        <p className={ui.small}>
          People book and pay on a page that I can’t look into. What isn’t changed there stays as it was for
          them.
        </p>
      )}
      <ul className={classNames(ui.tightStack, ui.anywhere)}>
        {todos.map((todo) => (
          <li key={`${todo.id} ${todo.page ?? todo.tell}`}>
            <ToDo todo={todo} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** What the last publications ask. */
export const StillOnlyYou = () => <OnlyYou todos={useQuery(stillElsewhereQuery).data ?? []} />;

function ToDo({ todo }: { readonly todo: ToDoElsewhere }) {
  const { label, before, after, page, term, tell } = todo;
  if (tell) return `${told[tell]}${wordsOfClosure(todo) ?? `${label}, ${after ?? `no longer ${before}`}`}`;
  return (
    <>
      {label}: {after === undefined ? "taken out" : <After>{after}</After>}
      {term && `, for ${term}`}
      {page && (
        <>
          , on{" "}
          <a href={page} target="_blank" rel="noreferrer">
            {page.replace(/^https?:\/\//, "")}
          </a>
        </>
      )}
    </>
  );
}

const told = {
  centre: "The centre takes the bookings for the class. Tell them: ",
  booked: "People may have booked already. Write to them: ",
} as const;

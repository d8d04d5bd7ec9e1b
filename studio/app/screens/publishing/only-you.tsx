import { useQuery } from "@tanstack/react-query";
import { classNames } from "../../../../site/ui/class-names.ts";
import { wordsOfClosure } from "../../../business/dates/closures.ts";
import type { ToDoElsewhere } from "../../../business/publishing/elsewhere.ts";
import { stillElsewhereQuery } from "../../api/publication.ts";
import { counted } from "../../ui/format.ts";
import { After } from "../../ui/marks.tsx";
import { Details, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";

/** What changes ask of the owner outside the site: booking pages to change, and people to tell. */
export function OnlyYou({ todos }: { readonly todos: readonly ToDoElsewhere[] }) {
  if (todos.length === 0) return null;
  const pages = todos.filter(({ page }) => page);
  const others = todos.filter(({ page }) => !page);
  const [label, ...labels] = new Set(pages.map((todo) => todo.label));
  const [{ after } = { after: undefined }] = pages;
  const what = labels.length === 0 ? `“${label}${after ? `: ${after}` : ""}”` : "what’s new";
  return (
    <Note kind="gold" title="Only you can do this">
      {pages.length > 1 ? (
        <Details
          summary={`Change ${what} at your booking service, too: ${counted(new Set(pages.map(({ page }) => page)).size, "page")}`}
        >
          <List todos={pages} />
        </Details>
      ) : (
        <List todos={pages} />
      )}
      <List todos={others} />
    </Note>
  );
}

const List = ({ todos }: { readonly todos: readonly ToDoElsewhere[] }) =>
  todos.length > 0 && (
    <ul className={classNames(ui.tightStack, ui.anywhere)}>
      {todos.map((todo) => (
        <li key={`${todo.id} ${todo.page ?? todo.tell}`}>
          <ToDo todo={todo} />
        </li>
      ))}
    </ul>
  );

/** What the last publications ask. */
export const StillOnlyYou = () => <OnlyYou todos={useQuery(stillElsewhereQuery).data ?? []} />;

function ToDo({ todo }: { readonly todo: ToDoElsewhere }) {
  const { label, before, after, page, term, tell } = todo;
  if (tell)
    return `${whomToTell[tell]}${wordsOfClosure(todo) ?? `${label}, ${after ?? `no longer ${before}`}`}`;
  return (
    <>
      At your booking service, too: {label}, {after === undefined ? "removed" : <After>{after}</After>}
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

const whomToTell = {
  centre: "The centre takes the bookings for the class. Tell them: ",
  booked: "People may have booked already. Write to them: ",
} as const;

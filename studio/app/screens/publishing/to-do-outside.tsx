import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { formatFullDate } from "../../../../domain/format-date.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { wordsOfClosure } from "../../../business/dates/closures.ts";
import type { ToDoOutside } from "../../../business/publishing/to-do-outside.ts";
import { noteDoneOutside, publicationQuery, stillToDoOutsideQuery } from "../../api/publication.ts";
import { useAction } from "../../api/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/format.ts";
import { After } from "../../ui/marks.tsx";
import { Details, Note } from "../../ui/notes.tsx";
import { attempt, showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";

type ToDosOutsideProps = {
  readonly todos: readonly ToDoOutside[];
  /** Takes one off the list, or puts it there again. It isn't there to be done before it is published. */
  readonly onDone?: ((todo: ToDoOutside) => void) | undefined;
};

/** What changes ask of the owner outside the site: booking pages to change, and people to tell. */
export function ToDosOutside({ todos, onDone }: ToDosOutsideProps) {
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
          summary={`Change ${what} at your booking service, too: ${counted(new Set(pages.map(({ page }) => page)).size, "page")}${labels.length === 0 ? unlessDone(pages[0]) : ""}`}
        >
          <List todos={pages} onDone={onDone} />
        </Details>
      ) : (
        <List todos={pages} onDone={onDone} />
      )}
      <List todos={others} onDone={onDone} />
    </Note>
  );
}

const List = ({ todos, onDone }: ToDosOutsideProps) =>
  todos.length > 0 && (
    <ul className={classNames(ui.tightStack, ui.anywhere)}>
      {todos.map((todo) => (
        <li key={`${todo.id} ${todo.page ?? todo.tell}`}>
          <ToDo todo={todo} />
          {onDone && (
            <div>
              <Button variant="link" onClick={() => onDone(todo)}>
                {todo.tell ? "I’ve told them" : "I’ve changed it there"}
                <span className={ui.visuallyHidden}>: {todo.label}</span>
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );

/** What the last publications ask, until she has done it. */
export function StillToDoOutside() {
  const { data = [], isFetching, dataUpdatedAt } = useQuery(stillToDoOutsideQuery);
  const { data: last } = useQuery(publicationQuery);
  const place = useRef<HTMLDivElement>(null);
  const noting = useAction(["publication"], noteDoneOutside);
  const note = async (todo: ToDoOutside, isDone: boolean) => {
    const { id, page, tell, after } = todo;
    await noting.mutateAsync({ id, page, tell, after, isDone });
    if (!isDone) return;
    // What was pressed is gone.
    place.current?.focus();
    showToast("It’s off the list.", () => note(todo, false));
  };
  // What was read before a publication asks for what that may have undone.
  const isOlder = isFetching && dataUpdatedAt < (last?.publication?.endedAt ?? 0);
  return (
    <div ref={place} tabIndex={-1}>
      <ToDosOutside todos={isOlder ? [] : data} onDone={(todo) => attempt(() => note(todo, true))} />
    </div>
  );
}

function ToDo({ todo }: { readonly todo: ToDoOutside }) {
  const { label, before, after, page, term, tell } = todo;
  if (tell)
    return `${whomToTell[tell]}${wordsOfClosure(todo) ?? `${label}, ${after ?? `no longer ${before}`}`}${unlessDone(todo)}`;
  return (
    <>
      At your booking service, too: {label},{" "}
      {after === undefined ? `no longer ${before}` : <After>{after}</After>}
      {term && `, for ${term}`}
      {page && (
        <>
          , on{" "}
          <a href={page} target="_blank" rel="noreferrer">
            {page.replace(/^https?:\/\//, "")}
          </a>
        </>
      )}
      {unlessDone(todo)}
    </>
  );
}

/** Nobody is to be rung, and no page opened, a second time. */
const unlessDone = ({ askedOn }: Pick<ToDoOutside, "askedOn"> = {}) =>
  askedOn === undefined ? "" : `, unless you’ve done so since ${formatFullDate(askedOn)}`;

const whomToTell = {
  centre: "The centre takes the bookings for the class. Tell them: ",
  booked: "People may have booked already. Write to them: ",
} as const;

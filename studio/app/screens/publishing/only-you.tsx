import { useQuery } from "@tanstack/react-query";
import { classNames } from "../../../../site/ui/class-names.ts";
import { wordsOfClosure } from "../../../core/content/change.ts";
import type { ToDoElsewhere } from "../../../core/places/elsewhere.ts";
import { publicationQuery } from "../../api/publication.ts";
import { After } from "../../ui/marks.tsx";
import { Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./only-you.module.css";

type OnlyYouProps = {
  readonly todos: readonly ToDoElsewhere[];
  /** Whether visitors see the changes already. */
  readonly isLive?: boolean;
};

/** What changes ask of the owner outside the site: booking pages to change, and people to tell. */
export function OnlyYou({ todos, isLive = false }: OnlyYouProps) {
  if (todos.length === 0) return null;
  return (
    <Note kind="gold" title="Only you can do this">
      <p className={ui.small}>
        {todos.some(({ page }) => page) &&
          "People book and pay on a page that I can’t look into. What isn’t changed there stays as it was for them. "}
        {!isLive && "Do it before or after you publish."}
      </p>
      <ul className={classNames(ui.tightStack, styles.toDos)}>
        {todos.map((todo) => (
          <ToDo key={`${todo.id} ${todo.page ?? todo.tell}`} todo={todo} />
        ))}
      </ul>
    </Note>
  );
}

/** What the last publications ask, once they are live. */
export function StillOnlyYou() {
  const { data } = useQuery(publicationQuery);
  const { outcome, elsewhere = [] } = data?.publication ?? {};
  const todos = outcome === "live" ? elsewhere : elsewhere.filter(({ since }) => since !== undefined);
  return <OnlyYou todos={todos} isLive />;
}

function ToDo({ todo }: { readonly todo: ToDoElsewhere }) {
  const { label, before, after, page, term, tell } = todo;
  if (tell) {
    return (
      <li>
        {told[tell]}
        {wordsOfClosure(todo) ?? `${label}, ${after ?? `no longer ${before}`}`}
      </li>
    );
  }
  return (
    <li>
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
    </li>
  );
}

const told = {
  centre: "The centre takes the bookings for the class. Tell them: ",
  booked: "People may have booked already. Write to them: ",
} as const;

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import { wordsOfClosure } from "../../../core/content/change.ts";
import type { ToDoElsewhere } from "../../../core/places/elsewhere.ts";
import { publicationQuery, useTicked } from "../../api/publication.ts";
import { Choice } from "../../ui/field.tsx";
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
        {!isLive && "Before or after you publish: "}I’ll ask until it’s ticked.
      </p>
      <ul className={classNames(ui.tightStack, styles.toDos)}>
        {todos.map((todo) => (
          <ToDo key={`${todo.id} ${todo.page ?? todo.tell}`} todo={todo} />
        ))}
      </ul>
    </Note>
  );
}

/** What published changes ask, until it is ticked. What is ticked stays until the screen is left. */
export function StillOnlyYou() {
  const { data } = useQuery(publicationQuery);
  if (!data) return null;
  const { publication, toDos } = data;
  const open = toDos.filter(({ isLive, isDone }) => isLive && !isDone);
  return <OnlyYouUntilLeft key={`${publication?.id} ${publication?.outcome}`} todos={open} />;
}

function OnlyYouUntilLeft({ todos }: OnlyYouProps) {
  const [shown] = useState(todos);
  return <OnlyYou todos={shown} isLive />;
}

function ToDo({ todo }: { readonly todo: ToDoElsewhere }) {
  const [isDone, tick] = useTicked(todo);
  const { label, before, after, page, term, tell } = todo;
  const name = page?.replace(/^https?:\/\//, "");
  const [what, done] = tell ? told[tell] : ["", "I’ve changed it there"];
  const closure = wordsOfClosure(todo);
  return (
    <li>
      <p>
        {what}
        {tell ? (
          (closure ?? `${label}, ${after ?? `no longer ${before}`}`)
        ) : (
          <>
            {label}: {after === undefined ? "taken out" : <After>{after}</After>}
            {term && `, for ${term}`}
          </>
        )}
        {page && (
          <>
            , on{" "}
            <a href={page} target="_blank" rel="noreferrer">
              {name}
            </a>
          </>
        )}
      </p>
      <Choice
        type="checkbox"
        checked={isDone}
        onChange={(event) => tick(event.target.checked)}
        label={
          <>
            {done}
            <span className={ui.visuallyHidden}>
              {page ? `, on ${name}` : `: ${closure ?? `${label}, ${after ?? before}`}`}
            </span>
          </>
        }
      />
    </li>
  );
}

const told = {
  centre: ["The centre takes the bookings for the class. Tell them: ", "I’ve told them"],
  booked: ["People may have booked already. Write to them: ", "I’ve written to them"],
} as const;

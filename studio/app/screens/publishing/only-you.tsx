import { useState } from "react";
import type { ToDoElsewhere } from "../../../core/changes/elsewhere.ts";
import { isDoneElsewhere, useDoneElsewhere } from "../../draft/use-done-elsewhere.ts";
import { After, Before } from "../../ui/before-after.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Note } from "../../ui/note.tsx";

/** What of the changes only the owner can do, on pages that the studio doesn't reach. */
export function OnlyYou({ todos }: { readonly todos: readonly ToDoElsewhere[] }) {
  if (todos.length === 0) return null;
  return (
    <Note kind="gold" title="Only you can change it there">
      <p className="small">
        People book and pay on a page that I can’t look into. What isn’t changed there stays as it was for
        them. Before or after you publish: I’ll ask until it’s ticked.
      </p>
      <ul className="stack-s elsewhere">
        {todos.map((todo) => (
          <ToDo key={`${todo.id} ${todo.page}`} todo={todo} />
        ))}
      </ul>
    </Note>
  );
}

/** The same after publishing, as long as something of it isn't ticked. What is ticked stays until the screen is left. */
export function StillOnlyYou({ todos }: { readonly todos: readonly ToDoElsewhere[] }) {
  const [open] = useState(() => todos.filter((todo) => !isDoneElsewhere(todo)));
  return <OnlyYou todos={open} />;
}

function ToDo({ todo }: { readonly todo: ToDoElsewhere }) {
  const [isDone, setDone] = useDoneElsewhere(todo);
  const { label, before, after, page } = todo;
  const name = page.replace(/^https?:\/\//, "");
  return (
    <li>
      <p>
        {label}: {before !== undefined && <Before>{before}</Before>} →{" "}
        {after === undefined ? "taken out" : <After>{after}</After>}, on{" "}
        <a href={page} target="_blank" rel="noreferrer">
          {name}
        </a>
      </p>
      <Choice
        type="checkbox"
        checked={isDone}
        onChange={(event) => setDone(event.target.checked)}
        label={
          <>
            I’ve changed it there<span className="vh">, on {name}</span>
          </>
        }
      />
    </li>
  );
}

import { useState } from "react";
import { useSession } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { countWords } from "../../ui/count-words.ts";
import { KindWordsRow } from "./kind-words-row.tsx";
import { countTasks, type Group, type Row } from "./rows.ts";
import { TaskRow } from "./task-row.tsx";
import { emailToCentre, leftIn } from "./words.ts";

/** How many rows of a group are listed at first. */
const first = 4;

type GroupSectionProps = {
  readonly group: Group;
  readonly openKey: string | undefined;
  readonly onOpen: (row: Row | undefined) => void;
  readonly onNext: () => void;
};

/** Things that are left to do, the first ones listed. */
export function GroupSection({ group, openKey, onOpen, onNext }: GroupSectionProps) {
  const [isWhole, setWhole] = useState(false);
  const { shortName } = useSession().business;
  const { key, heading, rows } = group;
  const openAt = rows.findIndex((row) => row.key === openKey);
  const shown = isWhole ? rows.length : Math.max(first, openAt + 1);
  const more = rows.length - shown;
  const count = countTasks(rows);
  return (
    <section className="group" aria-labelledby={`group-${key}`}>
      <header>
        <h2 id={`group-${key}`} tabIndex={-1}>
          {heading}
        </h2>
        <span className="soft small">
          {key === "rest" ? count : key === "centre" ? `${count} left, one email` : leftOf(key, rows)}
        </span>
      </header>
      <ul className="todo">
        {rows
          .slice(0, shown)
          .map((row) =>
            row.tasks[0].field?.name === "testimonials" ? (
              <KindWordsRow key={row.key} row={row} />
            ) : (
              <TaskRow
                key={row.key}
                row={row}
                where={whereOf(row)}
                isOpen={row.key === openKey}
                onOpen={() => onOpen(row)}
                onNext={onNext}
                onClose={() => onOpen(undefined)}
              />
            ),
          )}
      </ul>
      <p className="row">
        {more > 0 && (
          <Button look="link" onClick={() => setWhole(true)}>
            {more} more<span className="vh"> of “{heading}”</span>
          </Button>
        )}
        {key === "centre" && (
          <a href={emailToCentre(rows, shortName)}>
            Write the centre an email with{" "}
            {count === 1 ? "the question" : `all ${countWords(count)} questions`}
          </a>
        )}
      </p>
    </section>
  );
}

/** How long it takes isn't estimated where it depends on other people. */
const leftOf = (key: string, rows: readonly Row[]) =>
  key === "people" || key === "others" ? `${countTasks(rows)} left` : leftIn(rows);

/** Returns the file that a row is about; undefined for facts of the business, which stand on many pages. */
function whereOf({ tasks }: Row): string | undefined {
  const [{ field, fileTitle }] = tasks;
  if (tasks.some((task) => task.fileTitle !== fileTitle)) return undefined;
  return !field || field.name === "business" || field.name === "testimonials" ? undefined : fileTitle;
}

import { useQuery } from "@tanstack/react-query";
import { type ContentName, contentFiles } from "../../../../content-model/schema/content-files.ts";
import { draftQuery } from "../../api/draft.ts";
import { textOf } from "../../forms/text-of.ts";
import { Details } from "../../ui/details.tsx";
import { When } from "../../ui/when.tsx";

/** Values that another one replaced, by a decision or in another window. */
export function SetAside() {
  const setAside = useQuery(draftQuery).data?.setAside ?? [];
  if (setAside.length === 0) return null;
  return (
    <section className="sheet pad stack-s" aria-labelledby="set-aside">
      <h2 id="set-aside">Set aside</h2>
      <p className="small">
        What something else has replaced, kept for a year. Copy from here what you want back.
      </p>
      {setAside.map(({ id, key, label, value, at }) => (
        <Details
          key={id}
          summary={
            <>
              {label}, <When time={at} />
            </>
          }
        >
          <pre>{wordsOf(key, value)}</pre>
        </Details>
      ))}
    </section>
  );
}

/** Returns a value as people read it. Its key is that of a change: `schedule course.price`. */
function wordsOf(key: string, value: unknown): string {
  const [name = "", ...path] = key.split(" ");
  return Object.hasOwn(contentFiles, name)
    ? textOf(name as ContentName, path.join(" ").split("."), value)
    : String(value);
}

import type { DatedChange } from "../../../server/routes/content.ts";
import type { Search } from "../../api/places.ts";
import { countWords } from "../../ui/count-words.ts";
import { ExactWords } from "../../ui/details.tsx";
import { upperFirst } from "../../ui/letter-case.ts";
import { Note } from "../../ui/note.tsx";

type ProgressProps = {
  readonly search: Search;
  /** The number of changes. */
  readonly total: number;
  /** The ids of the changes to publish. */
  readonly chosen: readonly string[];
};

/** How far the search has come, or what it has found in all. */
export function Progress({ search, total, chosen }: ProgressProps) {
  const isAlone = ({ change }: Search["found"][number]) => change !== undefined;
  const done = search.found.filter(isAlone).length;
  return (
    <span role="status">
      {search.state === "preparing" && "Getting ready to compare the pages: half a minute, once…"}
      {search.state === "searching" &&
        `Comparing all pages as they are and as they’ll be: ${done} of ${total}…`}
      {search.state === "done" && summaryOf(search, chosen)}
    </span>
  );
}

function summaryOf({ found }: Search, chosen: readonly string[]): string {
  const places = found
    .filter(({ change }) => change === undefined || chosen.includes(change))
    .flatMap((each) => each.places);
  if (places.length === 0) return "No page will look different.";
  const count = `${upperFirst(countWords(places.length))} ${places.length === 1 ? "place changes" : "places change"}`;
  const isEverywhere = places.some(({ everywhere }) => everywhere);
  return `${count}${isEverywhere ? ", one of them on every page" : ""}. Nothing else on the site is touched.`;
}

type FailedProps = { readonly search: Search; readonly changes: readonly DatedChange[] };

/** Why the draft can't be compared. */
export function Failed({ search, changes }: FailedProps) {
  const nameOf = ({ file, field }: Search["problems"][number]) =>
    changes.find((change) => change.file === file && change.path.join(".") === field)?.label ?? field;
  if (search.problems.length === 0) {
    return (
      <Note kind="bad" title="The pages couldn’t be compared" isAlert>
        <p>The live site is as it was, and your changes are kept.</p>
        {search.detail && <ExactWords>{search.detail}</ExactWords>}
      </Note>
    );
  }
  return (
    <Note kind="bad" title="The draft can’t be shown yet" isAlert>
      <p>Visitors still see the site as it was, and your changes are kept. To fix:</p>
      <ul>
        {search.problems.map((problem) => (
          <li key={`${problem.file} ${problem.line} ${problem.field}`}>
            {nameOf(problem)} {problem.message}{" "}
            <span className="small soft">
              {problem.file}, line {problem.line}
            </span>
          </li>
        ))}
      </ul>
    </Note>
  );
}

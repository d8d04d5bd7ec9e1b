import type { PlacedProblem } from "../../../core/publish/publication.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { screenOf } from "../changes/words.ts";

/** How many problems are shown. The exact words list all of them. */
const mostShown = 3;

type ProblemsProps = {
  readonly problems: readonly PlacedProblem[];
  /** Announced at once. */
  readonly isAlert?: boolean;
};

/** What keeps changes from being published. What the screen Ready lists is one note that leads there. */
export function Problems({ problems, isAlert = false }: ProblemsProps) {
  const [first, ...more] = problems.filter(({ isInReady }) => isInReady);
  const others = problems.filter(({ isInReady }) => !isInReady);
  return (
    <>
      {others.slice(0, mostShown).map((problem) => (
        <Note kind="bad" isAlert={isAlert} key={JSON.stringify(problem)} title={problem.label}>
          <p>{problem.sentence}</p>
          <Way to={screenOf(placeOf(problem))?.path} />
        </Note>
      ))}
      {others.length > mostShown && <p className="small">And {others.length - mostShown} more like these.</p>}
      {first && (
        <Note
          kind="bad"
          isAlert={isAlert}
          title={more.length === 0 ? first.label : `${more.length + 1} things have to be yours first`}
        >
          <p>
            {more.length > 0 && `The first is in ${first.label}. `}
            {first.sentence}
          </p>
          <p className="row">
            <ButtonLink small to="/ready">
              {more.length === 0 ? "Put it right" : "See what’s left, and put in yours"}
            </ButtonLink>
          </p>
        </Note>
      )}
    </>
  );
}

const Way = ({ to }: { readonly to: string | undefined }) =>
  to && (
    <p className="row">
      <ButtonLink small to={to}>
        Take me there
      </ButtonLink>
    </p>
  );

/** Returns where a problem is: the id of a change is `schedule course.price`. */
function placeOf({ file, change = "" }: PlacedProblem) {
  const [, path = ""] = change.split(" ");
  return { file, path: path.split(".") };
}

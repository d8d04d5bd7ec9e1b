import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Checked } from "../../../core/publish/check-choice.ts";
import { StudioError } from "../../api/client.ts";
import { checksQuery, publicationQuery, publish } from "../../api/publication.ts";
import { useUnpublished } from "../../shell/use-unpublished.ts";
import { Button } from "../../ui/button.tsx";
import { ExactWords } from "../../ui/details.tsx";
import { Note } from "../../ui/note.tsx";
import { State } from "../../ui/state.tsx";
import { TimePassed } from "../../ui/time-passed.tsx";
import { countWords, upperFirst } from "../../ui/words.ts";
import { OnlyYou } from "./only-you.tsx";
import { Problems } from "./problems.tsx";
import "./publishing.css";

/** The id of what only the owner can do. */
const onlyYou = "only-you";

type PublishPanelProps = {
  /** The ids of the changes to publish. */
  readonly chosen: readonly string[];
  /** Where visitors read one of them, as path and fragment. */
  readonly page: string | undefined;
};

/** The checks, and the button that publishes. */
export function PublishPanel({ chosen, page }: PublishPanelProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data, error } = useQuery({ ...checksQuery(chosen), enabled: chosen.length > 0 });
  const checked = data ?? uncheckable(error);
  const { data: last } = useQuery(publicationQuery);
  const { isHere } = useUnpublished();
  const [pressedAt, setPressedAt] = useState<number>();
  const publishing = useMutation({
    mutationFn: () => publish(chosen, page),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: publicationQuery.queryKey });
      await navigate("/publishing");
    },
    onError: () => setPressedAt(undefined),
  });
  const begin = () => {
    setPressedAt(Date.now());
    publishing.mutate();
  };

  const isRunning = last?.publication?.outcome === "running";
  const toDos = checked?.elsewhere ?? [];
  const why = chosen.length === 0 || isRunning ? undefined : whyNot(checked);
  const isPressed = pressedAt !== undefined;

  return (
    <section className="sheet pad stack-s">
      <h2>{checked ? "Checked just now" : "Being checked"}</h2>
      <Checks checked={checked} />
      <div id={onlyYou} tabIndex={-1}>
        <OnlyYou todos={toDos} />
      </div>
      {publishing.error && (
        <Note kind="bad" isAlert title={publishing.error.message}>
          <p>Your changes are all kept.</p>
        </Note>
      )}
      <div className="publish-bar">
        {/* On a phone the button stays in sight below a long list, and the checks don't. */}
        <p className="only-phone small">
          {why ? (
            "See below"
          ) : toDos.length > 0 ? (
            <Link to={`#${onlyYou}`}>
              {upperFirst(countWords(toDos.length))} {toDos.length === 1 ? "thing" : "things"} to do elsewhere
            </Link>
          ) : checked ? (
            "Checked"
          ) : (
            "Being checked"
          )}
        </p>
        <Button
          look="gold"
          className="wide"
          disabled={!isPressed && (chosen.length === 0 || !checked || isRunning || why !== undefined)}
          isBusy={isPressed}
          onClick={begin}
        >
          {isPressed ? (
            <>
              Publishing… <TimePassed since={pressedAt} />
            </>
          ) : why ? (
            "Can’t be published yet"
          ) : (
            buttonWords(chosen.length)
          )}
        </Button>
      </div>
      <p className="small soft">
        {isRunning
          ? "A publication is on its way. The next one can begin when it’s done."
          : (why ?? "Takes about a minute. You can undo it afterwards, as often as you like.")}
        {isHere &&
          " It goes to the site on this computer: visitors see it once the site has a place on the web."}
      </p>
    </section>
  );
}

/** Returns the refusal that a failed check amounts to. */
const uncheckable = (error: Error | null): Checked | undefined =>
  error instanceof StudioError
    ? { problems: [], elsewhere: [], refusal: { sentence: error.message, words: error.detail ?? "" } }
    : undefined;

/** Returns in a sentence why nothing can be published; undefined if something can, or that isn't known yet. */
function whyNot(checked: Checked | undefined): string | undefined {
  if (checked?.refusal) return "What stands in the way is named above.";
  const count = checked?.problems.length ?? 0;
  if (count === 0) return undefined;
  return `${count === 1 ? "One thing has" : `${count} things have`} to be put right first. Your changes are kept meanwhile.`;
}

function Checks({ checked }: { readonly checked: Checked | undefined }) {
  const { heldBack } = useUnpublished();
  if (checked?.refusal) {
    return (
      <>
        <Note kind="bad" title="Nothing can be published at the moment">
          <p>{checked.refusal.sentence}</p>
        </Note>
        <ExactWords>{checked.refusal.words}</ExactWords>
      </>
    );
  }
  const problems = checked?.problems ?? [];
  return (
    <>
      {heldBack > 0 && (
        <Note title={`${upperFirst(countWords(heldBack))} held back`}>
          <p>
            {heldBack === 1 ? "It waits for you, and isn’t" : "They wait for you, and aren’t"} published with
            the rest.
          </p>
        </Note>
      )}
      <Problems problems={problems} />
      <ul className="checks">
        {problems.length === 0 && (
          <>
            <Check isDone={checked !== undefined}>
              {heldBack > 0 ? "Nothing else is missing or mistyped" : "Nothing is missing or mistyped"}
            </Check>
            <Check isDone={checked !== undefined}>Nothing made up is newly on it</Check>
          </>
        )}
        <Check isDone={false}>
          The whole site is built and every link followed on the way. If one fails, nothing changes.
        </Check>
      </ul>
    </>
  );
}

const Check = ({ isDone, children }: { readonly isDone: boolean; readonly children: string }) => (
  <li>
    <State kind={isDone ? "fine" : "wait"}>
      <span className="vh">{isDone ? "checked: " : "still to be checked: "}</span>
    </State>
    <span>{children}</span>
  </li>
);

function buttonWords(count: number): string {
  if (count === 0) return "Nothing chosen";
  if (count === 1) return "Publish this change";
  return count === 2 ? "Publish both" : `Publish all ${countWords(count)}`;
}

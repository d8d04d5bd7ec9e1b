import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Checked } from "../../../core/publish/check-choice.ts";
import { useSearch } from "../../api/places.ts";
import { checksQuery, publicationQuery, publish } from "../../api/publication.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { ExactWords } from "../../ui/details.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { State } from "../../ui/state.tsx";
import { countWords, hostOf } from "./words.ts";
import "./publishing.css";

/** How long the button waits for the search of places, in milliseconds. */
const longestWait = 15_000;

type PublishPanelProps = {
  /** The ids of the changes to publish. */
  readonly chosen: readonly string[];
  /** Booking pages of others on which the owner must change the same, before she publishes. */
  readonly bookingPages: readonly string[];
};

/** The checks, a note, and the button that publishes. */
export function PublishPanel({ chosen, bookingPages }: PublishPanelProps) {
  const [note, setNote] = useState("");
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const boxes = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: checked } = useQuery({ ...checksQuery(chosen), enabled: chosen.length > 0 });
  const search = useSearch();
  const { data: last } = useQuery(publicationQuery);
  const publishing = useMutation({
    mutationFn: () => publish(chosen, note),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["publication"] });
      await navigate("/publishing");
    },
  });

  const isRunning = last?.publication?.outcome === "running";
  // Which booking pages must change first shows only when every place is found. A search that takes long mustn't lock her out.
  const isSearching = !search || search.state === "preparing" || search.state === "searching";
  const isLooking = useForAWhile(isSearching);
  const isRefused =
    chosen.length === 0 || !checked || checked.problems.length > 0 || checked.refusal !== undefined;
  const left = bookingPages.filter((page) => !ticked.has(page));
  const tick = (page: string, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(page);
    else next.delete(page);
    setTicked(next);
    setMissing(false);
  };
  const onPublish = () => {
    if (left.length === 0) return publishing.mutate();
    setMissing(true);
    boxes.current?.querySelector<HTMLInputElement>("input:not(:checked)")?.focus();
  };

  return (
    <>
      <section className="sheet pad stack-s">
        <h2>{checked ? "Checked just now" : "Being checked"}</h2>
        <Checks checked={checked} />
        {bookingPages.length > 0 && (
          <div ref={boxes} className="stack-s">
            {bookingPages.map((page) => (
              <Choice
                key={page}
                type="checkbox"
                checked={ticked.has(page)}
                onChange={(event) => tick(page, event.target.checked)}
                aria-invalid={isMissing && !ticked.has(page) ? true : undefined}
                label="I’ve changed it on my booking page, too"
                hint={`${hostOf(page)}${new URL(page).pathname} still takes what it’s told to. I can’t look inside.`}
              />
            ))}
            {isMissing && (
              <p className="errmsg" role="alert">
                Change it there first, then tick this. Otherwise people book at the old price or date.
              </p>
            )}
          </div>
        )}
        {publishing.error && (
          <Note kind="bad" isAlert title={publishing.error.message}>
            <p>Visitors see the site as before, and nothing is lost.</p>
          </Note>
        )}
        <p>
          <Button
            look="gold"
            className="wide"
            data-main-action
            disabled={isRefused || isRunning || isLooking}
            isBusy={publishing.isPending}
            onClick={onPublish}
          >
            {buttonWords(chosen.length)}
          </Button>
        </p>
        <p className="small soft">
          {isRunning
            ? "A publication is on its way. The next one can begin when it’s done."
            : isLooking
              ? "You can publish as soon as I have looked through all pages."
              : "Takes about a minute. You can undo it afterwards, as often as you like."}
        </p>
      </section>
      <Field label="A note for later, if you like">
        {(input) => (
          <input
            {...input}
            className="in"
            value={note}
            maxLength={2000}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}

/** Returns true while a condition holds, at most for a while. */
function useForAWhile(holds: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!holds) return;
    setOver(false);
    const timer = setTimeout(() => setOver(true), longestWait);
    return () => clearTimeout(timer);
  }, [holds]);
  return holds && !isOver;
}

function Checks({ checked }: { readonly checked: Checked | undefined }) {
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
      {problems.map(({ file, label, sentence }) => (
        <Note kind="bad" key={`${file} ${label} ${sentence}`} title={label}>
          <p>{sentence}</p>
        </Note>
      ))}
      <ul className="checks">
        {problems.length === 0 && (
          <>
            <Check isDone={checked !== undefined}>Nothing is missing or mistyped</Check>
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

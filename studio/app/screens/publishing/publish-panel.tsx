import { useIsFetching, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { classNames } from "../../../../site/ui/class-names.ts";
import { type Change, partsOf } from "../../../engine/content/change.ts";
import type { PlacedProblem } from "../../../engine/publish/publication.ts";
import type { PublishingChecks } from "../../../server/routes/publish.ts";
import { StudioError } from "../../api/client.ts";
import { draftQuery } from "../../api/content.ts";
import { checksQuery, publicationQuery, publish, publishingKey } from "../../api/publication.ts";
import { currentSaveStatus, subscribeToSaveStatus } from "../../draft/save-status.ts";
import { kindOf } from "../../kinds.ts";
import { useNavigateIfHere } from "../../shell/use-navigate-if-here.ts";
import { needsYou, useUnpublished } from "../../shell/use-unpublished.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { counted, countWords, upperFirst } from "../../ui/format.ts";
import { ExactWords, Note } from "../../ui/notes.tsx";
import { TimePassed } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { lineInReady, screenAtField, screenOfProblem } from "../changes/words.ts";
import { useWaitingLetters, WaitingLetter } from "../letters/waiting-letter.tsx";
import { mayStandInLetter } from "../letters/words.ts";
import { FormerPlaceIn } from "../prices/former-place.tsx";
import styles from "./publish-panel.module.css";
import { ToDosOutside } from "./to-do-outside.tsx";

type PublishPanelProps = {
  /** The ids of the changes to publish. */
  readonly chosen: readonly string[];
};

/** The checks, and the button that publishes. */
export function PublishPanel({ chosen }: PublishPanelProps) {
  const navigateIfHere = useNavigateIfHere();
  const queries = useQueryClient();
  const { data, error } = useQuery({ ...checksQuery(chosen), enabled: chosen.length > 0 });
  const checked = data ?? uncheckable(error);
  const { data: last } = useQuery(publicationQuery);
  const { isHere, count, invalid } = useUnpublished();
  const [pressedAt, setPressedAt] = useState<number>();
  const publishing = useMutation({
    mutationKey: publishingKey,
    mutationFn: () => publish(chosen),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: publicationQuery.queryKey });
      await navigateIfHere("/publishing");
    },
    onError: () => setPressedAt(undefined),
  });
  const begin = () => {
    setPressedAt(Date.now());
    publishing.mutate();
  };

  const changes = useChosen(chosen);
  const unlikely = useUnlikely(chosen);
  const isRunning = last?.publication?.outcome === "running";
  const pagesOutside = new Set(checked?.outside.flatMap(({ page }) => page ?? [])).size;
  const isStopped = checked?.refusal !== undefined || (checked?.problems ?? []).length > 0;
  const isPressed = pressedAt !== undefined;
  // While the last keystrokes are being saved or fetched, this list and its check are out of date.
  const { isUnderWay } = useSyncExternalStore(subscribeToSaveStatus, currentSaveStatus);
  const isBehind = useIsFetching({ queryKey: draftQuery.queryKey }) > 0 || isUnderWay;

  if (chosen.length === 0) {
    return (
      <section className={classNames(ui.sheet, ui.padded)}>
        <h2>Nothing chosen</h2>
        <p>Choose a change, and it’s checked here.</p>
      </section>
    );
  }
  return (
    <section className={classNames(ui.sheet, ui.padded)}>
      <h2 id="checked" tabIndex={-1}>
        {checked && !isBehind ? "Checked just now" : "Being checked"}
      </h2>
      {checked && !isBehind && <Checks checked={checked} chosen={chosen} />}
      <div id="outside" tabIndex={-1}>
        <ToDosOutside todos={checked?.outside ?? []} />
      </div>
      <FormerPlaceIn changes={changes} />
      <LettersWithOldWords chosen={chosen} />
      {publishing.error && (
        <Note kind="bad" isAlert title={publishing.error.message}>
          <p>Your changes are all kept.</p>
        </Note>
      )}
      {/* On a phone it stays in sight below a long list. */}
      <div className={styles.bar}>
        {unlikely.map(({ id, label, before, after }) => (
          <Note key={id} title={before ? `From ${before} to ${after}?` : `${upperFirst(after ?? "")}?`}>
            <p>{label}. If that’s right, publish it.</p>
          </Note>
        ))}
        {pagesOutside > 0 && (
          // The list is below the bar there.
          <p className={classNames(ui.onlyPhone, ui.small)}>
            <Link className={ui.alone} to="#outside">
              Booking service: {counted(pagesOutside, "page")} to change
            </Link>
          </p>
        )}
        {isStopped && !isPressed && !isBehind ? (
          <ButtonLink to="#checked" className={styles.publish}>
            Can’t be published yet: see why
          </ButtonLink>
        ) : (
          <Button
            variant="gold"
            className={styles.publish}
            disabled={!isPressed && (!checked || isRunning || isStopped)}
            isBusy={isPressed || isBehind}
            onClick={begin}
          >
            {isPressed ? (
              <>
                Publishing… <TimePassed since={pressedAt} />
              </>
            ) : (
              buttonWords(chosen.length, count - invalid)
            )}
          </Button>
        )}
      </div>
      <p className={classNames(ui.small, ui.soft)}>
        {isRunning
          ? "Something is being published. You can publish again when that’s done."
          : isStopped
            ? "What’s in the way is above. Your changes are kept."
            : !checked || isBehind
              ? "It can be published once it’s checked and nothing is in the way."
              : "Takes about a minute. You can undo it afterwards."}
        {isHere &&
          " It goes to the site on this computer: visitors see it once the site has a place on the web."}
      </p>
    </section>
  );
}

/** Returns the refusal that a failed check amounts to. */
const uncheckable = (error: Error | null): PublishingChecks | undefined =>
  error instanceof StudioError
    ? {
        problems: [],
        madeUp: [],
        isCheckedHere: true,
        outside: [],
        refusal: { sentence: error.message, printed: error.detail ?? "" },
      }
    : undefined;

function useChosen(ids: readonly string[]): readonly Change[] {
  const { data: draft } = useQuery(draftQuery);
  return (draft?.changes ?? []).filter(({ id }) => ids.includes(id));
}

/** Returns the chosen changes of a price that is far from the one that visitors see. */
const useUnlikely = (ids: readonly string[]) => useChosen(ids).filter(({ isUnlikely }) => isUnlikely);

/** The letters that wait for their moment, if what they say of prices and dates may be wrong by then: their words were fixed with the test. */
function LettersWithOldWords({ chosen }: PublishPanelProps) {
  const letters = useWaitingLetters();
  const isAboutFacts = useChosen(chosen).some(mayStandInLetter);
  return (
    isAboutFacts &&
    letters.length > 0 && (
      <Note kind="gold" title="A letter that waits doesn’t change with this">
        {letters.map((letter) => (
          <WaitingLetter key={letter.id} letter={letter} />
        ))}
        <p>
          It says what its test said. If that names what changes here, stop it, use its text again, and
          correct it.
        </p>
      </Note>
    )
  );
}

type ChecksProps = {
  readonly checked: PublishingChecks;
  readonly chosen: readonly string[];
};

/** What was found; and what is still checked on the way. */
function Checks({ checked: { refusal, problems, madeUp, isCheckedHere }, chosen }: ChecksProps) {
  const uncheckedPart = new Set(useChosen(chosen).flatMap((change) => kindOf(change)?.uncheckedPart ?? []));
  const { invalid } = useUnpublished();
  const unlikely = useUnlikely(chosen);
  if (refusal) {
    return (
      <>
        <Note kind="bad" title="Nothing can be published at the moment">
          <p>{refusal.sentence}</p>
        </Note>
        <ExactWords>{refusal.printed}</ExactWords>
      </>
    );
  }
  return (
    <>
      {invalid > 0 && (
        <Note title={needsYou(invalid)}>
          <p>{invalid === 1 ? "It isn’t" : "They aren’t"} published with the rest.</p>
        </Note>
      )}
      <Problems problems={problems} />
      {madeUp.length > 0 && <MadeUp madeUp={madeUp} />}
      <p>
        {!isCheckedHere &&
          "Visitors still see the site with an earlier version of its program: what’s missing or made up shows on the way. "}
        {isCheckedHere &&
          problems.length === 0 &&
          `${invalid > 0 || unlikely.length > 0 ? "Nothing else" : "Nothing"} is missing or mistyped${madeUp.length > 0 ? "" : ", and nothing new on it is made up"}${[...uncheckedPart].map((words) => `, apart from ${words}`).join("")}. `}
        If a check fails on the way, nothing changes.
      </p>
    </>
  );
}

/** What is new and made up, such as kind words that an undo brings back: it may be looked at here, and is left to do. */
const MadeUp = ({ madeUp }: { readonly madeUp: readonly PlacedProblem[] }) => (
  <Note
    kind="gold"
    title={
      madeUp.length === 1
        ? "One thing new on it is made up"
        : `${upperFirst(countWords(madeUp.length))} things new on it are made up`
    }
  >
    {madeUp.slice(0, mostShown).map(({ label, sentence, readyKey }) => (
      <p key={readyKey}>
        {label}: {sentence}
      </p>
    ))}
    {madeUp.length > mostShown && <p>And {madeUp.length - mostShown} more like these.</p>}
  </Note>
);

function buttonWords(count: number, all: number): string {
  if (count === 1) return "Publish this change";
  if (count < all) return `Publish these ${countWords(count)}`;
  return count === 2 ? "Publish both" : `Publish all ${countWords(count)}`;
}

/** How many problems are shown. The exact words list all of them. */
const mostShown = 3;

type ProblemsProps = {
  readonly problems: readonly PlacedProblem[];
  /** Announced at once. */
  readonly isAlert?: boolean;
};

/** What keeps changes from being published. What the screen Ready lists is one note that leads there. */
export function Problems({ problems, isAlert = false }: ProblemsProps) {
  const changes = useQuery(draftQuery).data?.changes ?? [];
  const [first, ...more] = problems.filter(({ readyKey }) => readyKey !== undefined);
  const brought = first && changes.flatMap(partsOf).find(({ id }) => id === first.readyKey);
  const others = problems.filter(({ readyKey }) => readyKey === undefined);
  return (
    <>
      {others.slice(0, mostShown).map((problem) => (
        <Note kind="bad" isAlert={isAlert} key={JSON.stringify(problem)} title={problem.label}>
          <p>{problem.sentence}</p>
          <Way to={screenOfProblem(problem, changes)?.path} />
        </Note>
      ))}
      {others.length > mostShown && (
        <p className={ui.small}>And {others.length - mostShown} more like these.</p>
      )}
      {first && (
        <Note
          kind="bad"
          isAlert={isAlert}
          title={more.length === 0 ? first.label : "What is left under Ready to go live? comes first"}
        >
          <p>
            {more.length > 0 &&
              `The first is under ${screenOfProblem(first, changes)?.label ?? first.label}. `}
            {first.sentence}
          </p>
          <p className={ui.row}>
            {more.length === 0 ? (
              <ButtonLink to={(brought && screenAtField(brought)?.path) ?? lineInReady(first)}>
                Put it right
              </ButtonLink>
            ) : (
              <ButtonLink to="/ready">See what’s left, and enter yours</ButtonLink>
            )}
          </p>
        </Note>
      )}
    </>
  );
}

const Way = ({ to }: { readonly to: string | undefined }) =>
  to && (
    <p className={ui.row}>
      <ButtonLink to={to}>Take me there</ButtonLink>
    </p>
  );

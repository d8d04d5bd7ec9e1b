import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import { wordsOfClosure } from "../../../business/dates/closures.ts";
import { asItWas } from "../../../engine/content/change.ts";
import type { UndoneChange } from "../../../engine/history/plan-undo.ts";
import { useFacts, withFacts } from "../../api/content.ts";
import { undo, undoQuery } from "../../api/publication.ts";
import { save } from "../../draft/save-status.ts";
import { kindOf } from "../../kinds.ts";
import { useNavigateIfHere } from "../../shell/use-navigate-if-here.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Choice } from "../../ui/field.tsx";
import { countWords } from "../../ui/format.ts";
import { After, Before } from "../../ui/marks.tsx";
import { Loading, Note, Wrong } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { useUnsaidWords } from "../dates/use-unsaid-words.ts";

type UndoDialogProps = { readonly commit: string; readonly onClose: () => void };

/** Shows what undoing the changes of a commit would set back, lets the owner choose, and drafts it. */
export function UndoDialog({ commit, onClose }: UndoDialogProps) {
  const { data, error } = useQuery(undoQuery(commit));
  return (
    <Dialog isOpen title="Undo" onClose={onClose}>
      {data ? (
        <UndoForm
          commit={commit}
          changes={data.changes}
          alreadyUndone={data.alreadyUndone}
          onClose={onClose}
        />
      ) : error ? (
        <Note kind="bad" isAlert>
          <p>{error.message}</p>
        </Note>
      ) : (
        <Loading label="Working out what comes back" lines={5} />
      )}
    </Dialog>
  );
}

type UndoFormProps = UndoDialogProps & {
  readonly changes: readonly UndoneChange[];
  readonly alreadyUndone: readonly string[];
};

function UndoForm({ commit, onClose, ...planned }: UndoFormProps) {
  /** What the owner has said about fields. They may become others while she does: the draft can change elsewhere. */
  const [answers, setAnswers] = useState<Readonly<Record<string, boolean>>>({});
  const [isAsked, setAsked] = useState(false);
  /** What was sent: once it is done, nothing is left to undo, which isn't news while the next screen opens. */
  const [sent, setSent] = useState<typeof planned>();
  const { changes, alreadyUndone } = sent ?? planned;
  const goesBack = (change: UndoneChange) =>
    answers[change.id] ?? !(change.changedSince || (changes.length > 1 && conditionOf(change)));
  const navigateIfHere = useNavigateIfHere();
  const queries = useQueryClient();
  const chosen = changes.filter(goesBack).map(({ id }) => id);
  const replacesLater = changes.some((change) => change.changedSince && goesBack(change));
  const undoing = useMutation({
    mutationFn: () => save(() => undo(commit, chosen)),
    onMutate: () => setSent(planned),
    onError: () => setSent(undefined),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["changes"] });
      await navigateIfHere("/changes", { state: { undone: chosen } });
    },
  });

  if (changes.length === 0) {
    return (
      <>
        <p>
          Nothing comes back:{" "}
          {alreadyUndone.length > 0 ? "it’s already as it was." : "the site is like this now."}
        </p>
        <p>
          <Button onClick={onClose}>Close</Button>
        </p>
      </>
    );
  }
  const onUndo = () => {
    if (chosen.length === 0) setAsked(true);
    else undoing.mutate();
  };
  return (
    <>
      <p>Only this goes back; everything else stays as it is today.</p>
      <ul className={ui.tightStack}>
        {changes.map((change) => (
          <li key={change.id}>
            <UndoneField
              change={change}
              goesBack={goesBack(change)}
              onAnswer={(answer) => setAnswers({ ...answers, [change.id]: answer })}
            />
          </li>
        ))}
      </ul>
      {alreadyUndone.length > 0 && (
        <p className={classNames(ui.small, ui.soft)}>Already as before: {alreadyUndone.join(", ")}.</p>
      )}
      <Wrong>{isAsked && chosen.length === 0 ? "Choose what goes back." : undefined}</Wrong>
      {undoing.error && (
        <Note kind="bad" isAlert title={undoing.error.message}>
          <p>Nothing was changed.</p>
        </Note>
      )}
      <p className={classNames(ui.small, ui.soft)}>
        It shows once you publish it. You can undo the undo.
        {replacesLater && " Words that you wrote since and didn’t publish are kept in History."}
      </p>
      <p className={ui.row}>
        <Button variant="gold" isBusy={undoing.isPending} onClick={onUndo}>
          Undo {chosen.length > 1 ? `these ${countWords(chosen.length)}` : "it"}, then look
        </Button>
        <Button onClick={onClose}>Leave it as it is</Button>
      </p>
    </>
  );
}

/** Returns the condition on which something comes back that isn’t there now. Nobody has said what is made up. */
const conditionOf = (change: UndoneChange) =>
  change.before === undefined && !change.isMadeUp ? kindOf(change)?.undoCondition : undefined;

const comesBackMadeUp = "made up: to be replaced before the site goes live";

type UndoneFieldProps = {
  readonly change: UndoneChange;
  readonly goesBack: boolean;
  readonly onAnswer: (goesBack: boolean) => void;
};

/** A field that may go back: a box to tick. */
function UndoneField({ change, goesBack, onAnswer }: UndoneFieldProps) {
  const { label, changedSince } = change;
  const facts = useFacts();
  const shown = (words: string | undefined) => words && withFacts(words, facts);
  const [before, after] = [shown(change.before), shown(change.after)];
  const condition = conditionOf(change);
  const closure = wordsOfClosure(change);
  const whole = wordsOfWhole(change);
  const words =
    closure === undefined &&
    (whole ?? (
      <>
        {before === undefined ? "Is removed now" : <Before>{before}</Before>} →{" "}
        {after === undefined ? "is removed" : <After>{after}</After>}
        {condition && ` (${condition})`}
        {change.isMadeUp && ` (${comesBackMadeUp})`}
      </>
    ));
  const unsaid = useUnsaidWords(change);
  const setTo = shown(changedSince?.value);
  const wasSet = whole ? "" : `was set to ${setTo === undefined ? "nothing" : `“${setTo}”`}, and `;
  const since = changedSince && `It ${wasSet}has changed since.`;
  return (
    <Choice
      type="checkbox"
      checked={goesBack}
      onChange={({ target }) => onAnswer(target.checked)}
      label={closure ?? label}
      hint={
        (words || unsaid || since) && (
          <>
            {words || unsaid}
            {(words || unsaid) && since && <br />}
            {since}
          </>
        )
      }
    />
  );
}

/** What happens to something that isn't said by its values, such as an article; undefined for anything else. */
function wordsOfWhole({ before, after, parts }: UndoneChange): string | undefined {
  // The words of fields say what becomes of them, of several together, too.
  const isOfFiles = parts?.some(({ file }) => !file.endsWith(".yaml"));
  const isWhole = isOfFiles || before === asItWas || after === "new";
  if (!isWhole) return undefined;
  if (after === undefined) return "Is removed.";
  return before === undefined ? "Comes back." : "Is again as it was.";
}

import { useMutation, useQuery } from "@tanstack/react-query";
import { classNames } from "../../../../site/ui/class-names.ts";
import { api, read } from "../../api/client.ts";
import { detailOf } from "../../api/messages.ts";
import { secondCopyQuery } from "../../api/publication.ts";
import { Button } from "../../ui/button.tsx";
import { State } from "../../ui/marks.tsx";
import { Details, ExactWords, Note } from "../../ui/notes.tsx";
import { Said } from "../../ui/said.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./first-steps.module.css";

/** Whether what is published is kept in a second place; and what a new computer needs, saved while there is one to bring it from. */
export function SecondPlace() {
  const { data } = useQuery(secondCopyQuery);
  const saving = useMutation({ mutationFn: () => read(api["new-computer"].$post()) });
  if (!data) return null;
  const { state, sentence, printed } = data;
  return (
    <li className={classNames(styles.step, styles.open)}>
      <h3>A second place</h3>
      <div className={ui.tightStack} role="status">
        <p>
          <State kind={kinds[state]}>{marks[state]}</State> {sentence}
        </p>
        {state === "not copied" && printed && (
          <>
            <p className={ui.small}>It’s copied when you next publish, or open the studio again.</p>
            <ExactWords>{printed}</ExactWords>
          </>
        )}
        {state === "no place" && (
          <Details summary={<Said>For whoever helps you</Said>}>
            <p className={ui.small}>
              docs/places.md, “A second place”: a stick, or a service for keeping code.
            </p>
          </Details>
        )}
        {state !== "no place" && (
          <p className={ui.row}>
            <Button small isBusy={saving.isPending} onClick={() => saving.mutate()}>
              {saving.isPending ? "Saving…" : "Save what a new computer needs"}
            </Button>
          </p>
        )}
        {saving.data && (
          <Note title="Saved">
            <p className={ui.anywhere}>
              Copy the folder {saving.data.folder} to a stick, and keep that somewhere else.{" "}
              {saving.data.hasMessages
                ? "Messages and readers are in it as they are now: save it again now and then. They’re private."
                : "Messages and readers aren’t in it."}{" "}
              Passwords and keys aren’t, either.
            </p>
          </Note>
        )}
        {saving.error && (
          <Note kind="bad" isAlert title={saving.error.message}>
            {detailOf(saving.error) && <ExactWords>{detailOf(saving.error) ?? ""}</ExactWords>}
          </Note>
        )}
      </div>
    </li>
  );
}

const kinds = { "no place": "wait", copied: "fine", "not copied": "bad" } as const;
const marks = { "no place": "None yet.", copied: "Copied.", "not copied": "Not up to date." } as const;

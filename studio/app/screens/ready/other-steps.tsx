import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, read } from "../../api/client.ts";
import { deskQuery, sessionQuery, useSession } from "../../api/content.ts";
import { secondCopyQuery } from "../../api/publication.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { inSentence, whenWords } from "../../ui/format.ts";
import { WithHelperName } from "../../ui/helper-name.tsx";
import { ExactWords, ForHelper, Note, Wrong } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./ready.module.css";
import { Row, useTyped } from "./row.tsx";

const states = {
  "no place": { kind: "wait", words: "None yet" },
  copied: { kind: "fine", words: "Copied" },
  "not copied": { kind: "bad", words: "Not up to date" },
} as const;

/** Whether what is published is kept in a second place; and what a new computer needs, saved while there is one to bring it from. */
export function SecondPlace() {
  const { data } = useQuery(secondCopyQuery);
  const saving = useMutation({ mutationFn: () => read(api["new-computer"].$post()) });
  if (!data) return null;
  const { state, sentence, printed } = data;
  return (
    <Row title="A second place" line={sentence} state={states[state]}>
      {state === "not copied" && printed && (
        <>
          <p className={ui.small}>It’s copied when you next publish, or open the studio again.</p>
          <ExactWords>{printed}</ExactWords>
        </>
      )}
      {state === "no place" ? (
        <>
          <p className={ui.small}>
            <WithHelperName>
              Ask whoever helps you for one. Then a button stands here, which saves what a new computer needs.
            </WithHelperName>
          </p>
          <ForHelper>docs/places.md, “A second place”: a stick, or a service for keeping code.</ForHelper>
        </>
      ) : (
        <p className={ui.row}>
          <Button isBusy={saving.isPending} onClick={() => saving.mutate()}>
            {saving.isPending ? "Saving…" : "Save what a new computer needs"}
          </Button>
        </p>
      )}
      <div role="status">
        {saving.data && (
          <Note title="Saved">
            <p className={ui.anywhere}>
              Copy the folder {saving.data.folder} to a stick, and keep that somewhere else. Messages,
              readers, passwords and keys aren’t in it.
            </p>
          </Note>
        )}
      </div>
      <Wrong error={saving.error} />
    </Row>
  );
}

/** When messages and readers were copied last, and why not since; nothing where a server does that by itself. */
export function Copies() {
  const { timeZone } = useSession().business;
  const now = useNow();
  const { data: desk } = useQuery(deskQuery);
  if (!desk?.copy) return null;
  const { madeAt, failure } = desk.copy;
  return (
    <Row
      id="copies"
      title="Copies of messages and readers"
      line={
        madeAt === null
          ? "None yet. I make one each day while the studio is open."
          : `Last copied ${inSentence(whenWords(madeAt, now, timeZone))}, into the folder “backups”. I make one each day while the studio is open, and keep fourteen.`
      }
      state={
        failure ? { kind: "bad", words: "Not copied" } : { kind: "fine", words: madeAt ? "Copied" : "Soon" }
      }
    >
      {failure && (
        <>
          <p className={ui.small}>
            I try again every hour. If that doesn’t help, show these words to whoever helps you.
          </p>
          <ExactWords>{failure}</ExactWords>
        </>
      )}
      <p className={ui.small}>
        They’re on this computer, as the site is: now and then, put that folder on a stick, and keep it
        somewhere else.
      </p>
    </Row>
  );
}

const fields = [
  { name: "name", label: "Their name", type: "text", max: 80 },
  { name: "phone", label: "Their telephone", type: "tel", max: 40 },
] as const;

/** Who helps her with the site: named wherever a screen sends her to them. */
export function HelperStep() {
  const { helper } = useSession();
  const queryClient = useQueryClient();
  const { texts, isChanged, type, forget } = useTyped("helper", helper);
  const keep = useMutation({
    mutationFn: async () => {
      await read(api["first-steps"].helper.$put({ json: texts }));
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      forget();
    },
  });
  return (
    <Row
      title="Whoever helps you"
      line={[helper.name, helper.phone].filter(Boolean).join(", ") || "Nobody is named yet"}
      opens={isChanged}
    >
      <p className={ui.hint}>
        Where a screen says to ask them, it says their name and number. Visitors don’t see it.
      </p>
      <div className={styles.pairs}>
        {fields.map(({ name, label, type: kind, max }) => (
          <Field key={name} label={label}>
            {(input) => (
              <input
                {...input}
                type={kind}
                maxLength={max}
                autoComplete="off"
                value={texts[name]}
                onChange={({ target }) => type({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className={ui.row}>
        <Button isBusy={keep.isPending} onClick={() => keep.mutate()}>
          Keep this
        </Button>
        <span role="status" className={ui.small}>
          {keep.isSuccess && !isChanged && "Kept."}
        </span>
      </div>
      <Wrong error={keep.error} />
    </Row>
  );
}

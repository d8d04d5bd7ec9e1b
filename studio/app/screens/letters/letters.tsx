import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { plural } from "../../../../domain/words.ts";
import type { KeptLetter } from "../../../mailroom/letters.ts";
import { api, read, StudioError } from "../../api/client.ts";
import { save } from "../../draft/save.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Choice, Field, FieldGroup } from "../../ui/field.tsx";
import { ExactWords, Loading, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";

const readLetters = () => read(api.letters.$get());
type Listed = Awaited<ReturnType<typeof readLetters>>;
type Letter = Listed["letters"][number];

/** How long keystrokes are gathered before they are kept, in milliseconds. */
const pause = 200;

export function Component() {
  const draft = useQuery({
    queryKey: ["letter draft"],
    queryFn: () => read(api.letters.draft.$get()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const listed = useQuery({ queryKey: ["letters"], queryFn: readLetters, refetchInterval: 3000 });
  return (
    <Screen
      title="Letters"
      where="People"
      lead="Write to your readers. Your site sends it, so this computer may sleep meanwhile."
    >
      <div className={ui.stack}>
        {listed.error && (
          <Note kind="bad" title={listed.error.message}>
            <p>What you write is kept here. Testing and sending need your site.</p>
            {listed.error instanceof StudioError && listed.error.detail && (
              <ExactWords>{listed.error.detail}</ExactWords>
            )}
          </Note>
        )}
        {draft.data ? (
          <Editor key={draft.data.id} kept={draft.data} listed={listed.data} />
        ) : (
          <Loading label="Your letter" lines={8} />
        )}
        <Sent letters={listed.data?.letters.filter(({ startedAt }) => startedAt !== null) ?? []} />
      </div>
    </Screen>
  );
}

type EditorProps = { readonly kept: KeptLetter; readonly listed: Listed | undefined };

function Editor({ kept, listed }: EditorProps) {
  const queryClient = useQueryClient();
  const [letter, setLetter] = useState(kept);
  const [isAsking, setAsking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<KeptLetter>(undefined);

  const keepNow = async () => {
    clearTimeout(timer.current);
    const json = unsaved.current;
    unsaved.current = undefined;
    if (json) await save(() => read(api.letters.draft.$put({ json })), "letter draft").catch(() => undefined);
  };
  const change = (changes: Partial<KeptLetter>) => {
    const next = { ...letter, ...changes };
    setLetter(next);
    queryClient.setQueryData(["letter draft"], next);
    unsaved.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, pause);
  };
  // Leaving the screen keeps the last keystrokes too.
  const keepLast = useRef(keepNow);
  useEffect(() => () => void keepLast.current(), []);

  const test = useMutation({
    mutationFn: async () => {
      await keepNow();
      return read(api.letters.test.$post({ json: letter }));
    },
  });
  const send = useMutation({
    mutationFn: async () => {
      await keepNow();
      return read(api.letters.send.$post({ json: letter }));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["letter draft"] }),
    onSettled: () => setAsking(false),
  });

  const stored = listed?.letters.find(({ id }) => id === letter.id);
  const isSame =
    stored !== undefined &&
    stored.subject === letter.subject.trim() &&
    stored.text === letter.text.trim() &&
    stored.audience === letter.audience;
  const isTested = isSame && stored.isTested;
  const readers = listed?.readers[letter.audience];
  const isEmpty = letter.subject.trim() === "" || letter.text.trim() === "";
  const error = test.error ?? send.error;

  return (
    <>
      <FieldGroup title="Who gets it">
        <Choice
          name="audience"
          checked={letter.audience === "letter"}
          onChange={() => change({ audience: "letter" })}
          label={listed ? `Your readers: ${listed.readers.letter}` : "Your readers"}
        />
        <Choice
          name="audience"
          checked={letter.audience === "course-dates"}
          onChange={() => change({ audience: "course-dates" })}
          label={
            listed
              ? `Who waits for course dates: ${listed.readers["course-dates"]}`
              : "Who waits for course dates"
          }
          hint="One email was promised to them. Whoever gets it is taken off this list."
        />
      </FieldGroup>
      <Field label="Subject">
        {(input) => (
          <input
            {...input}
            value={letter.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        )}
      </Field>
      <Field
        label="The letter"
        hint="An empty line begins a paragraph. Lines that begin with “- ” are a list, a line that begins with “# ” is a heading, and addresses of pages become links."
      >
        {(input) => (
          <textarea
            {...input}
            rows={14}
            value={letter.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </Field>
      <section className={ui.stack} aria-label="Sending it">
        <h2>Sending it</h2>
        <p role="status">{stateWords(stored, isSame, readers, isEmpty)}</p>
        {error && (
          <Note kind="bad" isAlert title={error.message}>
            <p>Your words are kept.</p>
          </Note>
        )}
        <p className={ui.row}>
          <Button isBusy={test.isPending} disabled={isEmpty} onClick={() => test.mutate()}>
            Send me a test
          </Button>
          <Button look="gold" disabled={!isTested || !readers} onClick={() => setAsking(true)}>
            {readers === undefined ? "Send…" : `Send to ${readers}…`}
          </Button>
        </p>
      </section>
      <Dialog
        isOpen={isAsking}
        title={`Send to ${plural(readers ?? 0, "reader")}?`}
        onClose={() => setAsking(false)}
      >
        <p>
          “{letter.subject}” goes out one by one, and you can stop it until the last one has gone. What has
          gone can’t be taken back.
        </p>
        <p className={ui.row}>
          <Button look="gold" isBusy={send.isPending} onClick={() => send.mutate()}>
            Send it now
          </Button>
          <Button onClick={() => setAsking(false)}>Not yet</Button>
        </p>
      </Dialog>
    </>
  );
}

/** What the letter lacks until it can be sent. */
function stateWords(
  stored: Letter | undefined,
  isSame: boolean,
  readers: number | undefined,
  isEmpty: boolean,
): string {
  if (isEmpty) return "It needs a subject and some words first.";
  if (!stored) return "Send yourself a test first. Sending opens once it has gone out.";
  if (!isSame) return "Changed since the test, so sending is closed. Send yourself another test.";
  if (!stored.isTested) {
    return stored.testError
      ? `The test hasn’t gone out: ${stored.testError}`
      : "Your test is waiting to go out. If it stays so, your site has no mail settings, or isn’t running.";
  }
  if (readers === 0) return "The test has gone out. Nobody is on this list yet.";
  return "The test has gone out. Look at it on your phone, and press every link once.";
}

function Sent({ letters }: { readonly letters: readonly Letter[] }) {
  const stop = useMutation({ mutationFn: (id: string) => read(api.letters.stop.$post({ json: { id } })) });
  if (letters.length === 0) return undefined;
  return (
    <section className={ui.stack} aria-label="Sent letters">
      <h2>Sent</h2>
      {stop.error && (
        <Note kind="bad" isAlert title={stop.error.message}>
          <p>It may still be going out.</p>
        </Note>
      )}
      {letters.map((letter) => {
        const { id, subject, counts, stoppedAt, problems } = letter;
        const total = Object.values(counts).reduce((sum, number) => sum + number, 0);
        const waiting = counts.pending ?? 0;
        return (
          <article key={id} className={ui.stack} aria-label={subject}>
            <h3>{subject}</h3>
            <p>{progressWords(letter, total)}</p>
            {waiting > 0 && stoppedAt === null && (
              <p>
                <Button isBusy={stop.isPending} onClick={() => stop.mutate(id)}>
                  Stop it
                </Button>
              </p>
            )}
            {problems.length > 0 && (
              <ul>
                {problems.map(({ email, state, reason }) => (
                  <li key={`${email} ${state}`}>
                    {email || "Somebody who has left since"}:{" "}
                    {state === "unsure"
                      ? "may have it or not; it isn’t sent again"
                      : "refused by their mail company"}
                    . <span className={ui.soft}>{reason}</span>
                  </li>
                ))}
              </ul>
            )}
          </article>
        );
      })}
    </section>
  );
}

function progressWords({ counts, stoppedAt }: Letter, total: number): string {
  const {
    pending = 0,
    delivered = 0,
    dead_lettered: refused = 0,
    unsure = 0,
    left = 0,
    stopped = 0,
  } = counts;
  if (pending > 0 && stoppedAt === null) return `${total - pending} of ${total}. You may close this.`;
  const parts = [
    `${delivered} taken`,
    ...(refused > 0 ? [`${refused} refused`] : []),
    ...(unsure > 0 ? [`${unsure} unsure`] : []),
    ...(left > 0 ? [`${left} left before it went`] : []),
    ...(stopped > 0 ? [`${stopped} stopped`] : []),
    ...(pending > 0 ? [`${pending} on its way`] : []),
  ];
  return `${parts.join(", ")}.`;
}

import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { AnswerView, MessageView } from "../../../business/site-client/describe-message.ts";
import type { AnswerDraft } from "../../../business/site-client/messages.ts";
import { api, detailOf, read } from "../../api/client.ts";
import { useSession } from "../../api/content.ts";
import { answerDraftQuery, insertionsQuery, useMessageAction, useRetryAnswer } from "../../api/messages.ts";
import { queryClient } from "../../api/query-client.ts";
import { isPending, shownOf, type TypedValue } from "../../draft/autosave.ts";
import { whenAnswered } from "../../draft/autosave-registry.ts";
import { conflictIn, useAutosave } from "../../draft/use-field.ts";
import { InsertMenu } from "../../editor/put-in.tsx";
import { ConflictNote } from "../../forms/conflict-note.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { clockTime } from "../../ui/format.ts";
import { State } from "../../ui/marks.tsx";
import { ExactWords, Note } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./answers.module.css";
import { answerWords, firstName, nextTryWords, reasonSentence } from "./words.ts";

type AnswersProps = {
  readonly message: MessageView;
  /** Whether nothing goes out, which the note above all messages explains. */
  readonly isExplained: boolean;
};

/** The answers that were sent, or are on their way. */
export const Answers = ({ message, isExplained }: AnswersProps) => (
  <>
    {message.answers.map((answer, index) => (
      <SentAnswer
        key={answer.id}
        message={message}
        answer={answer}
        isExplained={isExplained}
        title={index === 0 ? "Your answer" : `Your answer, number ${index + 1}`}
      />
    ))}
  </>
);

type SentAnswerProps = AnswersProps & { readonly answer: AnswerView; readonly title: string };

function SentAnswer({ message, answer, title, isExplained }: SentAnswerProps) {
  const { timeZone } = useSession().business;
  const now = useNow();
  const { delivery, isReplaced, text } = answer;
  const words = answerWords(delivery, isReplaced, now, timeZone);
  return (
    <section className={styles.answer} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <span role="status">
          <State kind={words.kind}>{words.text}</State>
        </span>
      </div>
      <div className={styles.text}>
        <Paragraphs text={text} />
      </div>
      {!isReplaced && !(isExplained && delivery.kind === "waits") && (
        <AnswerTrouble message={message} answer={answer} now={now} timeZone={timeZone} />
      )}
    </section>
  );
}

type TroubleProps = {
  readonly message: MessageView;
  readonly answer: AnswerView;
  readonly now: number;
  readonly timeZone: string;
};

/** Why an answer wasn't sent, and what to do. */
function AnswerTrouble({ message, answer: { delivery, text }, now, timeZone }: TroubleProps) {
  const again = useRetryAnswer(message.id);
  const { reason, kind, nextAt } = delivery;
  const name = firstName(message.name);
  const isWaiting = kind === "waits" && reason !== undefined;
  if (!isWaiting && kind !== "unsure" && kind !== "refused") return undefined;
  // The same address refuses it again: another one helps, or another way.
  const needsOtherWay = kind === "refused" && reason?.kind === "unknown address";
  return (
    <Note
      {...(!isWaiting && { kind: "bad" })}
      title={reason && kind !== "unsure" ? reasonSentence(reason) : "I can’t tell whether it arrived"}
      className={styles.trouble}
    >
      <p>
        {isWaiting
          ? `It’s kept, and will be tried again ${nextAt === undefined ? "soon" : nextTryWords(nextAt, now, timeZone)}.`
          : kind === "refused"
            ? `${name} hasn’t got it, and I’ve stopped trying until you say so. ${reason?.advice ?? ""}${needsOtherWay ? " In your mail program you can correct the address; afterwards, select “I’ve answered elsewhere” here." : ""}`
            : `Three times, the mail company took it and didn’t confirm it within ten minutes. I’ve stopped sending it, so that ${name} doesn’t get it over and over.`}
      </p>
      <p className={ui.row}>
        {needsOtherWay && (
          <a className={buttonClass()} href={mailtoOf(message, text)}>
            Answer in my mail program
          </a>
        )}
        <Button
          variant={needsOtherWay ? "link" : "quiet"}
          isBusy={again.isPending}
          onClick={() => again.mutate()}
        >
          {isWaiting
            ? "Try now"
            : needsOtherWay
              ? `Try the same address once more: ${message.email}`
              : "Send it again"}
        </Button>
      </p>
      <ExactWords>{kind === "unsure" ? undefined : reason?.words}</ExactWords>
    </Note>
  );
}

/** Whether the site has stored an answer: the studio may not have heard of it, or another window may have sent it. */
const isStored = ({ key, text }: AnswerDraft, { answers }: MessageView): boolean =>
  answers.some((answer) => answer.id === key && answer.text === text.trim());

/** Whether an answer has words that aren't sent. */
export const isBegun = (answer: AnswerDraft | null, message: MessageView): boolean =>
  answer !== null && answer.text.trim() !== "" && !isStored(answer, message);

type AnswerFormProps = {
  readonly message: MessageView;
  /** Whether another task on the screen comes first. */
  readonly isSecond: boolean;
  readonly onSent: () => void;
};

/** Where an answer is written, kept as it is typed, and sent. */
export function AnswerForm({ message, isSecond, onSent }: AnswerFormProps) {
  const { id, name } = message;
  const { write, clear, conflict, isOvertaken, ...typed } = useAnswerDraft(message);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const from = useQuery(insertionsQuery).data?.from;

  const send = useMessageAction(async (json: AnswerDraft) => {
    // Otherwise, the words that were kept before would count as another window's, which this answer replaces.
    await whenAnswered({ kind: "answer", id });
    await read(api.messages[":id"].answer.$post({ param: { id }, json }));
    await Promise.all(
      [["messages"], ["unsent"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
    await clear();
    onSent();
  });
  // The words stay in sight until the answer stands above, though the studio keeps them no more.
  const isOnItsWay = send.isPending && isBegun(send.variables, message);
  const text = (isOnItsWay ? send.variables : typed.draft)?.text ?? "";
  const isEmpty = text.trim() === "";
  // Where words were kept, writing goes on, and what is put in comes, after them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => textarea.current?.setSelectionRange(text.length, text.length), [id]);
  const onSend = () => (typed.draft && !isEmpty ? send.mutate(typed.draft) : textarea.current?.focus());

  return (
    <section
      className={styles.answer}
      aria-label={message.answers.length > 0 ? "Another answer" : "Your answer"}
    >
      <div className={styles.head}>
        <span>
          {from ? `From ${from} to ` : "To "}
          {firstName(name)}
        </span>
        {!isEmpty && <Saved {...typed} />}
      </div>
      <textarea
        ref={textarea}
        className={styles.text}
        aria-label="Your answer"
        placeholder="Write your answer."
        value={text}
        onChange={(event) => write(event.target.value)}
        // An answer that is being sent must not change.
        readOnly={send.isPending}
      />
      <ConflictNote
        field={{ conflict, whyReadOnly: undefined }}
        asText={(words) => `“${(words as AnswerDraft).text}”`}
      />
      <div role="status">
        {isOvertaken && !isOnItsWay && (
          <p className={ui.was}>
            {firstName(name)} was answered after you began this, from another window or device. That answer
            stands above.
          </p>
        )}
      </div>
      <div className={styles.tools}>
        <Button
          variant={isSecond && isEmpty ? "quiet" : "gold"}
          className={styles.send}
          isBusy={send.isPending}
          onClick={onSend}
        >
          {send.isPending
            ? "Sending…"
            : message.answers.length > 0
              ? "Send another answer"
              : "Send the answer"}
        </Button>
        <a className={ui.small} href={mailtoOf(message, text)}>
          Answer in my mail program instead
        </a>
        <PutIn textarea={textarea} />
        <span className={ui.visuallyHidden} role="status">
          {send.isSuccess && "Your answer is saved, and will be sent."}
        </span>
      </div>
      {send.error && (
        <div className={styles.tools} role="alert">
          <p className={ui.error}>{send.error.message} Your words are still here.</p>
          <ExactWords>{detailOf(send.error)}</ExactWords>
        </div>
      )}
    </section>
  );
}

function Saved({ state, at }: DraftState) {
  const { timeZone } = useSession().business;
  if (state === "typed" || at === undefined) return <span>Saving…</span>;
  const time = clockTime(at, timeZone);
  if (state !== "not-saved") return <span>Saved as you type, {time}</span>;
  return (
    <span role="alert">
      <State kind="bad">Not saved since {time}</State>
    </span>
  );
}

const mailtoOf = ({ email, interest, text }: MessageView, answer: string) => {
  const quoted = text.split("\n").map((line) => `> ${line}`);
  const body = [answer, "", ...quoted].join("\r\n").slice(0, 1500);
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: Your message (${interest})`)}&body=${encodeURIComponent(body)}`;
};

type PutInProps = { readonly textarea: RefObject<HTMLTextAreaElement | null> };

/** Puts facts of the site into an answer, where the caret is. */
function PutIn({ textarea }: PutInProps) {
  const { data: insertions } = useQuery(insertionsQuery);
  if (!insertions) return undefined;
  return (
    <InsertMenu
      groups={[
        {
          title: "Texts",
          of: [
            { label: "My next dates", value: insertions.dates },
            { label: "Support lines", value: insertions.supportLines },
          ],
          onChoose: (text) => insert(textarea.current, text, "\n\n"),
        },
        {
          title: "Booking links",
          of: insertions.links.map(({ label, text }) => ({ value: text, label })),
          onChoose: (link) => insert(textarea.current, link, " "),
        },
      ]}
    />
  );
}

/**
 * Inserts a text at the caret, apart from the words around it. The browser's own undo takes it back.
 *
 * @param gap what must stand between: a space, or an empty line
 */
function insert(textarea: HTMLTextAreaElement | null, text: string, gap: " " | "\n\n"): void {
  if (!textarea) return;
  textarea.focus();
  const before = textarea.value.slice(0, textarea.selectionStart);
  const after = textarea.value.slice(textarea.selectionEnd);
  const head = before === "" || (gap === " " ? /\s$/ : /\n\n$/).test(before) ? "" : gap;
  const tail = after === "" || (gap === " " ? /^[\s.,;:!?)]/ : /^\n\n/).test(after) ? "" : gap;
  // Deprecated, but the only way that keeps the browser's undo.
  document.execCommand("insertText", false, head + text + tail);
}

type DraftState = {
  readonly draft: AnswerDraft | undefined;
  readonly state: TypedValue["state"] | undefined;
  /** When it was saved, or if it isn't, since when. In milliseconds since 1970. */
  readonly at: number | undefined;
};

/** Keeps an answer as it is typed. If another window has gone on with it, or sent it, that is what it shows. */
function useAnswerDraft(message: MessageView) {
  const { autosave, snapshot } = useAutosave({ kind: "answer", id: message.id });
  // Read here: handed down, it would come later than the snapshot.
  const kept = useQuery(answerDraftQuery(message.id)).data?.kept;
  const { savedAt, ...known } = kept ?? {};
  const written = shownOf(snapshot, kept ? known : undefined) as AnswerDraft | undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer that is stored had one
  const newKey = useMemo(() => crypto.randomUUID(), [message.answers.length]);
  // Other words than those that were stored are another answer.
  const key = !written || message.answers.some(({ id }) => id === written.key) ? newKey : written.key;
  const draft = written && !isStored(written, message) ? { ...written, key } : undefined;
  const isEmpty = !draft || draft.text.trim() === "";
  const last = message.answers.at(-1)?.id;
  const after = isEmpty ? last : draft.after;
  const write = (text: string) =>
    autosave.type({ text, key, ...(after && { after }) } satisfies AnswerDraft, kept ? known : undefined);
  const state: DraftState = {
    draft,
    state: snapshot?.state,
    at: snapshot && isPending(snapshot) ? snapshot.at : savedAt,
  };
  const conflict = conflictIn(autosave, kept ? known : undefined);
  /** Another window or device has sent one since this was begun. */
  const isOvertaken = !isEmpty && draft.after !== last;
  return { ...state, write, clear: autosave.discard, conflict, isOvertaken };
}

/** Text as it was typed, in paragraphs. Never HTML: it may be a visitor's. */
export const Paragraphs = ({ text }: { readonly text: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
    <p key={index}>{paragraph}</p>
  ));

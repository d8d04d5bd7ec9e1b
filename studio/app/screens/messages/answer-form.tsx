import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { MessageView } from "../../../mailroom/describe-message.ts";
import { api, read } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { useSession } from "../../api/session.ts";
import type { AnswerDraft } from "../../draft/send.ts";
import { Button } from "../../ui/button.tsx";
import { ExactWords } from "../../ui/details.tsx";
import { State } from "../../ui/state.tsx";
import { clockTime } from "../../ui/words-of-time.ts";
import { PutIn } from "./put-in.tsx";
import { detailOf, insertionsQuery, useMessageAction } from "./queries.ts";
import { type DraftState, useAnswerDraft } from "./use-answer-draft.ts";
import { firstName } from "./words.ts";

type AnswerFormProps = {
  readonly message: MessageView;
  readonly kept: Parameters<typeof useAnswerDraft>[1];
  /** Whether another task on the screen comes first. */
  readonly isSecond: boolean;
  readonly onSent: () => void;
};

/** Where an answer is written, kept as it is typed, and sent. */
export function AnswerForm({ message, kept, isSecond, onSent }: AnswerFormProps) {
  const { id, name } = message;
  const stored = message.answers.map((answer) => answer.id);
  const { write, clear, ...typed } = useAnswerDraft(id, kept, stored);
  const text = typed.draft?.text ?? "";
  const textarea = useRef<HTMLTextAreaElement>(null);
  const from = useQuery(insertionsQuery).data?.from;
  const isEmpty = text.trim() === "";

  const send = useMessageAction(async ({ text, key }: AnswerDraft) => {
    await read(api.messages[":id"].answer.$post({ param: { id }, json: { text, key } }));
    // The words stay in sight until the answer stands above.
    await queryClient.invalidateQueries({ queryKey: ["messages"] });
    await clear();
    onSent();
  });
  const onSend = () => (typed.draft && !isEmpty ? send.mutate(typed.draft) : textarea.current?.focus());

  return (
    <section className="answer" aria-label={message.answers.length > 0 ? "Another answer" : "Your answer"}>
      <div className="to">
        <span>
          {from ? `From ${from} to ` : "To "}
          {firstName(name)}
        </span>
        {!isEmpty && <Saved {...typed} />}
      </div>
      <textarea
        ref={textarea}
        className="txt"
        aria-label="Your answer"
        placeholder={
          message.mailing.kind === "refused"
            ? "Write your answer. Answering works all the same."
            : "Write your answer."
        }
        value={text}
        onChange={(event) => write(event.target.value)}
        // What is on its way must not change.
        readOnly={send.isPending}
      />
      <PutIn textarea={textarea} />
      <div className="tools">
        <Button look={isSecond && isEmpty ? "quiet" : "gold"} isBusy={send.isPending} onClick={onSend}>
          {send.isPending ? "Sending…" : "Send the answer"}
        </Button>
        <a className="small" href={mailtoOf(message, text)}>
          Answer in my mail program instead
        </a>
        <span className="vh" role="status">
          {send.isSuccess && "Your answer is kept, and waits to go out."}
        </span>
      </div>
      {send.error && (
        <div className="tools" role="alert">
          <p className="errmsg">{send.error.message} Your words are still here.</p>
          {detailOf(send.error) && <ExactWords>{detailOf(send.error) ?? ""}</ExactWords>}
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

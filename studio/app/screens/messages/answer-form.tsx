import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { MessageView } from "../../../mailroom/describe-message.ts";
import { api, read } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { useSession } from "../../api/session.ts";
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
  const { draft, write, clear } = useAnswerDraft(id, kept, stored);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const from = useQuery(insertionsQuery).data?.from;
  const isEmpty = draft.text.trim() === "";

  const send = useMessageAction(async ({ text, key }: DraftState) => {
    await read(api.messages[":id"].answer.$post({ param: { id }, json: { text, key } }));
    // The words stay in sight until the answer stands above.
    await queryClient.invalidateQueries({ queryKey: ["messages"] });
    clear();
    onSent();
  });
  const onSend = () => (isEmpty ? textarea.current?.focus() : send.mutate(draft));

  return (
    <section className="answer" aria-label={message.answers.length > 0 ? "Another answer" : "Your answer"}>
      <div className="to">
        <span>
          {from ? `From ${from} to ` : "To "}
          {firstName(name)}
        </span>
        <Saved draft={draft} isEmpty={isEmpty} />
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
        value={draft.text}
        onChange={(event) => write(event.target.value)}
        // What is on its way must not change.
        readOnly={send.isPending}
      />
      <PutIn textarea={textarea} />
      <div className="tools">
        <Button
          look={isSecond && isEmpty ? "quiet" : "gold"}
          data-main-action
          isBusy={send.isPending}
          onClick={onSend}
        >
          {send.isPending ? "Sending…" : "Send the answer"}
        </Button>
        <a className="small" href={mailtoOf(message, draft.text)}>
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

function Saved({ draft, isEmpty }: { readonly draft: DraftState; readonly isEmpty: boolean }) {
  const { timeZone } = useSession().business;
  if (draft.unsavedSince !== undefined) {
    return (
      <span role="alert">
        <State kind="bad">Not saved since {clockTime(draft.unsavedSince, timeZone)}</State>
      </span>
    );
  }
  return (
    <span>
      {draft.savedAt !== undefined && !isEmpty && `Saved as you type, ${clockTime(draft.savedAt, timeZone)}`}
    </span>
  );
}

const mailtoOf = ({ email, interest, text }: MessageView, answer: string) => {
  const quoted = text.split("\n").map((line) => `> ${line}`);
  const body = [answer, "", ...quoted].join("\r\n").slice(0, 1500);
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: Your message (${interest})`)}&body=${encodeURIComponent(body)}`;
};

import type { AnswerView, MessageView } from "../../../mailroom/describe-message.ts";
import { useSession } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { Details } from "../../ui/details.tsx";
import { Note } from "../../ui/note.tsx";
import { State } from "../../ui/state.tsx";
import { useNow } from "../../ui/use-now.ts";
import { Paragraphs } from "./paragraphs.tsx";
import { useAnswerAgain } from "./queries.ts";
import { answerWords, count, firstName, nextTryWords, reasonSentence } from "./words.ts";

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
        title={index === 0 ? "Your answer" : `Your ${ordinals[index] ?? "next"} answer`}
      />
    ))}
  </>
);

const ordinals = ["first", "second", "third", "fourth", "fifth"];

type SentAnswerProps = AnswersProps & { readonly answer: AnswerView; readonly title: string };

function SentAnswer({ message, answer, title, isExplained }: SentAnswerProps) {
  const { timeZone } = useSession().business;
  const now = useNow();
  const { mailing, isReplaced, text } = answer;
  const words = answerWords(mailing, isReplaced, now, timeZone);
  return (
    <section className="answer sent" aria-label={title}>
      <div className="to">
        <h2>{title}</h2>
        <span role="status">
          <State kind={words.kind}>{words.text}</State>
        </span>
      </div>
      <div className="txt">
        <Paragraphs text={text} />
      </div>
      {!isReplaced &&
        (isExplained && mailing.kind === "waits" ? (
          <div className="tools small soft">
            <p>
              {firstName(message.name)} hasn’t got it yet, since no email goes out: it says why above. It’s
              kept, and goes out by itself.{" "}
              {mailing.attempts > 0 &&
                mailing.nextAt !== undefined &&
                mailing.nextAt > now &&
                `The next try is ${nextTryWords(mailing.nextAt, now, timeZone)}.`}
            </p>
          </div>
        ) : (
          <AnswerTrouble message={message} answer={answer} now={now} timeZone={timeZone} />
        ))}
      {mailing.isPossiblyTwice && (
        <p className="tools small soft">
          The connection broke just as it went out, so {firstName(message.name)} may have it twice.
        </p>
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
function AnswerTrouble({ message, answer: { mailing }, now, timeZone }: TroubleProps) {
  const again = useAnswerAgain(message.id);
  const { reason, kind, nextAt, attempts } = mailing;
  if (!reason || (kind !== "refused" && kind !== "waits")) return undefined;
  const isRefused = kind === "refused";
  return (
    <Note {...(isRefused && { kind: "bad" })} title={reasonSentence(reason)}>
      <p>
        {isRefused
          ? `${firstName(message.name)} hasn’t got it, and I’ve stopped trying until you say so. ${reason.advice}`
          : `It’s kept, and will be tried again ${nextAt === undefined ? "soon" : nextTryWords(nextAt, now, timeZone)}, after ${count(attempts, "try", "tries")} so far.`}
      </p>
      <p className="row">
        <Button small isBusy={again.isPending} onClick={() => again.mutate()}>
          {isRefused ? "Send it again" : "Try now"}
        </Button>
      </p>
      <Details summary="The mail company’s own words">
        <pre>{reason.words}</pre>
      </Details>
    </Note>
  );
}

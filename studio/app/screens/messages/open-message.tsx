import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { dayAt } from "../../../../domain/calendar-day.ts";
import { formatFullDate } from "../../../../domain/format-date.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { MessageSummary, MessageView } from "../../../business/site-client/describe-message.ts";
import { useSession } from "../../api/content.ts";
import {
  answerDraftQuery,
  insertionsQuery,
  isAnswered,
  isToCheck,
  messageQuery,
  useDelete,
  useMark,
  usePromisedHours,
} from "../../api/messages.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { clockTime, longDay } from "../../ui/format.ts";
import { State } from "../../ui/marks.tsx";
import { Loading } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { AnswerForm, Answers, isBegun, Paragraphs } from "./answers.tsx";
import { DeliveryNote } from "./mail-note.tsx";
import styles from "./open-message.module.css";
import { deliveryWords, neverSent, standingWords } from "./words.ts";

type OpenMessageProps = {
  /** What the list knows already. */
  readonly summary: MessageSummary;
  /** The other message that waits longest. */
  readonly next: MessageSummary | undefined;
  readonly isGoingOut: boolean;
  /** Whether nothing goes out, which the note above all messages explains. */
  readonly isExplained: boolean;
  /** Whether it is the screen's main heading. */
  readonly isMain: boolean;
  /** Called on the way to all messages. */
  readonly onAll: () => void;
};

/** One message, its answers, and the form for another. */
export function OpenMessage({ summary, next, isGoingOut, isExplained, isMain, onAll }: OpenMessageProps) {
  const { data } = useQuery(messageQuery(summary.id, isGoingOut));
  const message = data?.message;
  const isNoted = isExplained && message?.delivery.kind === "waits";
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element>(undefined);
  // Most buttons go once they have done their work.
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  });
  return (
    <article
      className={styles.message}
      aria-labelledby="message-name"
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      <p className={styles.back}>
        <Link className={ui.alone} to="/messages" onClick={onAll}>
          All messages
        </Link>
      </p>
      <Head
        summary={summary}
        email={message?.email}
        isExplained={isExplained}
        isMain={isMain}
        heading={heading}
      />
      {message ? (
        <>
          {!isNoted && <DeliveryNote message={message} />}
          <div className={styles.letter}>
            <Paragraphs text={message.text} />
          </div>
          <Answers message={message} isExplained={isExplained} />
          {next && isAnswered(summary) && !isToCheck(summary) && (
            <p>
              <ButtonLink to={`/messages/${next.id}`}>Next: {next.name}</ButtonLink>
            </p>
          )}
          <NextAnswer key={message.id} message={message} />
          <Actions message={message} />
        </>
      ) : (
        <Loading label="Fetching the message" lines={6} />
      )}
    </article>
  );
}

type HeadProps = Pick<OpenMessageProps, "summary" | "isExplained" | "isMain"> & {
  readonly email: string | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

function Head({ summary, email, isExplained, isMain, heading }: HeadProps) {
  const { timeZone } = useSession().business;
  const now = useNow();
  const { name, interest, receivedAt } = summary;
  const standing = standingWords(summary, now, usePromisedHours());
  const mailed = deliveryWords(summary, now, timeZone, isExplained);
  const Heading = isMain ? "h1" : "h2";
  return (
    <header>
      <Heading id="message-name" className={styles.title} tabIndex={-1} ref={heading}>
        {name}
      </Heading>
      <p className={ui.soft}>
        about <strong>{interest}</strong>
        {"\u00a0· "}
        {longDay(receivedAt, timeZone)}, {clockTime(receivedAt, timeZone)}
        {email && `\u00a0· ${email}`}
      </p>
      <p className={ui.row}>
        <State kind={standing.kind}>{standing.text}</State>
        {mailed && <State kind={mailed.kind}>{mailed.text}</State>}
      </p>
    </header>
  );
}

/** The form: open if the sender waits or an answer is begun, otherwise on request. */
function NextAnswer({ message }: { readonly message: MessageView }) {
  const { data } = useQuery(answerDraftQuery(message.id));
  const isDone = message.standing !== "waiting";
  const [isWanted, setWanted] = useState(false);
  // Here or in another window.
  if (!isWanted && data && isBegun(data.kept, message)) setWanted(true);
  if (!data) return <Loading label="Looking for an answer that you began" lines={6} />;
  if (isDone && !isWanted) {
    return (
      <p>
        <Button onClick={() => setWanted(true)}>
          {message.answers.length > 0 ? "Write another answer" : "Write an answer"}
        </Button>
      </p>
    );
  }
  const after = () => setWanted(false);
  return (
    <>
      <AnswerForm message={message} isSecond={message.delivery.kind === "unsure"} onSent={after} />
      <p className={classNames(ui.small, ui.soft)}>
        It’s saved, then sent. If your mail company doesn’t take it, it’s tried again. Your copy stays here,
        not in your mail program’s Sent folder.
      </p>
    </>
  );
}

const day = 86_400_000;

/** What else can be done with a message. */
function Actions({ message }: { readonly message: MessageView }) {
  const { timeZone } = useSession().business;
  const { id, standing, delivery } = message;
  const mark = useMark(id);
  const keptDays = useQuery(insertionsQuery).data?.keptDays;
  const isOpen = standing === "waiting" || standing === "answer refused";
  const isClosed = standing === "answered elsewhere" || standing === "no answer needed";
  const isSpam = standing === "spam";
  const action = (as: Parameters<typeof mark.mutate>[0], label: string) => (
    <Button variant="link" isBusy={mark.isPending} onClick={() => mark.mutate(as)}>
      {label}
    </Button>
  );
  return (
    <div className={classNames(ui.row, ui.small, styles.actions)}>
      {isOpen && action("answered", "I’ve answered elsewhere")}
      {isOpen && action("no-answer", "No answer needed")}
      {isClosed && action("waiting", "It still needs an answer")}
      {isSpam && action("ok", "It isn’t spam")}
      {standing === "waiting" && !message.isSuspectedSpam && action("spam", "This is spam")}
      <Delete message={message} />
      <Link to={`/person?email=${encodeURIComponent(message.email)}`}>All about this person</Link>
      {keptDays !== undefined && delivery.at !== undefined && (
        <span className={ui.soft}>
          Deleted by itself on {formatFullDate(dayAt(delivery.at + keptDays * day, timeZone))}
        </span>
      )}
    </div>
  );
}

function Delete({ message: { id, name, answers } }: { readonly message: MessageView }) {
  const [isAsked, setAsked] = useState(false);
  const remove = useDelete(id, name);
  return (
    <>
      <Button variant="link" onClick={() => setAsked(true)}>
        Delete for good
      </Button>
      <Dialog isOpen={isAsked} title={`Delete ${name}’s message?`} onClose={() => setAsked(false)}>
        <p>
          It goes with your answers to it, and can’t be brought back.{" "}
          {neverSent(answers.filter(({ delivery }) => delivery.kind === "waits").length)}
        </p>
        <div className={ui.row}>
          <Button isBusy={remove.isPending} onClick={() => remove.mutate()}>
            Delete it
          </Button>
          <Button variant="link" onClick={() => setAsked(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** Stands in the place of a message that isn’t among those that were read. */
export function GoneMessage({ id, onAll }: { readonly id: string; readonly onAll: () => void }) {
  const { data } = useQuery(answerDraftQuery(id));
  const written = data?.kept?.text.trim();
  return (
    <article className={styles.message}>
      <h1 className={styles.title} tabIndex={-1}>
        This message isn’t here any more
      </h1>
      <p>
        It was deleted, by you or after the time that the privacy page gives; an answer to it that hadn’t left
        by then isn’t sent. Or it came after the copy of your site’s data that was put back. Or it’s older
        than the newest two thousand, which are all that’s shown here.
      </p>
      {written && (
        <section className={ui.tightStack} aria-label="Your answer">
          <p>
            <strong>What you wrote to answer it is kept:</strong>
          </p>
          <div className={styles.letter}>
            <Paragraphs text={written} />
          </div>
        </section>
      )}
      <p>
        <ButtonLink to="/messages" onClick={onAll}>
          All messages
        </ButtonLink>
      </p>
    </article>
  );
}

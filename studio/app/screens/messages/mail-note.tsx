import { useState } from "react";
import { Link } from "react-router";
import type { MessageView } from "../../../business/site-client/describe-message.ts";
import { useSession } from "../../api/content.ts";
import { type Mailbox, useDeliverNow, useMark, useRetryEmail, useSiteMail } from "../../api/messages.ts";
import { useLiveCheck } from "../../api/publication.ts";
import { Button } from "../../ui/button.tsx";
import { clockTime, upperFirst } from "../../ui/format.ts";
import { WithHelperName } from "../../ui/helper-name.tsx";
import { ExactWords, Note } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { waitingEmails } from "../desk/needs-of-messages.ts";
import { givesNoPage, SiteDownNote } from "../publishing/live-site.tsx";
import { UnreachableNote } from "./unreachable-note.tsx";
import {
  atWords,
  count,
  isLoginRefused,
  isOneMailbox,
  lacksSettings,
  mailStep,
  nextTryWords,
  noMailWords,
  reasonSentence,
  timeWords,
} from "./words.ts";

/** Why nothing goes out, or the messages can't be reached; above all of them. */
export function MailNote({ mailbox }: { readonly mailbox: Mailbox }) {
  const { unreachable } = mailbox;
  const isDown = givesNoPage(useLiveCheck().check);
  if (isDown) {
    return (
      <div className={ui.tightStack}>
        <SiteDownNote />
        <MessagesUnreachable mailbox={mailbox} />
      </div>
    );
  }
  if (unreachable) return <MessagesUnreachable mailbox={mailbox} />;
  return <NoMailNote mailbox={mailbox} />;
}

const MessagesUnreachable = ({ mailbox: { unreachable, readAt } }: { readonly mailbox: Mailbox }) =>
  unreachable && (
    <UnreachableNote unreachable={unreachable} readAt={readAt} of="messages" what="your messages">
      <strong>Nothing is lost:</strong> messages are kept where your site is.
    </UnreachableNote>
  );

/** Why no email goes out, even before the first message. */
function NoMailNote({ mailbox }: { readonly mailbox: Mailbox }) {
  const { timeZone } = useSession().business;
  const now = useNow();
  const site = useSiteMail(mailbox);
  const { mail } = mailbox;
  const hasAnswersWaiting = mailbox.messages.some(({ standing }) => standing === "answer waits");
  const words = noMailWords(mail, site);
  if (!words) return <WaitingEmails mailbox={mailbox} />;
  const isBad = mail.kind !== "unknown" && (mail.kind !== "idle" || mail.hasSent);
  return (
    <Note {...(isBad && { kind: "bad" })} isAlert={isBad} title={words.title}>
      <p>
        <WithHelperName>{words.text}</WithHelperName>{" "}
        {isLoginRefused(mail) ? (
          <>
            <Link to={mailStep}>Look at your email settings</Link>: a password may have changed.
          </>
        ) : (
          lacksSettings(site) && (
            <>
              <Link to={mailStep}>Put it in</Link>.
            </>
          )
        )}{" "}
        {(mail.kind === "failing" || mail.kind === "idle") && (
          <>
            {upperFirst(count(mail.waiting, "email has waited", "emails wait, the first"))} since{" "}
            {timeWords(mail.since, now, timeZone)}. <strong>Nothing is lost:</strong> you can read and answer
            here.{" "}
            {!isOneMailbox(mail) &&
              (hasAnswersWaiting
                ? "Answers that you’ve sent wait here and go out by themselves: don’t write them again. In a hurry with another one? Answer it from your mail program."
                : "Answers would wait, too. In a hurry? Answer from your mail program.")}
          </>
        )}
      </p>
      {mail.kind === "failing" && <TryNow mail={mail} next={nextTryWords(mail.nextAt, now, timeZone)} />}
      {mail.kind !== "failing" && site && <ExactWords>{site.detail}</ExactWords>}
    </Note>
  );
}

/** The emails that wait though others go out, in the words of the desk. */
function WaitingEmails({ mailbox }: { readonly mailbox: Mailbox }) {
  const { timeZone } = useSession().business;
  const now = useNow();
  const waiting = waitingEmails(mailbox, { now, timeZone });
  if (waiting.length === 0) return undefined;
  return (
    <div className={ui.tightStack}>
      {waiting.map(({ id, state, title, text, action }) => (
        <Note key={id} {...(state.kind === "bad" && { kind: "bad" })} title={title}>
          <p>
            <WithHelperName>{text}</WithHelperName> <Link to={action.to}>{action.words}</Link>
          </p>
        </Note>
      ))}
    </div>
  );
}

type TryNowProps = {
  readonly mail: Extract<Mailbox["mail"], { kind: "failing" }>;
  /** When it is tried next. */
  readonly next: string;
};

function TryNow({ mail, next }: TryNowProps) {
  const { timeZone } = useSession().business;
  const deliver = useDeliverNow();
  const [pressed, setPressed] = useState<{ readonly at: number; readonly attempts: number }>();
  const press = () => {
    setPressed({ at: Date.now(), attempts: mail.attempts });
    deliver.mutate();
  };
  return (
    <div className={ui.row}>
      <Button isBusy={deliver.isPending} onClick={press}>
        Try now
      </Button>
      <ExactWords>{mail.reason?.words}</ExactWords>
      <span role="status" className={ui.small}>
        {pressed && mail.attempts > pressed.attempts && (
          <>Tried at {clockTime(pressed.at, timeZone)}: it wasn’t taken. </>
        )}
        The next try is {next}.
      </span>
    </div>
  );
}

type NoteProps = { readonly message: MessageView };

/** Why the email about a message didn't reach the owner, and what to do. */
export function DeliveryNote({ message }: NoteProps) {
  const { delivery, standing, isSuspectedSpam } = message;
  // Once she has answered a message, or closed it, she has read it.
  if (delivery.kind === "unsure") return standing === "waiting" && <UnsureNote message={message} />;
  if (delivery.kind === "to check") return <CheckNote message={message} />;
  if (delivery.kind === "waits" && delivery.reason) return <WaitingNote message={message} />;
  if (isSuspectedSpam && standing === "waiting") return <SpamNote message={message} />;
  return undefined;
}

function UnsureNote({ message: { id } }: NoteProps) {
  const again = useRetryEmail(id);
  const mark = useMark(id);
  return (
    <Note kind="bad" isAlert title="This one may or may not be in your mailbox">
      <p>
        Three times, your mail company took the email and didn’t confirm it within ten minutes. It’s safe
        here. So that you don’t get it over and over, it isn’t emailed again until you say so.
      </p>
      <p className={ui.row}>
        <Button variant="gold" isBusy={again.isPending} onClick={() => again.mutate()}>
          {again.isPending ? "Asking your site…" : "Email it to me again"}
        </Button>
        <Button variant="link" isBusy={mark.isPending} onClick={() => mark.mutate("read")}>
          Don’t email it, I’ve read it here
        </Button>
      </p>
    </Note>
  );
}

function WaitingNote({ message }: NoteProps) {
  const { timeZone } = useSession().business;
  const now = useNow();
  const { delivery, id } = message;
  const again = useRetryEmail(id);
  const [pressed, setPressed] = useState<{ readonly at: number; readonly nextAt: number | undefined }>();
  const press = () => {
    setPressed({ at: Date.now(), nextAt: delivery.nextAt });
    again.mutate();
  };
  // Its delivery was started again: the reason of the earlier failure no longer counts.
  if (delivery.attempts === 0) return <p role="status">It’s being emailed to you now…</p>;
  const next = delivery.nextAt === undefined ? "soon" : nextTryWords(delivery.nextAt, now, timeZone);
  return (
    <Note title={`Not emailed to you yet. ${delivery.reason ? reasonSentence(delivery.reason) : ""}`}>
      <p>
        It’s safe here. I’ll try again {next}.{" "}
        <WithHelperName>{delivery.reason?.advice ?? ""}</WithHelperName>{" "}
        {delivery.reason?.kind === "settings" && <Link to={mailStep}>Look at your email settings</Link>}
      </p>
      <p className={ui.row}>
        <Button isBusy={again.isPending} onClick={press}>
          Try now
        </Button>
        <span role="status" className={ui.small}>
          {pressed && pressed.nextAt !== delivery.nextAt && (
            <>Tried at {clockTime(pressed.at, timeZone)}: it wasn’t taken.</>
          )}
        </span>
      </p>
      <ExactWords>{delivery.reason?.words}</ExactWords>
    </Note>
  );
}

function CheckNote({ message }: NoteProps) {
  const { timeZone } = useSession().business;
  const now = useNow();
  const mark = useMark(message.id);
  const { namedAt } = message.delivery;
  return (
    <Note
      title={
        message.isSuspectedSpam
          ? "To check: it looks like spam"
          : "To check: it came with more messages than usual"
      }
    >
      <p>
        It wasn’t emailed to you.{" "}
        {namedAt === undefined
          ? "One email a day lists messages like this; this one isn’t in it yet."
          : `It was in the email that you got ${atWords(namedAt, now, timeZone)}, and is deleted 30 days after that.`}{" "}
        Answer it, or say it’s real, and it stays.
      </p>
      <p className={ui.row}>
        <Button isBusy={mark.isPending} onClick={() => mark.mutate("ok")}>
          It’s real: email it to me
        </Button>
      </p>
    </Note>
  );
}

function SpamNote({ message }: NoteProps) {
  const mark = useMark(message.id);
  return (
    <Note title="This may be spam">
      <p>It filled in a field that people can’t see.</p>
      <p className={ui.row}>
        <Button isBusy={mark.isPending} onClick={() => mark.mutate("ok")}>
          It’s real
        </Button>
        <Button isBusy={mark.isPending} onClick={() => mark.mutate("spam")}>
          It’s spam
        </Button>
      </p>
    </Note>
  );
}

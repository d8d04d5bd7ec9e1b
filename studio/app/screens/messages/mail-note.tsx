import { useState } from "react";
import { useLiveLook } from "../../api/publication.ts";
import { useSession } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { Details, ExactWords } from "../../ui/details.tsx";
import { upperFirst } from "../../ui/letter-case.ts";
import { Note } from "../../ui/note.tsx";
import { useNow } from "../../ui/use-now.ts";
import { SiteDownNote } from "../publishing/site-down.tsx";
import { type Mailbox, useDeliverNow, useSiteMail, useTryConnection } from "./queries.ts";
import { atWords, count, idleWords, nextTryWords, reasonSentence, timeWords } from "./words.ts";

/** Why nothing goes out, or the messages can't be reached; above all of them. */
export function MailNote({ mailbox }: { readonly mailbox: Mailbox }) {
  const { mail, unreachable } = mailbox;
  const isDown = useLiveLook().look?.reading.error !== undefined;
  if (isDown) {
    return (
      <div className="stack-s">
        <SiteDownNote />
        {unreachable && <UnreachableNote unreachable={unreachable} readAt={mailbox.readAt} />}
      </div>
    );
  }
  if (unreachable) return <UnreachableNote unreachable={unreachable} readAt={mailbox.readAt} />;
  if (mail.kind === "failing") return <FailingNote mail={mail} />;
  if (mail.kind === "idle") return <IdleNote mailbox={mailbox} mail={mail} />;
  if (mail.kind === "unknown") return <NoSettingsNote mailbox={mailbox} />;
  return undefined;
}

function useTimeWords() {
  const { timeZone } = useSession().business;
  const now = useNow();
  return {
    since: (time: number) => timeWords(time, now, timeZone),
    at: (time: number) => atWords(time, now, timeZone),
    next: (time: number) => nextTryWords(time, now, timeZone),
  };
}

type Unreachable = NonNullable<Mailbox["unreachable"]>;

function UnreachableNote({
  unreachable,
  readAt,
}: {
  readonly unreachable: Unreachable;
  readonly readAt: number | undefined;
}) {
  const when = useTimeWords();
  const connection = useTryConnection();
  return (
    <Note kind="bad" isAlert title="I can’t reach your messages">
      <p>
        {unreachable.reason} That’s since {when.since(unreachable.since)}. I last tried{" "}
        {when.at(unreachable.triedAt)}, and try again every half minute. <strong>Nothing is lost:</strong>{" "}
        messages are kept where your site is.{" "}
        {readAt !== undefined && `What you see here is from ${when.since(readAt)}.`}
      </p>
      <p className="row">
        <Button small isBusy={connection.isPending} onClick={() => connection.mutate()}>
          {connection.isPending ? "Trying…" : "Try the connection"}
        </Button>
        <span role="status" className="small">
          {connection.data?.isReached === false && "Tried just now, and it didn’t work."}
        </span>
      </p>
      <ExactWords>{unreachable.detail}</ExactWords>
    </Note>
  );
}

type Failing = Extract<Mailbox["mail"], { kind: "failing" }>;

function FailingNote({ mail }: { readonly mail: Failing }) {
  const when = useTimeWords();
  const deliver = useDeliverNow();
  const [isAsked, setAsked] = useState(false);
  const { reason } = mail;
  const title = reason ? reasonSentence(reason) : "Your mail company takes no emails";
  return (
    <Note kind="bad" isAlert title={title}>
      <p>
        Since {when.since(mail.since)}, {count(mail.attempts, "try", "tries")}, the next{" "}
        {when.next(mail.nextAt)}. {reason?.advice} <strong>Nothing is lost:</strong> visitors can write to
        you, and you can read and answer here. {upperFirst(count(mail.waiting, "email is", "emails are"))}{" "}
        waiting to go out.
      </p>
      <div className="row">
        <Button
          small
          isBusy={deliver.isPending}
          onClick={() => {
            setAsked(true);
            deliver.mutate();
          }}
        >
          Try now
        </Button>
        {reason && (
          <Details summary="What it said">
            <pre>{reason.words}</pre>
          </Details>
        )}
        <span role="status" className="small">
          {isAsked && deliver.isSuccess && "Tried. If it still isn’t answering, I’ll go on by myself."}
        </span>
      </div>
    </Note>
  );
}

type IdleNoteProps = {
  readonly mailbox: Mailbox;
  readonly mail: Extract<Mailbox["mail"], { kind: "idle" }>;
};

function IdleNote({ mailbox, mail }: IdleNoteProps) {
  const when = useTimeWords();
  const site = useSiteMail(mailbox);
  const { title, text } = idleWords(site, mail.hasSent);
  return (
    <Note {...(mail.hasSent && { kind: "bad" })} isAlert={mail.hasSent} title={title}>
      <p>
        {text} {upperFirst(count(mail.waiting, "email has", "emails have"))} waited since{" "}
        {when.since(mail.since)}. <strong>Nothing is lost:</strong> you can read everything here. Answers from
        here wait, too; in a hurry, answer from your mail program.
      </p>
      {site && <ExactWords>{site.detail}</ExactWords>}
    </Note>
  );
}

/** Before the first message, what is known to be missing. */
function NoSettingsNote({ mailbox }: { readonly mailbox: Mailbox }) {
  const site = useSiteMail(mailbox);
  if (site?.kind !== "no settings" && site?.kind !== "incomplete settings") return undefined;
  const { title, text } = idleWords(site, false);
  return (
    <Note title={title}>
      <p>{text}</p>
      <ExactWords>{site.detail}</ExactWords>
    </Note>
  );
}

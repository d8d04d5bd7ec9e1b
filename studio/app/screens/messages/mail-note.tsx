import { useState } from "react";
import { useSession } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { Details, ExactWords } from "../../ui/details.tsx";
import { Note } from "../../ui/note.tsx";
import { useNow } from "../../ui/use-now.ts";
import { type Mailbox, useDeliverNow } from "./queries.ts";
import { atWords, count, reasonSentence, timeWords } from "./words.ts";

/** Why nothing goes out, or the messages can't be reached; above all of them. */
export function MailNote({ mailbox }: { readonly mailbox: Mailbox }) {
  const { mail, unreachable } = mailbox;
  if (unreachable) return <UnreachableNote unreachable={unreachable} readAt={mailbox.readAt} />;
  if (mail.kind === "failing") return <FailingNote mail={mail} />;
  if (mail.kind === "untried") return <UntriedNote mail={mail} />;
  return undefined;
}

function useTimeWords() {
  const { timeZone } = useSession().business;
  const now = useNow();
  return {
    since: (time: number) => timeWords(time, now, timeZone),
    at: (time: number) => atWords(time, now, timeZone),
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
  return (
    <Note kind="bad" isAlert title="I can’t reach your messages">
      <p>
        {unreachable.reason} I’ve been trying since {when.since(unreachable.since)}.{" "}
        <strong>Nothing is lost:</strong> visitors can write to you as before.{" "}
        {readAt !== undefined && `What you see here is from ${when.since(readAt)}.`}
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
        {when.at(mail.nextAt)}. {reason?.advice} <strong>Nothing is lost:</strong> visitors can write to you,
        and you can read and answer here. {sentence(count(mail.waiting, "email is", "emails are"))} waiting to
        go out.
      </p>
      <p className="row">
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
        <span role="status" className="small">
          {isAsked && deliver.isSuccess && "Tried. If it still isn’t answering, I’ll go on by myself."}
        </span>
      </p>
      {reason && (
        <Details summary="What it said">
          <pre>{reason.words}</pre>
        </Details>
      )}
    </Note>
  );
}

type Untried = Extract<Mailbox["mail"], { kind: "untried" }>;

function UntriedNote({ mail }: { readonly mail: Untried }) {
  const when = useTimeWords();
  const waiting = `${sentence(count(mail.waiting, "email has waited", "emails have waited"))} since ${when.since(mail.since)}.`;
  return mail.hasSent ? (
    <Note kind="bad" isAlert title="Your site has stopped sending emails">
      <p>
        {waiting} The site isn’t running, or has lost its email settings. <strong>Nothing is lost:</strong>{" "}
        you can read everything here. Ask whoever helps you.
      </p>
    </Note>
  ) : (
    <Note title="Nobody is mailed yet. Messages are kept here.">
      <p>
        {waiting} They go out as soon as the site has its email settings. Until then, answer from your mail
        program: answers from here wait, too.
      </p>
    </Note>
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

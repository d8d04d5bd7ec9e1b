import type { MessageView } from "../../../mailroom/describe-message.ts";
import { useSession } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useMailAgain, useMark } from "./queries.ts";
import { count, firstName, nextTryWords, reasonSentence } from "./words.ts";

type NoteProps = { readonly message: MessageView };

/** Why the email about a message didn't reach the owner, and what to do. */
export function MailingNote({ message }: NoteProps) {
  const { mailing, isSuspectedSpam } = message;
  if (mailing.kind === "refused") return <RefusedNote message={message} />;
  if (mailing.kind === "held back") return <HeldNote message={message} />;
  if (mailing.kind === "waits" && mailing.reason) return <WaitingNote message={message} />;
  if (isSuspectedSpam && message.standing === "waiting") return <SpamNote message={message} />;
  if (mailing.isPossiblyTwice) {
    return (
      <p className="small soft">
        The connection broke just as it was mailed to you, so you may have it twice.
      </p>
    );
  }
  return undefined;
}

function RefusedNote({ message }: NoteProps) {
  const { id, name, mailing } = message;
  const again = useMailAgain(id);
  const mark = useMark(id);
  return (
    <Note
      kind="bad"
      isAlert
      title={`Your mail company won’t take this one: ${mailing.reason?.text ?? "it gave no reason"}`}
    >
      <p>
        {firstName(name)} was told that it’s sent, and it was: it’s safe here. Only the email to you didn’t go
        out, and I’ve stopped trying until you say so.
      </p>
      {mailing.reason && <p>{mailing.reason.advice}</p>}
      <p className="row">
        <Button look="gold" small isBusy={again.isPending} onClick={() => again.mutate()}>
          Mail it to me again
        </Button>
        <Button look="link" isBusy={mark.isPending} onClick={() => mark.mutate("read")}>
          Don’t mail it, I’ve read it here
        </Button>
      </p>
    </Note>
  );
}

function WaitingNote({ message }: NoteProps) {
  const { timeZone } = useSession().business;
  const now = useNow();
  const { mailing, id } = message;
  const again = useMailAgain(id);
  // It has an old reason, and a new beginning.
  if (mailing.attempts === 0) return <p role="status">It’s being mailed to you now…</p>;
  const next = mailing.nextAt === undefined ? "soon" : nextTryWords(mailing.nextAt, now, timeZone);
  return (
    <Note title={`Not mailed to you yet. ${mailing.reason ? reasonSentence(mailing.reason) : ""}`}>
      <p>
        It’s safe here. I’ll try again {next}, after {count(mailing.attempts, "try", "tries")} so far.{" "}
        {mailing.reason?.advice}
      </p>
      <p className="row">
        <Button small isBusy={again.isPending} onClick={() => again.mutate()}>
          Try now
        </Button>
      </p>
    </Note>
  );
}

function HeldNote({ message }: NoteProps) {
  const mark = useMark(message.id);
  return (
    <Note
      title={
        message.isSuspectedSpam
          ? "Held back: it looks like spam"
          : "Held back: it came in a flood of messages"
      }
    >
      <p>It isn’t mailed to you, and is deleted by itself after 30 days.</p>
      <p className="row">
        <Button small isBusy={mark.isPending} onClick={() => mark.mutate("ok")}>
          It’s real: mail it to me
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
      <p className="row">
        <Button small isBusy={mark.isPending} onClick={() => mark.mutate("ok")}>
          It’s real
        </Button>
        <Button small isBusy={mark.isPending} onClick={() => mark.mutate("spam")}>
          It’s spam
        </Button>
      </p>
    </Note>
  );
}

import { plural } from "../../../../domain/format-text.ts";
import { type OpenRestore, useMarkRestoresSeen } from "../../api/letters.ts";
import { Button } from "../../ui/button.tsx";
import { FailureNote, Note } from "../../ui/notes.tsx";
import { When } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { unreadWords } from "./words.ts";

/** That a copy of the site's data was put back: what it has stopped, and what may be missing since. */
export function RestoredNote({ restores }: { readonly restores: readonly OpenRestore[] }) {
  const see = useMarkRestoresSeen();
  const latest = restores.at(-1);
  if (!latest) return undefined;
  const stopped = restores.reduce((sum, { stoppedLetters }) => sum + stoppedLetters, 0);
  const unread = [...new Set(restores.flatMap((restore) => restore.unread))];
  return (
    <Note kind="bad" title="A copy of your site’s data was put back">
      <p>
        <When time={latest.restoredAt} />.
        {stopped > 0 &&
          ` ${plural(stopped, "letter")} that hadn’t gone to everybody ${stopped === 1 ? "has" : "have"} stopped. Below, you can send ${stopped === 1 ? "it" : "them"} on.`}
      </p>
      {unread.length > 0 && (
        <>
          <p>Some of what came after the copy was made can’t be read, so this may be incomplete:</p>
          <ul>
            {unread.map((kind) => (
              <li key={kind}>{unreadWords[kind]}</li>
            ))}
          </ul>
          <p>
            No letter can be sent until you’ve read this. Whoever helps you may still save what’s missing.
          </p>
        </>
      )}
      <FailureNote error={see.error} />
      <p className={ui.row}>
        <Button isBusy={see.isPending} onClick={() => see.mutate()}>
          I’ve read this
        </Button>
      </p>
    </Note>
  );
}

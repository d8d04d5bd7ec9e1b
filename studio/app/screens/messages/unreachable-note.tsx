import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Unreachable } from "../../../business/site-client/site-cache.ts";
import type { Topic } from "../../../server/events.ts";
import { useSession } from "../../api/content.ts";
import { Button } from "../../ui/button.tsx";
import { WithHelperName } from "../../ui/helper-name.tsx";
import { ExactWords, Note } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { atWords, timeWords } from "./words.ts";

type UnreachableState = {
  readonly unreachable: Unreachable;
  /** When it was last read; undefined if it never was. */
  readonly readAt: number | undefined;
};

type UnreachableNoteProps = UnreachableState & {
  /** What can't be reached, and the owner's words for it, such as “your messages”. */
  readonly of: Topic;
  readonly what: string;
  /** What this means for it: where it is kept. */
  readonly children: ReactNode;
};

/** Why the site can't be reached, since when, and a button to try again. */
export function UnreachableNote({ of, what, unreachable, readAt, children }: UnreachableNoteProps) {
  const queryClient = useQueryClient();
  // Once it is reached, this note is gone.
  const connection = useMutation({ mutationFn: () => queryClient.refetchQueries({ queryKey: [of] }) });
  const { timeZone } = useSession().business;
  const now = useNow();
  return (
    <Note kind="bad" isAlert title={`I can’t reach ${what}`}>
      <p>
        <WithHelperName>{unreachable.reason}</WithHelperName> It’s been like this since{" "}
        {timeWords(unreachable.since, now, timeZone)}. I last tried{" "}
        {atWords(unreachable.triedAt, now, timeZone)}, and try again every half minute. {children}{" "}
        {readAt !== undefined && `What you see here is from ${timeWords(readAt, now, timeZone)}.`}
      </p>
      <p className={ui.row}>
        <Button isBusy={connection.isPending} onClick={() => connection.mutate()}>
          {connection.isPending ? "Trying…" : "Try the connection"}
        </Button>
        <span role="status" className={ui.small}>
          {connection.isSuccess && "Tried just now, and it didn’t work."}
        </span>
      </p>
      <ExactWords>{unreachable.detail}</ExactWords>
    </Note>
  );
}

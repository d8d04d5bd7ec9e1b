import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import type { State } from "../../../core/history/list-states.ts";
import { StudioError } from "../../api/errors.ts";
import { showState } from "../../api/publication.ts";
import { useSession } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { ExactWords } from "../../ui/details.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { longDay } from "../../ui/words-of-time.ts";

type SeeDialogProps = { readonly state: State; readonly onClose: () => void };

/** Shows the pages of a state as they were, in a window of their own. */
export function SeeDialog({ state, onClose }: SeeDialogProps) {
  const { timeZone } = useSession().business;
  const day = longDay(state.at, timeZone);
  const showing = useMutation({ mutationFn: () => showState(state.commit, day) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state
  useEffect(() => showing.mutate(), [state.commit]);
  const { data, error } = showing;
  return (
    <Dialog isOpen title={`The site of ${day}`} onClose={onClose}>
      {!data && !error && <Loading label="Getting its pages ready" lines={3} />}
      {error && (
        <Note kind="bad" isAlert title="It can’t be shown any more">
          <p>{error.message} What it said is kept in the history.</p>
          {error instanceof StudioError && error.detail && <ExactWords>{error.detail}</ExactWords>}
        </Note>
      )}
      {data && (
        <p>
          Every page with its words, prices and dates of then, in today’s design and with today’s photographs.
          Nothing can be sent from there.
        </p>
      )}
      <p className="row">
        {data && (
          <a className="btn" href={data.origin} target="_blank" rel="noreferrer">
            Open it
          </a>
        )}
        <Button onClick={onClose}>Close</Button>
      </p>
    </Dialog>
  );
}

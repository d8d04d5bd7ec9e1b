import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mailboxAsWritten } from "../../../../domain/email-address.ts";
import { knownReadersQuery, useTakeOff } from "../../api/readers.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { counted } from "../../ui/format.ts";
import { Note, Wrong } from "../../ui/notes.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";

type GoneReadersProps = {
  /** The mailboxes of a list of people who don't want letters. */
  readonly gone: ReadonlySet<string>;
  /** Whether something is still asked about the list. */
  readonly isOpen: boolean;
  readonly onDone: () => void;
};

/** Takes off who is on the readers' list and in a list of people who left. */
export function GoneReaders({ gone, isOpen, onDone }: GoneReadersProps) {
  const { data } = useQuery(knownReadersQuery);
  const [isAsking, setIsAsking] = useState(false);
  const takeOff = useTakeOff();
  const here = data?.lists?.readers.filter(({ email }) => gone.has(mailboxAsWritten(email)));
  const people = counted(gone.size, "person", "people");
  const readers = counted(here?.length ?? 0, "reader");
  const leave = () =>
    takeOff.mutate(here?.map(({ email }) => email) ?? [], {
      onSuccess: ({ left }) => {
        showToast(`${counted(left, "reader is", "readers are")} off your list.`);
        onDone();
      },
    });
  if (isOpen) return undefined;
  return (
    <>
      <Note title={`${people} in this list: nobody comes in`}>
        <p className={ui.anywhere}>
          {here === undefined
            ? "I can’t read your own list at the moment, to see who of them is on it."
            : here.length === 0
              ? "None of them is on your list: there’s nothing to do."
              : `${counted(here.length, "of them is", "of them are")} on your list: ${here.map(({ email }) => email).join(", ")}.`}
        </p>
      </Note>
      {here && here.length > 0 && (
        <p className={ui.row}>
          <Button variant="gold" onClick={() => setIsAsking(true)}>
            Take {readers} off
          </Button>
        </p>
      )}
      <Dialog isOpen={isAsking} title={`Take ${readers} off your list?`} onClose={() => setIsAsking(false)}>
        <p>
          They get no more letters, and are remembered as having left, as if they’d used the link in one. It
          can’t be undone: they can come back by signing up on your site.
        </p>
        <Wrong error={takeOff.error} />
        <p className={ui.row}>
          <Button variant="gold" isBusy={takeOff.isPending} onClick={leave}>
            {takeOff.isPending ? "Taking off…" : `Take ${readers} off`}
          </Button>
          <Button onClick={() => setIsAsking(false)}>Leave them on</Button>
        </p>
      </Dialog>
    </>
  );
}

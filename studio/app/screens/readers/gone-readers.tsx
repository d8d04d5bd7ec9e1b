import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mailboxAsWritten } from "../../../../domain/email-address.ts";
import { knownReadersQuery, type ReadersAnswer, useRecordLeft } from "../../api/readers.ts";
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

/** Remembers of a list of people that they left, and takes off those who are on the readers' list. */
export function GoneReaders({ gone, isOpen, onDone }: GoneReadersProps) {
  const { data } = useQuery(knownReadersQuery);
  const [isAsking, setIsAsking] = useState(false);
  const recordLeft = useRecordLeft();
  const lists = data?.lists;
  const here = lists?.readers.filter(({ email }) => gone.has(mailboxAsWritten(email)));
  const people = counted(gone.size, "person", "people");
  const press = here?.length ? `Take ${counted(here.length, "reader")} off` : "Note that they left";
  const record = () =>
    recordLeft.mutate(whoLeft(gone, lists), {
      onSuccess: ({ left }) => {
        showToast(
          left > 0
            ? `${counted(left, "reader is", "readers are")} off your list.`
            : `Noted: ${people} left, and no list brings them in again.`,
        );
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
              ? "None of them is on your list. Note that they left, and an older list won’t bring them in."
              : `${counted(here.length, "of them is", "of them are")} on your list: ${here.map(({ email }) => email).join(", ")}.`}
        </p>
      </Note>
      {here && gone.size > 0 && (
        <p className={ui.row}>
          <Button variant="gold" onClick={() => setIsAsking(true)}>
            {press}
          </Button>
        </p>
      )}
      <Dialog isOpen={isAsking} title={`${press}?`} onClose={() => setIsAsking(false)}>
        <p>
          {people} {gone.size === 1 ? "gets" : "get"} no more letters, and {gone.size === 1 ? "is" : "are"}{" "}
          remembered as having left, as if by the link in one. It can’t be undone: they can come back by
          signing up on your site.
        </p>
        <Wrong error={recordLeft.error} />
        <p className={ui.row}>
          <Button variant="gold" isBusy={recordLeft.isPending} onClick={record}>
            {recordLeft.isPending ? "Noting…" : press}
          </Button>
          <Button onClick={() => setIsAsking(false)}>Leave it as it is</Button>
        </p>
      </Dialog>
    </>
  );
}

/**
 * Returns the addresses to remember: those on the list as they stand there, and those that the site doesn't know, whom an older list
 * could bring in. A person who has asked for letters or dates on the site meanwhile keeps that.
 */
function whoLeft(gone: ReadonlySet<string>, lists: ReadersAnswer["lists"]): string[] {
  const readers = (lists?.readers ?? []).map(({ email }) => email);
  const others = [...(lists?.asked ?? []), ...(lists?.dates ?? [])].map(({ email }) => email);
  const known = new Set([...readers, ...others].map(mailboxAsWritten));
  return [
    ...readers.filter((email) => gone.has(mailboxAsWritten(email))),
    ...[...gone].filter((mailbox) => !known.has(mailbox)),
  ];
}

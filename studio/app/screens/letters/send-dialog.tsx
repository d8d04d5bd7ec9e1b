import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { momentWords, type ReadMoment, readMoment } from "../../../../domain/moment.ts";
import type { Purpose } from "../../../../domain/newsletter.ts";
import type { KeptLetter } from "../../../server/kept-letters.ts";
import { useSession } from "../../api/content.ts";
import { type LettersAnswer, siteOfLettersQuery, type useSendLetter } from "../../api/letters.ts";
import { insertionsQuery } from "../../api/messages.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Choice, Field, FieldGroup } from "../../ui/field.tsx";
import { lowerFirst } from "../../ui/format.ts";
import { Details, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./letters.module.css";
import { goesThenWords, nextSundayEvening, overByThen, staysOnWords, takesWords } from "./words.ts";

type SendDialogProps = {
  readonly audience: Purpose;
  readonly letter: KeptLetter;
  /** Its words, as readers get them. */
  readonly says: string;
  /** Whom it goes to, such as “To 12 readers”. */
  readonly to: string;
  readonly listed: LettersAnswer | undefined;
  readonly send: ReturnType<typeof useSendLetter>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Resolves once the form is ready for another letter. `dueAt`: the moment that she chose; null if it goes out now. */
  readonly onSent: (dueAt: number | null) => Promise<void>;
};

/** Asks once more before a letter goes out: now, or at a moment that she chooses. */
export function SendDialog({
  audience,
  letter,
  says,
  to,
  listed,
  send,
  isOpen,
  onClose,
  onSent,
}: SendDialogProps) {
  /** The moment that she chooses, by the business's clock; undefined for now. */
  const [when, setWhen] = useState<string>();
  const [momentError, setMomentError] = useState<string>();
  const momentInput = useRef<HTMLInputElement>(null);
  const { timeZone } = useSession().business;
  const whyNot = useQuery(siteOfLettersQuery).data?.whyNot;
  const isHere = listed?.isHere ?? false;
  const value = listed?.value;
  const moment = when === undefined ? undefined : readMoment(when, timeZone, Date.now());
  const ahead = useQuery(insertionsQuery).data?.ahead ?? [];
  const over = moment && "at" in moment ? overByThen(says, ahead, moment.at) : undefined;
  const choose = (chosen: string | undefined) => {
    setMomentError(undefined);
    setWhen(chosen);
  };
  const sendIt = () => {
    if (moment && "problem" in moment) {
      setMomentError(moment.problem);
      momentInput.current?.focus();
      return undefined;
    }
    // Not what follows a mutation: by then, this form may be gone.
    return send.mutateAsync({ ...letter, ...(when !== undefined && { when }) }).then(() => {
      flushSync(onClose);
      return onSent(moment?.at ?? null);
    }, onClose);
  };
  return (
    <Dialog isOpen={isOpen} title={`Send ${lowerFirst(to)}?`} onClose={onClose}>
      <FieldGroup title="When">
        <div className={styles.moments}>
          <Choice
            type="radio"
            name="when"
            checked={when === undefined}
            onChange={() => choose(undefined)}
            label="Now"
          />
          <Choice
            type="radio"
            name="when"
            checked={when !== undefined}
            onChange={() => choose(nextSundayEvening(Date.now(), timeZone))}
            label="On a day, at a time"
          />
        </div>
      </FieldGroup>
      {when !== undefined && (
        <Field label="When it goes out" error={momentError}>
          {(input) => (
            <input
              {...input}
              ref={momentInput}
              type="datetime-local"
              value={when}
              onChange={({ target }) => choose(target.value)}
            />
          )}
        </Field>
      )}
      {over && (
        <p>
          <strong>What it says then:</strong> it names {over} as still to come, and that’s over by then.
          Choose an earlier moment, or change it and test it again.
        </p>
      )}
      <p>
        <strong>To whom:</strong>{" "}
        {audience === "letter"
          ? `everyone on your list at that moment${when === undefined ? "" : ", those who join before it, too"}. Anyone who unsubscribes before their turn won’t get it.`
          : "everyone waiting for dates at that moment. Once they have it, they come off that list, and are forgotten unless they get your letter, too."}
      </p>
      {!whyNot && (
        <p>
          <strong>{when === undefined ? "When it’s done:" : "Until then:"}</strong>{" "}
          {when === undefined
            ? throughWords(value?.readers[audience] ?? 0, value?.perMinute ?? null, isHere)
            : lowerFirst(goesThenWords(isHere))}
        </p>
      )}
      <Details
        summary={
          when === undefined ? "If you change your mind" : "If you change your mind, or it can’t go then"
        }
      >
        <p>Under Letters, you can stop it until the last one has gone. What has gone can’t be taken back.</p>
        {when !== undefined && (
          <p>
            It says what its test said: prices and dates in it stay as they are now. If your site can’t send
            it then, it goes out as soon as it can, up to a day late; after that, it’s kept back, and I tell
            you.
          </p>
        )}
      </Details>
      {whyNot && (
        <Note kind="bad" title="It can’t go out yet">
          <p>
            {whyNot} <Link to="/ready">Ready to go live?</Link> has the place for it.
          </p>
        </Note>
      )}
      <p className={ui.row}>
        <Button variant="gold" disabled={Boolean(whyNot)} isBusy={send.isPending} onClick={sendIt}>
          {send.isPending ? "Sending…" : when === undefined ? "Send it now" : sendThenWords(moment, timeZone)}
        </Button>
        <Button onClick={onClose}>Not yet</Button>
      </p>
    </Dialog>
  );
}

/** “Send it on Sunday 6 December at 6 pm” */
const sendThenWords = (moment: ReadMoment | undefined, timeZone: string) =>
  moment && "at" in moment ? `Send it on ${momentWords(moment.at, timeZone)}` : "Send it then";

const throughWords = (readers: number, perMinute: number | null, isHere: boolean) =>
  perMinute === null
    ? `your site sends them one by one, as fast as your mail company takes them. ${staysOnWords(isHere)}`
    : `in ${takesWords(readers, perMinute)}, if your mail company takes ${perMinute} a minute. ${staysOnWords(isHere)}`;

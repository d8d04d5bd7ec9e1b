import { type ReactNode, type Ref, useId, useState } from "react";
import { momentWords } from "../../../../domain/moment.ts";
import { isLate, isWaiting } from "../../../business/letters/state.ts";
import { explainDelivery } from "../../../business/mailroom/explain-delivery.ts";
import { useSession } from "../../api/content.ts";
import { type SentLetter, useStopLetter } from "../../api/letters.ts";
import { Button } from "../../ui/button.tsx";
import { ExactWords, FailureNote } from "../../ui/notes.tsx";
import { useNow, When } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { reasonSentence } from "../messages/words.ts";
import styles from "./letters.module.css";
import { isGoingOut } from "./sent.tsx";
import { goesThenWords, haveItWords, outcomeWords, staysOnWords, takesWords, totalOf } from "./words.ts";

type OnItsWayProps = {
  readonly subject: string;
  /** The moment that she chose, if she did. */
  readonly dueAt: number | null;
  /** Undefined until the site has said that it is sending it. */
  readonly letter: SentLetter | undefined;
  readonly perMinute: number | null;
  readonly isHere: boolean;
  /** Whether the site that sends it isn’t answering. */
  readonly isDown: boolean;
  readonly headingRef: Ref<HTMLHeadingElement> | undefined;
  readonly onStopped: () => void;
  /** What can be done with it once it isn't going out any more. */
  readonly children: ReactNode;
};

/** A letter on its way: how far it is, and the way to stop it. Once it was stopped or is through, what became of it. */
export function OnItsWay({ subject, dueAt, letter, headingRef, children, ...rest }: OnItsWayProps) {
  const id = useId();
  const { timeZone } = useSession().business;
  const now = useNow();
  const isGoing = letter === undefined || isGoingOut(letter);
  if (dueAt !== null && (letter === undefined || isWaiting(letter))) {
    const late = isLate(dueAt, now);
    return (
      <section className={styles.going} aria-labelledby={id}>
        <h2 id={id} tabIndex={-1} ref={headingRef}>
          {late ? "Was to go out" : "Goes out"} on {momentWords(dueAt, timeZone)}: “{subject}”
        </h2>
        <p>
          {late
            ? "Your site hasn’t begun to send it. Once it can, it does, up to a day late; after that, it’s kept back, and I tell you."
            : `It goes to everyone who is on your list then, with the words of its test. ${goesThenWords(rest.isHere)}`}
        </p>
        {letter && <Stop id={letter.id} onStopped={rest.onStopped} hint="Until it begins, nobody has it." />}
      </section>
    );
  }
  return (
    <section className={styles.going} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={headingRef}>
        {isGoing
          ? `${rest.isDown ? "Waiting for your site" : "Going out"}: “${subject}”`
          : letter.stoppedAt === null
            ? `Sent: “${subject}”`
            : haveItWords(letter)}
      </h2>
      {letter === undefined ? (
        <p role="status">
          {rest.isDown ? "It goes out once your site runs again." : "Your site is starting to send it."}
        </p>
      ) : isGoing ? (
        <GoingOut {...rest} letter={letter} />
      ) : (
        <>
          <p>
            {letter.startedAt !== null && (
              <>
                <When time={letter.startedAt} />.{" "}
              </>
            )}
            {letter.stoppedAt === null
              ? `${outcomeWords(letter, timeZone)}.`
              : letter.startedAt === null
                ? `“${subject}”. ${outcomeWords(letter, timeZone)}.`
                : `“${subject}”`}
          </p>
          {children}
        </>
      )}
    </section>
  );
}

type StopProps = Pick<OnItsWayProps, "onStopped"> & { readonly id: string; readonly hint: string };

/** The way to stop a letter. */
function Stop({ id, hint, onStopped }: StopProps) {
  const stop = useStopLetter();
  return (
    <>
      <FailureNote error={stop.error}>
        <p>It may still be going out.</p>
      </FailureNote>
      <p className={ui.row}>
        <Button isBusy={stop.isPending} onClick={() => stop.mutateAsync(id).then(onStopped, () => undefined)}>
          {stop.isPending ? "Stopping…" : "Stop it"}
        </Button>
        <span className={ui.hint}>{hint}</span>
      </p>
    </>
  );
}

type GoingOutProps = Pick<OnItsWayProps, "perMinute" | "isHere" | "isDown" | "onStopped"> & {
  readonly letter: SentLetter;
};

function GoingOut({ letter, perMinute, isHere, isDown, onStopped }: GoingOutProps) {
  const [wasDown, setWasDown] = useState(isDown);
  if (isDown && !wasDown) setWasDown(true);
  const total = totalOf(letter);
  const left = letter.counts.pending ?? 0;
  const reason = explainDelivery(letter.waitsBecause, "visitor");
  return (
    <>
      <progress max={total} value={total - left} aria-label="How far it is" />
      <p role="status">
        <strong>
          {total - left} of {total}.
        </strong>{" "}
        {isDown
          ? "None goes out while your site is down. Once it runs again, it carries on where it stopped."
          : `${wasDown ? "Your site runs again, and carries on. " : ""}${staysOnWords(isHere)}`}
      </p>
      {isDown ? undefined : reason ? (
        <p>
          {reason.kind === "no answer" || reason.kind === "settings"
            ? reasonSentence(reason)
            : `Some weren’t accepted at the first try: ${reason.text}`}
          . Your site keeps trying.
        </p>
      ) : (
        perMinute !== null && (
          <p>
            The last one goes out in {takesWords(left, perMinute)}, if your mail company takes them that fast.
          </p>
        )
      )}
      <Stop
        id={letter.id}
        onStopped={onStopped}
        hint="Anyone who’s already received it keeps it. The others get it only if you carry on later."
      />
      {reason && <ExactWords>{reason.words}</ExactWords>}
    </>
  );
}

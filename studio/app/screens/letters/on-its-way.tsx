import { type ReactNode, type Ref, useId, useState } from "react";
import { momentWords } from "../../../../domain/moment.ts";
import { isLate, type SentState, totalOf } from "../../../business/letters/derived-state.ts";
import { explainDelivery } from "../../../business/site-client/explain-delivery.ts";
import { useSession } from "../../api/content.ts";
import { useStopLetter } from "../../api/letters.ts";
import { Button } from "../../ui/button.tsx";
import { WithHelperName } from "../../ui/helper-name.tsx";
import { ExactWords, FailureNote } from "../../ui/notes.tsx";
import { useNow, When } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { reasonSentence } from "../messages/words.ts";
import styles from "./letters.module.css";
import {
  doubtedClockWords,
  goesThenWords,
  haveItWords,
  nobodyHasItWords,
  outcomeWords,
  staysOnWords,
  takesWords,
} from "./words.ts";

/** A letter that she has just sent, of which the site hasn't said yet that it sends it. */
export type Asked = {
  readonly kind: "asked";
  /** The moment that she chose; null if it goes out now. */
  readonly dueAt: number | null;
};

type OnItsWayProps = {
  readonly id: string;
  readonly subject: string;
  readonly state: SentState | Asked;
  readonly perMinute: number | null;
  readonly isHere: boolean;
  /** Whether the site that sends it isn’t answering. */
  readonly isDown: boolean;
  /** Whether the site isn’t sure what day it is. */
  readonly isClockDoubted: boolean;
  readonly headingRef: Ref<HTMLHeadingElement> | undefined;
  readonly onStopped: () => void;
  /** What can be done with it once it isn't going out any more. */
  readonly children: ReactNode;
};

/** A letter on its way: how far it is, and the way to stop it. Once it was stopped or is through, what became of it. */
export function OnItsWay({ headingRef, ...props }: OnItsWayProps) {
  const id = useId();
  const { timeZone } = useSession().business;
  const { heading, body } = shownOf(props, useNow(), timeZone);
  // One element through all states: it keeps the focus.
  return (
    <section className={styles.going} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={headingRef}>
        {heading}
      </h2>
      {body}
    </section>
  );
}

type Shown = { readonly heading: string; readonly body: ReactNode };

function shownOf(props: Omit<OnItsWayProps, "headingRef">, now: number, timeZone: string): Shown {
  const { id, subject, state, isHere, isDown, isClockDoubted, onStopped, children } = props;
  const goesOut = `${isDown ? "Waiting for your site" : "Going out"}: “${subject}”`;
  switch (state.kind) {
    case "asked":
      if (state.dueAt !== null)
        return waitingShown(subject, state.dueAt, isHere, now, timeZone, isClockDoubted);
      return {
        heading: goesOut,
        body: (
          <p role="status">
            {isDown ? "It goes out once your site runs again." : "Your site is starting to send it."}
          </p>
        ),
      };
    case "waiting": {
      const { heading, body } = waitingShown(subject, state.dueAt, isHere, now, timeZone, isClockDoubted);
      const stop = <Stop id={id} onStopped={onStopped} hint="Until it begins, nobody has it." />;
      return {
        heading,
        body: (
          <>
            {body}
            {stop}
          </>
        ),
      };
    }
    case "going out":
      return { heading: goesOut, body: <GoingOut {...props} {...state} /> };
    case "kept back":
      return {
        heading: nobodyHasItWords(state.because),
        body: (
          <>
            <p>
              “{subject}”. {outcomeWords(state, timeZone)}.
            </p>
            {children}
          </>
        ),
      };
    case "sent":
      return {
        heading: `Sent: “${subject}”`,
        body: (
          <>
            <p>
              <When time={state.startedAt} />. {outcomeWords(state, timeZone)}.
            </p>
            {children}
          </>
        ),
      };
    case "stopped":
      return {
        heading: haveItWords(state.emails),
        body: (
          <>
            <p>
              <When time={state.startedAt} />. “{subject}”
            </p>
            {children}
          </>
        ),
      };
  }
}

/** A letter that goes out at its moment, or would have. */
function waitingShown(
  subject: string,
  dueAt: number,
  isHere: boolean,
  now: number,
  timeZone: string,
  isClockDoubted: boolean,
): Shown {
  const late = isLate(dueAt, now);
  return {
    heading: `${late ? "Was to go out" : "Goes out"} on ${momentWords(dueAt, timeZone)}: “${subject}”`,
    body: (
      <p>
        {late && isClockDoubted ? (
          <WithHelperName>{doubtedClockWords}</WithHelperName>
        ) : late ? (
          "Your site hasn’t begun to send it. Once it can, it does, up to a day late; after that, it’s kept back, and I tell you."
        ) : (
          `It goes to everyone who is on your list then, with the words of its test. ${goesThenWords(isHere)}`
        )}
      </p>
    ),
  };
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

type GoingOutProps = Pick<OnItsWayProps, "id" | "perMinute" | "isHere" | "isDown" | "onStopped"> &
  Pick<Extract<SentState, { kind: "going out" }>, "pending" | "emails">;

function GoingOut({ id, pending, emails, perMinute, isHere, isDown, onStopped }: GoingOutProps) {
  const [wasDown, setWasDown] = useState(isDown);
  if (isDown && !wasDown) setWasDown(true);
  const total = totalOf(emails);
  const left = emails.counts.pending ?? 0;
  const reason = explainDelivery(pending.because, "visitor");
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
        id={id}
        onStopped={onStopped}
        hint="Anyone who’s already received it keeps it. The others get it only if you carry on later."
      />
      {reason && <ExactWords>{reason.words}</ExactWords>}
    </>
  );
}

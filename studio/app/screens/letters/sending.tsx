import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { plural } from "../../../../domain/format-text.ts";
import { momentWords, type ReadMoment, readMoment } from "../../../../domain/moment.ts";
import type { Purpose } from "../../../../domain/newsletter.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { explainDelivery } from "../../../business/mailroom/explain-delivery.ts";
import type { KeptLetter } from "../../../server/kept-letters.ts";
import { readyQuery, useSession } from "../../api/content.ts";
import {
  type LettersAnswer,
  type SentLetter,
  siteOfLettersQuery,
  useSendLetter,
  useTestLetter,
} from "../../api/letters.ts";
import { detailOf, insertionsQuery, siteMailQuery } from "../../api/messages.ts";
import { whenAnswered } from "../../draft/typings.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Choice, Field, FieldGroup } from "../../ui/field.tsx";
import { clockTime, lowerFirst } from "../../ui/format.ts";
import { WithHelperName } from "../../ui/helper-name.tsx";
import { State } from "../../ui/marks.tsx";
import { Details, ExactWords, Note } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { lacksSettings, mailStep, siteWords } from "../messages/words.ts";
import styles from "./letters.module.css";
import {
  goesThenWords,
  nextSundayEvening,
  overByThen,
  staysOnWords,
  takesWords,
  whyClosedWords,
} from "./words.ts";

type SendingProps = {
  readonly audience: Purpose;
  readonly letter: KeptLetter;
  /** Its words, as readers get them. */
  readonly says: string;
  /** The letter of this name that the site has. */
  readonly stored: SentLetter | undefined;
  /** Whether the site's letter says the same. */
  readonly isSame: boolean;
  readonly listed: LettersAnswer | undefined;
  /** Returns whether the letter has what it needs. */
  readonly check: () => boolean;
  /** Resolves once the form is ready for another letter. `dueAt`: the moment that she chose; null if it goes out now. */
  readonly onSent: (dueAt: number | null) => Promise<void>;
};

/** How long a test may wait before the screen says why, in milliseconds. */
const usualWait = 20_000;

/** The three steps from the letter to its readers. */
export function Sending({ audience, letter, says, stored, isSame, listed, check, onSent }: SendingProps) {
  const whyClosed = useId();
  const [isAsking, setAsking] = useState(false);
  /** The moment that she chooses, by the business's clock; undefined for now. */
  const [when, setWhen] = useState<string>();
  const [momentError, setMomentError] = useState<string>();
  const momentInput = useRef<HTMLInputElement>(null);
  const { timeZone } = useSession().business;
  const test = useTestLetter(audience, () => whenAnswered({ kind: "letter", id: audience }));
  const send = useSendLetter(audience);
  const { data: site } = useQuery(siteOfLettersQuery);
  const { data: ready } = useQuery({ ...readyQuery, enabled: listed?.isHere === true });
  const value = listed?.value;
  const readers = value?.readers[audience];
  const testedAt = isSame ? (stored?.testedAt ?? null) : null;
  const isReached = listed?.unreachable === undefined;
  const closed = whyClosedWords({
    audience,
    testedAt,
    stored,
    isSame,
    readers,
    isReached,
    whyNot: site?.whyNot ?? undefined,
  });
  const testTo = value?.testTo;
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
    return send.mutateAsync({ ...letter, ...(when !== undefined && { when }) }).then(
      () => {
        flushSync(() => setAsking(false));
        return onSent(moment?.at ?? null);
      },
      () => setAsking(false),
    );
  };
  return (
    <section aria-labelledby="sending-it" className={ui.tightStack}>
      <h2 id="sending-it">Sending it</h2>
      <MailNote stored={stored} />
      {listed?.isHere && (
        <p>
          Your site is on this computer only: until it’s on the web, none of its links work for your readers,
          “Take me off the list” included.
          {(ready?.left ?? 0) > 0 && (
            <>
              {" "}
              What’s still invented on it may be in the letter, too:{" "}
              <Link to="/ready">Ready to go live?</Link> lists that.
            </>
          )}
        </p>
      )}
      <ol className={styles.steps}>
        <li>
          <span className={styles.number} aria-hidden="true">
            1
          </span>
          <span>
            <b>A test to yourself</b>
            <span className={styles.about}>
              {testTo
                ? `To ${testTo}, exactly as readers get it.`
                : "To your own address, exactly as readers get it."}
            </span>
            <TestState stored={stored} isSame={isSame} isBusy={test.isPending} testedAt={testedAt} />
          </span>
          <Button
            look={testedAt === null && isReached ? "gold" : "quiet"}
            isBusy={test.isPending}
            onClick={() => {
              send.reset();
              if (check()) test.mutate(letter);
            }}
          >
            {stored?.testedAt || testedAt ? "Send another test" : "Send me a test"}
          </Button>
        </li>
        <li>
          <span className={styles.number} aria-hidden="true">
            2
          </span>
          <span>
            <b>Look at it on your phone</b>
            <span className={styles.about}>
              {listed?.isHere
                ? "Its links work once your site is on the web."
                : "Try every link, “Take me off the list” too: in the test it asks first, and affects only your own address."}
            </span>
          </span>
        </li>
        <li>
          <span className={styles.number} aria-hidden="true">
            3
          </span>
          <span>
            <b>{toWords(audience, readers)}</b>
            <span className={classNames(styles.about, styles.why)} id={whyClosed}>
              {closed ?? site?.whyNot ?? "One by one. You can stop it until the last one has gone."}
            </span>
          </span>
          <Button
            look="gold"
            isBusy={closed !== undefined}
            aria-describedby={whyClosed}
            onClick={() => check() && setAsking(true)}
          >
            {readers ? `Send to ${readers}…` : "Send…"}
          </Button>
        </li>
      </ol>
      <Failure error={test.error ?? send.error}>
        <p>Your words are kept.</p>
      </Failure>
      <Dialog
        isOpen={isAsking}
        title={`Send ${lowerFirst(toWords(audience, readers))}?`}
        onClose={() => setAsking(false)}
      >
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
        {when === undefined ? (
          <p>
            <strong>When it’s done:</strong>{" "}
            {throughWords(readers ?? 0, value?.perMinute ?? null, listed?.isHere ?? false)}
          </p>
        ) : (
          <p>
            <strong>Until then:</strong> {lowerFirst(goesThenWords(listed?.isHere ?? false))}
          </p>
        )}
        <Details
          summary={
            when === undefined ? "If you change your mind" : "If you change your mind, or it can’t go then"
          }
        >
          <p>
            Under Letters, you can stop it until the last one has gone. What has gone can’t be taken back.
          </p>
          {when !== undefined && (
            <p>
              It says what its test said: prices and dates in it stay as they are now. If your site can’t send
              it then, it goes out as soon as it can, up to a day late; after that, it’s kept back, and I tell
              you.
            </p>
          )}
        </Details>
        {site?.whyNot && (
          <Note kind="bad" title="It can’t go out yet">
            <p>
              {site.whyNot} <Link to="/ready">Ready to go live?</Link> has the place for it.
            </p>
          </Note>
        )}
        <p className={ui.row}>
          <Button look="gold" disabled={Boolean(site?.whyNot)} isBusy={send.isPending} onClick={sendIt}>
            {send.isPending
              ? "Sending…"
              : when === undefined
                ? "Send it now"
                : sendThenWords(moment, timeZone)}
          </Button>
          <Button onClick={() => setAsking(false)}>Not yet</Button>
        </p>
      </Dialog>
    </section>
  );
}

const toWords = (audience: Purpose, readers: number | undefined) => {
  if (readers === undefined) return "To your readers";
  return audience === "letter"
    ? `To ${plural(readers, "reader")}`
    : `To ${plural(readers, "person", "people")} who ${readers === 1 ? "waits" : "wait"}`;
};

/** “Send it on Sunday 6 December at 6 pm” */
const sendThenWords = (moment: ReadMoment | undefined, timeZone: string) =>
  moment && "at" in moment ? `Send it on ${momentWords(moment.at, timeZone)}` : "Send it then";

const throughWords = (readers: number, perMinute: number | null, isHere: boolean) =>
  perMinute === null
    ? `your site sends them one by one, as fast as your mail company takes them. ${staysOnWords(isHere)}`
    : `in ${takesWords(readers, perMinute)}, if your mail company takes ${perMinute} a minute. ${staysOnWords(isHere)}`;

type TestStateProps = Pick<SendingProps, "stored" | "isSame"> & {
  readonly isBusy: boolean;
  readonly testedAt: number | null;
};

/** What became of the test. */
function TestState({ stored, isSame, isBusy, testedAt }: TestStateProps): ReactNode {
  const { timeZone } = useSession().business;
  const state = (kind: Parameters<typeof State>[0]["kind"], words: ReactNode) => (
    <State kind={kind} className={styles.state}>
      {words}
    </State>
  );
  const reason = explainDelivery(stored?.testError ?? null, "owner");
  return (
    <span role="status" className={styles.stateLine}>
      {isBusy
        ? state("wait", "Asking your site…")
        : !stored
          ? undefined
          : !isSame
            ? state("draft", "Changed since the test: send yourself another one")
            : testedAt !== null
              ? state("fine", `Went out at ${clockTime(testedAt, timeZone)}`)
              : stored.testPendingSince !== null
                ? state("wait", reason ? `Waits for another try: ${reason.text}` : "Not out yet")
                : state("bad", `Didn’t go out: ${reason?.text ?? "send another one"}`)}
    </span>
  );
}

/** Why nothing goes out, if the site can't send emails. */
function MailNote({ stored }: Pick<SendingProps, "stored">): ReactNode {
  const { data: site } = useQuery(siteMailQuery);
  const now = useNow();
  const since = stored?.testPendingSince ?? null;
  const isLate = since !== null && now - since > usualWait;
  if (!site || !(lacksSettings(site) || (isLate && site.kind !== "can send"))) return undefined;
  const { title, text } = siteWords(site);
  return (
    <Note kind="bad" title={title}>
      <p>
        <WithHelperName>{text}</WithHelperName>{" "}
        {lacksSettings(site) && (
          <>
            <Link to={mailStep}>Put it in</Link>.
          </>
        )}{" "}
        What you write is kept{since === null ? "" : ", and the test waits"}.
      </p>
      <ExactWords>{site.detail}</ExactWords>
    </Note>
  );
}

type FailureProps = { readonly error: Error | null; readonly children?: ReactNode };

/** What couldn't be done with a letter. */
export function Failure({ error, children }: FailureProps): ReactNode {
  if (!error) return undefined;
  const detail = detailOf(error);
  return (
    <Note kind="bad" isAlert title={error.message}>
      {children}
      {detail && <ExactWords>{detail}</ExactWords>}
    </Note>
  );
}

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { plural } from "../../../../domain/format-text.ts";
import type { Purpose } from "../../../../domain/newsletter.ts";
import type { TestState } from "../../../../server/letters/state.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { testWaitsSince } from "../../../business/letters/derived-state.ts";
import { explainDelivery } from "../../../business/site-client/explain-delivery.ts";
import type { KeptLetter } from "../../../server/kept-letters.ts";
import { readyQuery, useSession } from "../../api/content.ts";
import { type LettersAnswer, siteOfLettersQuery, useSendLetter, useTestLetter } from "../../api/letters.ts";
import { siteMailQuery } from "../../api/messages.ts";
import { whenAnswered } from "../../draft/autosave-registry.ts";
import { Button } from "../../ui/button.tsx";
import { clockTime } from "../../ui/format.ts";
import { WithHelperName } from "../../ui/helper-name.tsx";
import { State, type StateKind } from "../../ui/marks.tsx";
import { ExactWords, FailureNote, Note } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { lacksSettings, mailStep, siteWords } from "../messages/words.ts";
import styles from "./letters.module.css";
import { SendDialog } from "./send-dialog.tsx";
import { whyClosedWords } from "./words.ts";

type SendingProps = {
  readonly audience: Purpose;
  readonly letter: KeptLetter;
  /** Its words, as readers get them. */
  readonly says: string;
  /** What became of the test of the letter of this name; undefined before its first. */
  readonly test: TestState | undefined;
  /** Whether the words are still those of the test. */
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
export function Sending({ audience, letter, says, test, isSame, listed, check, onSent }: SendingProps) {
  const whyClosed = useId();
  const [isAsking, setAsking] = useState(false);
  const sendTest = useTestLetter(audience, () => whenAnswered({ kind: "letter", id: audience }));
  const send = useSendLetter(audience);
  const { data: site } = useQuery(siteOfLettersQuery);
  const { data: ready } = useQuery({ ...readyQuery, enabled: listed?.isHere === true });
  const value = listed?.value;
  const readers = value?.readers[audience];
  const hasTest = test?.kind === "went out";
  const isReached = listed?.unreachable === undefined;
  const closed = whyClosedWords({
    audience,
    test,
    isSame,
    readers,
    isReached,
    whyNot: site?.whyNot ?? undefined,
  });
  const testTo = value?.testTo;
  return (
    <section aria-labelledby="sending-it" className={ui.tightStack}>
      <h2 id="sending-it">Sending it</h2>
      <MailNote since={test ? testWaitsSince(test) : null} />
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
            <TestLine test={test} isSame={isSame} isBusy={sendTest.isPending} />
          </span>
          <Button
            variant={!(hasTest && isSame) && isReached ? "gold" : "quiet"}
            isBusy={sendTest.isPending}
            onClick={() => {
              send.reset();
              if (check()) sendTest.mutate(letter);
            }}
          >
            {hasTest ? "Send another test" : "Send me a test"}
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
            variant={closed === undefined && isReached ? "gold" : "quiet"}
            isBusy={closed !== undefined}
            aria-describedby={whyClosed}
            onClick={() => check() && setAsking(true)}
          >
            {readers ? `Send to ${readers}…` : "Send…"}
          </Button>
        </li>
      </ol>
      <FailureNote error={sendTest.error ?? send.error}>
        <p>Your words are kept.</p>
      </FailureNote>
      <SendDialog
        audience={audience}
        letter={letter}
        says={says}
        to={toWords(audience, readers)}
        listed={listed}
        send={send}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onSent={onSent}
      />
    </section>
  );
}

const toWords = (audience: Purpose, readers: number | undefined) => {
  if (readers === undefined) return "To your readers";
  return audience === "letter"
    ? `To ${plural(readers, "reader")}`
    : `To ${plural(readers, "person", "people")} who ${readers === 1 ? "waits" : "wait"}`;
};

type TestLineProps = Pick<SendingProps, "test" | "isSame"> & { readonly isBusy: boolean };

/** What became of the test. */
function TestLine(props: TestLineProps): ReactNode {
  const { timeZone } = useSession().business;
  const line = lineOf(props, timeZone);
  return (
    <span role="status" className={styles.stateLine}>
      {line && (
        <State kind={line.kind} className={styles.state}>
          {line.words}
        </State>
      )}
    </span>
  );
}

type Line = { readonly kind: StateKind; readonly words: string };

function lineOf({ test, isSame, isBusy }: TestLineProps, timeZone: string): Line | undefined {
  if (isBusy) return { kind: "wait", words: "Asking your site…" };
  if (!test) return undefined;
  if (!isSame) return { kind: "draft", words: "Changed since the test: send yourself another one" };
  switch (test.kind) {
    case "went out":
      return { kind: "fine", words: `Went out at ${clockTime(test.at, timeZone)}` };
    case "waits": {
      const reason = explainDelivery(test.because, "owner");
      return { kind: "wait", words: reason ? `Waits for another try: ${reason.text}` : "Not out yet" };
    }
    case "failed": {
      const reason = explainDelivery(test.because, "owner");
      return { kind: "bad", words: `Didn’t go out: ${reason?.text ?? "send another one"}` };
    }
  }
}

/**
 * Why nothing goes out, if the site can't send emails.
 *
 * @param since when the newest test was sent, if it waits
 */
function MailNote({ since }: { readonly since: number | null }): ReactNode {
  const { data: site } = useQuery(siteMailQuery);
  const now = useNow();
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

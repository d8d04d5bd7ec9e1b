import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { plural } from "../../../../domain/format-text.ts";
import { textOfBlocks } from "../../../../domain/letter.ts";
import { emailsOf, type LetterEmails } from "../../../../server/letters/state.ts";
import { deliveredOf, type EndedState, type Rest, restOf } from "../../../business/letters/derived-state.ts";
import { assertSaved, useSession } from "../../api/content.ts";
import {
  lettersOnSiteQuery,
  type SentLetter,
  showLetterOnSite,
  siteOfLettersQuery,
  useResumeLetter,
} from "../../api/letters.ts";
import { queryClient } from "../../api/query-client.ts";
import { save } from "../../draft/save-status.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Choice } from "../../ui/field.tsx";
import { State } from "../../ui/marks.tsx";
import { Details, FailureNote } from "../../ui/notes.tsx";
import { When } from "../../ui/time.tsx";
import { attempt } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./letters.module.css";
import { onSiteWords, outcomeWords, problemWords, restWords } from "./words.ts";

/** A letter that isn't going out any more. */
export type EndedLetter = SentLetter & { readonly state: EndedState };

/** What can be done with a letter that was sent. */
type AfterSending = {
  readonly onResumed: (letter: SentLetter) => void;
  /** Undefined where no letter can be written. */
  readonly onUseAgain: ((letter: SentLetter) => void) | undefined;
};

type SentLettersProps = AfterSending & { readonly letters: readonly EndedLetter[] };

/** The letters that were sent, newest first. */
export function SentLetters({ letters, ...after }: SentLettersProps) {
  const { timeZone } = useSession().business;
  if (letters.length === 0) return undefined;
  return (
    <section className={ui.tightStack} aria-labelledby="sent-letters">
      <h2 id="sent-letters">Sent</h2>
      <ul className={styles.sent}>
        {letters.map((letter) => (
          <li key={letter.id}>
            <h3>{letter.subject}</h3>
            <p className={ui.row}>
              <StateMark state={letter.state} />
              <span className={ui.soft}>
                <When
                  time={letter.state.kind === "kept back" ? letter.state.stoppedAt : letter.state.startedAt}
                />
                {letter.audience === "course-dates" ? ", to those who waited for dates" : ", to your readers"}
              </span>
            </p>
            <p>{outcomeWords(letter.state, timeZone)}.</p>
            <SentLetterWays letter={letter} {...after} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StateMark({ state }: { readonly state: EndedState }) {
  switch (state.kind) {
    case "sent":
      return <State kind="fine">Sent</State>;
    case "stopped":
      return <State kind="wait">Stopped</State>;
    case "kept back":
      return <State kind="wait">{state.because === "missed" ? "Not sent" : "Stopped"}</State>;
  }
}

type WaysProps = AfterSending & { readonly letter: EndedLetter };

/** The ways on from a letter that isn't going out any more: to those without it, into a new letter, and what it said. */
export function SentLetterWays({ letter, onResumed, onUseAgain }: WaysProps) {
  const { subject, state } = letter;
  const rest = restOf(state);
  return (
    <>
      {(rest || onUseAgain) && (
        <p className={ui.row}>
          {rest && <Resume letter={letter} rest={rest} onResumed={onResumed} />}
          {onUseAgain && (
            <Button variant="link" onClick={() => onUseAgain(letter)}>
              Use this text again<span className={ui.visuallyHidden}>: {subject}</span>
            </Button>
          )}
        </p>
      )}
      {state.kind !== "kept back" && (
        <>
          <Problems
            subject={subject}
            emails={state.emails}
            because={state.kind === "stopped" ? state.because : "owner"}
          />
          <Received subject={subject} emails={state.emails} />
        </>
      )}
      <Details
        summary={
          <>
            What it said<span className={ui.visuallyHidden}>: {subject}</span>
          </>
        }
      >
        <p className={styles.words}>{textOfBlocks(letter.blocks)}</p>
      </Details>
      {mayStandOnSite(letter) && (
        <Details
          summary={
            <>
              More<span className={ui.visuallyHidden}>: {subject}</span>
            </>
          }
        >
          <OnSite letter={letter} />
        </Details>
      )}
    </>
  );
}

/** The email with the dates is for those who asked for it. */
const mayStandOnSite = ({ audience, state }: EndedLetter) =>
  audience === "letter" && state.kind !== "kept back" && deliveredOf(state.emails) > 0;

/** Whether a letter stands on the site: a change of the draft, as any other. */
function OnSite({ letter: { id, subject } }: Pick<WaysProps, "letter">) {
  const { data } = useQuery(lettersOnSiteQuery);
  const { data: site } = useQuery(siteOfLettersQuery);
  const show = useMutation({
    mutationFn: async (isShown: boolean) => assertSaved(await save(() => showLetterOnSite(id, isShown))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: lettersOnSiteQuery.queryKey }),
  });
  if (!data) return undefined;
  const isDrafted = data.drafted[id] !== undefined;
  const livePath = data.live[id];
  return (
    <div>
      <Choice
        type="checkbox"
        checked={show.isPending ? show.variables : isDrafted}
        onChange={({ target }) => attempt(() => show.mutateAsync(target.checked))}
        label={
          <>
            Show it on the site<span className={ui.visuallyHidden}>: {subject}</span>
          </>
        }
        hint={show.isPending ? "Saving…" : onSiteWords(isDrafted, livePath !== undefined)}
      />
      {livePath !== undefined && site && (
        <p className={ui.small}>
          <a href={new URL(livePath, site.siteUrl).href} target="_blank" rel="noreferrer">
            Look at its page<span className={ui.visuallyHidden}>: {subject}</span>
          </a>
        </p>
      )}
    </div>
  );
}

/** Sends a letter on to those who haven't got it because it was stopped, and, if she chooses so, to those who may have it. */
function Resume({ letter, rest, onResumed }: Omit<WaysProps, "onUseAgain"> & { readonly rest: Rest }) {
  const { id, subject, state } = letter;
  const [isAsking, setAsking] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const resume = useResumeLetter();
  const mayHaveIt = rest.kind === "some" ? rest.mayHaveIt : 0;
  // Nobody else is left to send it to.
  const onlyAgain = rest.kind === "some" && rest.stopped === 0;
  const toWhom = restWords(rest);
  const named = (emailsOf(state)?.problems ?? []).filter(({ kind }) => kind === "restore");
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        Send to {toWhom}…<span className={ui.visuallyHidden}> {subject}</span>
      </Button>
      <Dialog isOpen={isAsking} title={`Send to ${toWhom}?`} onClose={() => setAsking(false)}>
        <p>
          They get “{subject}” with the words of its test: prices and dates in it stay as they were then.{" "}
          {mayHaveIt > 0
            ? `A copy of your site’s data was put back, so it isn’t known whether ${plural(mayHaveIt, "reader has", "readers have")} it already. They may get it twice.`
            : "Nobody gets it twice."}{" "}
          Anyone known to have unsubscribed won’t get it. You can stop it again.
        </p>
        {mayHaveIt > 0 && (
          <>
            <Details summary={`Who may have it: ${plural(mayHaveIt, "reader")}`}>
              <ul className={styles.without}>
                {named.map(({ email }) => (
                  <li key={email} className={ui.anywhere}>
                    {email}
                  </li>
                ))}
              </ul>
              <More count={mayHaveIt - named.length} />
            </Details>
            {!onlyAgain && (
              <Choice
                type="checkbox"
                checked={isAgain}
                onChange={({ target }) => setAgain(target.checked)}
                label={`Send it to the ${mayHaveIt} who may have it, too`}
              />
            )}
          </>
        )}
        <FailureNote error={resume.error} />
        <p className={ui.row}>
          <Button
            variant="gold"
            isBusy={resume.isPending}
            onClick={() =>
              resume.mutateAsync({ id, again: isAgain || onlyAgain }).then(
                () => onResumed(letter),
                () => undefined,
              )
            }
          >
            {rest.kind === "everyone" ? "Send it now" : "Go on sending"}
          </Button>
          <Button onClick={() => setAsking(false)}>Not yet</Button>
        </p>
      </Dialog>
    </>
  );
}

type EmailsProps = { readonly subject: string; readonly emails: LetterEmails };

function Problems({
  subject,
  emails: { problems, counts },
  because,
}: EmailsProps & { readonly because: "owner" | "restore" }) {
  if (problems.length === 0) return undefined;
  const { dead_lettered: refused = 0, unsure = 0, stopped = 0, delivered = 0 } = counts;
  // Who was removed since is counted, and not named.
  const total = Math.max(refused + unsure + stopped, problems.length);
  return (
    <Details
      startsOpen={stopped > 0 && total < delivered}
      summary={
        <>
          Who hasn’t got it{unsure > 0 && ", or may not"}: {plural(total, "reader")}
          <span className={ui.visuallyHidden}> of “{subject}”</span>
        </>
      }
    >
      <ul className={styles.without}>
        {problems.map((problem) => (
          <li key={problem.email}>
            <span className={ui.anywhere}>{problem.email}</span>
            <span className={ui.small}>{problemWords(problem, because)}</span>
          </li>
        ))}
      </ul>
      <More count={total - problems.length} />
    </Details>
  );
}

/** Who has a letter that was stopped. */
function Received({ subject, emails: { received, counts } }: EmailsProps) {
  if (received.length === 0) return undefined;
  const { delivered = 0, stopped = 0 } = counts;
  return (
    <Details
      startsOpen={delivered < stopped}
      summary={
        <>
          Who has it: {plural(delivered, "reader")}
          <span className={ui.visuallyHidden}> of “{subject}”</span>
        </>
      }
    >
      <ul className={styles.without}>
        {received.map((email) => (
          <li key={email}>
            <span className={ui.anywhere}>{email}</span>
          </li>
        ))}
      </ul>
      <More count={delivered - received.length} />
    </Details>
  );
}

const More = ({ count }: { readonly count: number }) =>
  count > 0 && <p>And {count.toLocaleString("en-AU")} more, not listed here.</p>;

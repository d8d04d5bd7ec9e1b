import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { plural } from "../../../../domain/format-text.ts";
import { textOfBlocks } from "../../../../domain/letter.ts";
import { isWaiting } from "../../../business/letters/state.ts";
import { expectSaved, useSession } from "../../api/content.ts";
import {
  lettersOnSiteQuery,
  type SentLetter,
  showLetterOnSite,
  siteOfLettersQuery,
  useResumeLetter,
} from "../../api/letters.ts";
import { queryClient } from "../../api/query-client.ts";
import { save } from "../../draft/save.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Choice } from "../../ui/field.tsx";
import { State } from "../../ui/marks.tsx";
import { Details, FailureNote } from "../../ui/notes.tsx";
import { When } from "../../ui/time.tsx";
import { attempt } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./letters.module.css";
import { onSiteWords, outcomeWords, problemWords } from "./words.ts";

/** Whether emails of a letter are still to go out. */
export const isGoingOut = ({ counts, stoppedAt }: SentLetter): boolean =>
  stoppedAt === null && (counts.pending ?? 0) > 0;

/** Whether a letter is still to go out, or to all: now, or at its moment. */
export const isUnderWay = (letter: SentLetter): boolean => isGoingOut(letter) || isWaiting(letter);

/** Whether a letter can be sent on: it was stopped half-way, or before its moment. */
export const canGoOn = (letter: SentLetter): boolean =>
  !isUnderWay(letter) &&
  (letter.startedAt === null || (letter.counts.stopped ?? 0) > 0 || letter.mayHaveIt > 0);

/** What can be done with a letter that was sent. */
type AfterSending = {
  readonly onResumed: (letter: SentLetter) => void;
  /** Undefined where no letter can be written. */
  readonly onUseAgain: ((letter: SentLetter) => void) | undefined;
};

type SentLettersProps = AfterSending & { readonly letters: readonly SentLetter[] };

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
              {letter.stoppedAt === null ? (
                <State kind="fine">Sent</State>
              ) : (
                <State kind="wait">{letter.isMissed ? "Not sent" : "Stopped"}</State>
              )}
              <span className={ui.soft}>
                <When time={letter.startedAt ?? letter.stoppedAt ?? letter.storedAt} />
                {letter.audience === "course-dates" ? ", to those who waited for dates" : ", to your readers"}
              </span>
            </p>
            <p>{outcomeWords(letter, timeZone)}.</p>
            <SentLetterWays letter={letter} {...after} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type WaysProps = AfterSending & { readonly letter: SentLetter };

/** The ways on from a letter that isn't going out any more: to those without it, into a new letter, and what it said. */
export function SentLetterWays({ letter, onResumed, onUseAgain }: WaysProps) {
  const { subject } = letter;
  return (
    <>
      {(canGoOn(letter) || onUseAgain) && (
        <p className={ui.row}>
          {canGoOn(letter) && <Resume letter={letter} onResumed={onResumed} />}
          {onUseAgain && (
            <Button look="link" onClick={() => onUseAgain(letter)}>
              Use this text again<span className={ui.visuallyHidden}>: {subject}</span>
            </Button>
          )}
        </p>
      )}
      <Problems letter={letter} />
      <Received letter={letter} />
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
const mayStandOnSite = (letter: SentLetter) =>
  letter.audience === "letter" && !isGoingOut(letter) && (letter.counts.delivered ?? 0) > 0;

/** Whether a letter stands on the site: a change of the draft, as any other. */
function OnSite({ letter: { id, subject } }: Pick<WaysProps, "letter">) {
  const { data } = useQuery(lettersOnSiteQuery);
  const { data: site } = useQuery(siteOfLettersQuery);
  const show = useMutation({
    mutationFn: async (isShown: boolean) => expectSaved(await save(() => showLetterOnSite(id, isShown))),
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
function Resume({ letter, onResumed }: Omit<WaysProps, "onUseAgain">) {
  const { id, subject, counts, mayHaveIt, startedAt } = letter;
  const [isAsking, setAsking] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const resume = useResumeLetter();
  const others = counts.stopped ?? 0;
  const isBefore = startedAt === null;
  // Nobody else is left to send it to.
  const onlyAgain = others === 0 && !isBefore;
  const toWhom = isBefore
    ? "everyone on its list now"
    : onlyAgain
      ? `the ${mayHaveIt === 1 ? "one" : mayHaveIt} who may have it`
      : `the other ${others === 1 ? "one" : others}`;
  const named = letter.problems.filter(({ isSinceRestore }) => isSinceRestore);
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
            look="gold"
            isBusy={resume.isPending}
            onClick={() =>
              resume.mutateAsync({ id, again: isAgain || onlyAgain }).then(
                () => onResumed(letter),
                () => undefined,
              )
            }
          >
            Go on sending
          </Button>
          <Button onClick={() => setAsking(false)}>Not yet</Button>
        </p>
      </Dialog>
    </>
  );
}

function Problems({
  letter: { problems, counts, subject, isStoppedByRestore },
}: {
  readonly letter: SentLetter;
}) {
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
            <span className={ui.small}>{problemWords(problem, isStoppedByRestore)}</span>
          </li>
        ))}
      </ul>
      <More count={total - problems.length} />
    </Details>
  );
}

/** Who has a letter that was stopped. */
function Received({ letter: { received, counts, subject } }: { readonly letter: SentLetter }) {
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

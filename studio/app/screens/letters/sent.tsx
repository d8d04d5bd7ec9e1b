import { useRef } from "react";
import { textOfBlocks } from "../../../../domain/letter.ts";
import { plural } from "../../../../domain/words.ts";
import { explainDelivery } from "../../../mailroom/explain-delivery.ts";
import { type SentLetter, useStopLetter } from "../../api/letters.ts";
import { Button } from "../../ui/button.tsx";
import { State } from "../../ui/marks.tsx";
import { Details, ExactWords, Note } from "../../ui/notes.tsx";
import { When } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { reasonSentence } from "../messages/words.ts";
import styles from "./letters.module.css";
import { outcomeWords, problemWords, takesWords, totalOf } from "./words.ts";

/** Whether emails of a letter are still to go out. */
export const isGoingOut = ({ counts, stoppedAt }: SentLetter): boolean =>
  stoppedAt === null && (counts.pending ?? 0) > 0;

type GoingOutProps = { readonly letter: SentLetter; readonly perMinute: number | null };

/** A letter on its way: how far it is, and the way to stop it. */
export function GoingOut({ letter, perMinute }: GoingOutProps) {
  const stop = useStopLetter();
  const total = totalOf(letter);
  const left = letter.counts.pending ?? 0;
  const reason = explainDelivery(letter.waitsBecause, "visitor");
  return (
    <section className={styles.going} aria-label={`Going out: ${letter.subject}`}>
      <h2>Going out: “{letter.subject}”</h2>
      <progress max={total} value={total - left} aria-label="How far it is" />
      <p role="status">
        <strong>
          {total - left} of {total}.
        </strong>{" "}
        You may close this: your site goes on by itself.
      </p>
      {reason ? (
        <p>
          {reason.kind === "no answer" || reason.kind === "settings"
            ? reasonSentence(reason)
            : `Some weren’t taken at the first try: ${reason.text}`}
          . Your site goes on trying.
        </p>
      ) : (
        perMinute !== null && (
          <p>
            The last one goes out in {takesWords(left, perMinute)}, if your mail company takes them as fast.
          </p>
        )
      )}
      {stop.error && (
        <Note kind="bad" isAlert title={stop.error.message}>
          <p>It may still be going out.</p>
        </Note>
      )}
      <p className={ui.row}>
        <Button isBusy={stop.isPending} onClick={() => stop.mutate(letter.id)}>
          Stop it
        </Button>
        <span className={ui.hint}>Who has it keeps it. The others don’t get it any more.</span>
      </p>
      {reason && <ExactWords>{reason.words}</ExactWords>}
    </section>
  );
}

/** The letters that were sent, newest first. */
export function SentLetters({ letters }: { readonly letters: readonly SentLetter[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (letters.length === 0) return undefined;
  return (
    <section className={ui.tightStack} aria-labelledby="sent-letters">
      <h2 id="sent-letters" tabIndex={-1} ref={heading}>
        Sent
      </h2>
      <ul className={styles.sent}>
        {letters.map((letter) => (
          <li key={letter.id}>
            <h3>{letter.subject}</h3>
            <p className={ui.row}>
              {letter.stoppedAt === null ? (
                <State kind="fine">Sent</State>
              ) : (
                <State kind="wait">Stopped</State>
              )}
              <span className={ui.soft}>
                {letter.startedAt !== null && <When time={letter.startedAt} />}
                {letter.audience === "course-dates" ? ", to those who waited for dates" : ", to your readers"}
              </span>
            </p>
            <p>{outcomeWords(letter)}.</p>
            <Problems letter={letter} />
            <Details
              summary={
                <>
                  What it said<span className={ui.visuallyHidden}>: {letter.subject}</span>
                </>
              }
            >
              <p className={styles.words}>{textOfBlocks(letter.blocks)}</p>
            </Details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Problems({ letter: { problems, counts, subject } }: { readonly letter: SentLetter }) {
  if (problems.length === 0) return undefined;
  const { dead_lettered: refused = 0, unsure = 0 } = counts;
  const more = refused + unsure - problems.length;
  return (
    <Details
      summary={
        <>
          Who hasn’t got it, or may not: {plural(refused + unsure, "reader")}
          <span className={ui.visuallyHidden}> of “{subject}”</span>
        </>
      }
    >
      <ul className={ui.facts}>
        {problems.map((problem) => (
          <li key={problem.email}>
            <span className={ui.anywhere}>{problem.email}</span>
            <span className={ui.small}>{problemWords(problem)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more.toLocaleString("en-AU")} more, whom your site doesn’t name here.</p>}
    </Details>
  );
}

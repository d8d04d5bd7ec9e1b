import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { plural } from "../../../../domain/format-text.ts";
import type { LetterEmails } from "../../../../server/letters/state.ts";
import { PrintPicture } from "../../../../site/kit/print-picture.tsx";
import kettle from "../../../../site/pictures/kettle.svg";
import kettleDark from "../../../../site/pictures/kettle-dark.svg";
import { classNames } from "../../../../site/ui/class-names.ts";
import { deliveredOf, type SentState, totalOf, wasSent } from "../../../business/letters/derived-state.ts";
import type { PublishedChange } from "../../../engine/content/change.ts";
import type { Publication } from "../../../engine/publish/publication.ts";
import { deskQuery, draftQuery, useSession } from "../../api/content.ts";
import { type LettersAnswer, letterDraftQuery, lettersQuery } from "../../api/letters.ts";
import { publicationQuery, useLiveCheck } from "../../api/publication.ts";
import { totalsOf, visitsQuery } from "../../api/visits.ts";
import { onTheirWayWords, useUnpublished } from "../../shell/use-unpublished.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { clockTime, inSentence, longDay, lowerFirst, whenWords } from "../../ui/format.ts";
import { RegisterMark, State } from "../../ui/marks.tsx";
import { Loading } from "../../ui/notes.tsx";
import { TimeAgo, useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { UndoDialog } from "../history/undo-dialog.tsx";
import { isWaiting, screenOfLetter, useWaitingLetters, WaitingLetter } from "../letters/waiting-letter.tsx";
import { haveItWords, nobodyHasItWords } from "../letters/words.ts";
import { ChangeWords } from "../publishing/change-words.tsx";
import styles from "./desk.module.css";

/** How the site is doing: what is published, who came, the letter; and a print. */
export function Boxes() {
  return (
    <>
      <LiveBox />
      <VisitsBox />
      <LetterBox />
      <PrintPicture
        wide={kettle}
        wideDark={kettleDark}
        width={760}
        height={640}
        alt=""
        className={styles.print}
      />
    </>
  );
}

/** How many changes are named. */
const mostNamed = 5;

/** What visitors see, and what they don't see yet. */
function LiveBox() {
  const { data } = useQuery(draftQuery);
  const { count, isKnown, liveSince, wasPublishedElsewhere, isHere, isPublishing, onTheirWay } =
    useUnpublished();
  const { data: last } = useQuery(publicationQuery);
  const { timeZone } = useSession().business;
  if (!data || !isKnown) return <Loading label="Looking for changes" lines={4} />;
  const { changes, invalid } = data;
  if (invalid.length === 0 && areInPlace(changes, last?.publication)) return <InPlace count={count} />;
  const since =
    liveSince === undefined
      ? wasPublishedElsewhere
        ? "You last published to another place. What will change can put it where your site is now."
        : "Nothing was published from the studio yet."
      : `${isHere ? "The site on this computer is that of" : "Visitors see the site of"} ${longDay(liveSince, timeZone)}, ${clockTime(liveSince, timeZone)}.${isHere ? " Visitors don’t see it yet." : ""}`;
  return (
    <section className={classNames(ui.sheet, ui.padded, styles.live)}>
      <RegisterMark out={count > 0 || liveSince === undefined} />
      <div className={ui.tightStack}>
        <h2>
          {isPublishing
            ? onTheirWayWords(count, onTheirWay)
            : titleOf(count, liveSince !== undefined, isHere)}
        </h2>
        {count > 0 && (
          <>
            <ul className={ui.small}>
              {changes.slice(0, mostNamed).map((change) => (
                <li key={change.id}>
                  <ChangeWords change={change} />
                </li>
              ))}
              {changes.length > mostNamed && <li>and {changes.length - mostNamed} more</li>}
              {invalid.map(({ key, change }) => (
                <li key={key}>Needs you: {lowerFirst(change.label)}</li>
              ))}
            </ul>
            {!isPublishing && (
              <p>
                <ButtonLink variant="gold" to="/changes">
                  Look and publish
                </ButtonLink>
              </p>
            )}
          </>
        )}
        <p className={classNames(ui.small, ui.soft)}>
          {since} {liveSince !== undefined && <Looked />}
        </p>
        <LastCopy />
        {count === 0 && !isPublishing && <UndoLast />}
      </div>
    </section>
  );
}

/** Whether all changes were put in place, and couldn't be seen there yet. */
const areInPlace = (
  changes: readonly Pick<PublishedChange, "id">[],
  publication: Publication | null | undefined,
): boolean =>
  publication?.outcome === "unconfirmed" &&
  changes.every(({ id }) => publication.changes.some((change) => change.id === id));

/** Changes that are where the site is, and couldn’t be seen there: what needs her says why. */
const InPlace = ({ count }: { readonly count: number }) => (
  <section className={classNames(ui.sheet, ui.padded, styles.live)}>
    <RegisterMark out />
    <div className={ui.tightStack}>
      <h2>{plural(count, "change is in place", "changes are in place")}, not seen yet</h2>
      <p className={classNames(ui.small, ui.soft)}>Once the site shows them, they’re published.</p>
      <LastCopy />
    </div>
  </section>
);

/** When messages and readers were copied last, where this computer has them. */
function LastCopy() {
  const { timeZone } = useSession().business;
  const now = useNow();
  const { data: desk } = useQuery(deskQuery);
  if (!desk?.copy?.madeAt) return null;
  return (
    <p className={classNames(ui.small, ui.soft)}>
      Messages and readers: last copied {inSentence(whenWords(desk.copy.madeAt, now, timeZone))}.
    </p>
  );
}

/** Whether the live site answers, and shows what was published. */
function Looked() {
  const { check } = useLiveCheck();
  if (!check) return null;
  const { reading, isAsPublished } = check;
  if (reading.error) return <State kind="bad">I looked, and it didn’t answer.</State>;
  return (
    <>
      I looked at it <TimeAgo time={reading.at} /> ago, and it’s up
      {isAsPublished ? "." : ", but it doesn’t show what was published from here."}
    </>
  );
}

/** Says how much of the draft is published; nothing is before a first publication. */
export function titleOf(count: number, isPublished: boolean, isHere: boolean): string {
  if (count === 0 && isPublished) return isHere ? "All is published on this computer" : "All is published";
  if (count === 0) return "No changes";
  return count === 1 ? "1 change not published" : `${count} changes not published`;
}

/** The way back from what was published last. */
function UndoLast() {
  const { data: last } = useQuery(publicationQuery);
  const [isOpen, setOpen] = useState(false);
  const { commit, changes = [], outcome } = last?.publication ?? {};
  if (!commit || changes.length === 0 || outcome !== "live") return undefined;
  return (
    <p>
      <Button variant="link" onClick={() => setOpen(true)}>
        {changes.length === 1 ? "Undo the last change" : `Undo the last ${changes.length} changes`}
      </Button>
      {isOpen && <UndoDialog commit={commit} onClose={() => setOpen(false)} />}
    </p>
  );
}

/** Pages looked at and booking buttons pressed; nothing until something was counted. */
function VisitsBox() {
  const { data } = useQuery(visitsQuery);
  const visits = data?.visits;
  if (visits?.counter !== "own" || visits.days.length === 0) return undefined;
  const { views, clicks } = totalsOf(visits.days.slice(-7));
  return (
    <section className={classNames(ui.sheet, ui.padded)}>
      <h2>The last seven days</h2>
      <p className={styles.figures}>
        <span>
          <b>{views.toLocaleString("en-AU")}</b> {views === 1 ? "page" : "pages"} looked at
        </span>
        <span>
          <b>{clicks.toLocaleString("en-AU")}</b> booking {clicks === 1 ? "page" : "pages"} opened
        </span>
      </p>
      <p>
        <Link className={ui.alone} to="/visits">
          All visits
        </Link>
      </p>
    </section>
  );
}

type Letter = NonNullable<LettersAnswer["value"]>["letters"][number];

const day = 86_400_000;

/** Whether a letter may have to be stopped today: it goes out, or will within a day. */
const isUrgent = ({ state }: Letter, now: number) =>
  state.kind === "waiting" ? state.dueAt < now + day : state.kind === "going out";

/** The letters that are going out, or will within a day: above all else, since each minute one more reader has them. */
export function LettersUnderWay() {
  const { data: listed } = useQuery(lettersQuery);
  const now = useNow();
  return listed?.value?.letters
    .filter((letter) => isUrgent(letter, now))
    .map((letter) => (
      <section key={letter.id} className={classNames(ui.sheet, ui.padded)}>
        {isWaiting(letter) && <WaitingLetter letter={letter} />}
        {letter.state.kind === "going out" && <GoingOut letter={letter} emails={letter.state.emails} />}
      </section>
    ));
}

function GoingOut({ letter, emails }: { readonly letter: Letter; readonly emails: LetterEmails }) {
  return (
    <>
      <h2>“{letter.subject}” is going out</h2>
      <p>
        {deliveredOf(emails)} of {totalOf(emails)} have it.{" "}
        <Link to={screenOfLetter(letter)}>See how far it is, or stop it</Link>
      </p>
    </>
  );
}

/** Says what became of the last letter; nothing while it waits, as that stands below. */
function lastLetterWords(subject: string, state: SentState, timeZone: string): string {
  switch (state.kind) {
    case "waiting":
      return "";
    case "kept back":
      return `“${subject}” was ${lowerFirst(nobodyHasItWords(state.because))}.`;
    case "going out": {
      const total = totalOf(state.emails);
      return `“${subject}” is going out: ${total - (state.emails.counts.pending ?? 0)} of ${total}.`;
    }
    case "sent":
      return `Your last letter, “${subject}”, went out on ${longDay(state.startedAt, timeZone)}.`;
    case "stopped":
      return `“${subject}” was ${lowerFirst(haveItWords(state.emails))}.`;
  }
}

/** Who reads the letter, and the last one; nothing while there are neither readers nor letters. */
function LetterBox() {
  const { timeZone } = useSession().business;
  const now = useNow();
  const { data: listed } = useQuery(lettersQuery);
  const { data: draft } = useQuery(letterDraftQuery("letter"));
  const readers = listed?.value?.readers.letter ?? 0;
  const last = listed?.value?.letters.filter(wasSent).find(({ audience }) => audience === "letter");
  const waiting = useWaitingLetters();
  if (!listed?.value || (readers === 0 && !last && waiting.length === 0)) return undefined;
  const begun = draft?.kept && draft.kept.id !== last?.id ? draft.kept : undefined;
  return (
    <section className={classNames(ui.sheet, ui.padded)}>
      <h2>The letter</h2>
      <p>
        {plural(readers, "reader")}.{" "}
        {last ? lastLetterWords(last.subject, last.state, timeZone) : "No letter has gone out yet."}
      </p>
      {waiting
        .filter((letter) => !isUrgent(letter, now))
        .map((letter) => (
          <WaitingLetter key={letter.id} letter={letter} />
        ))}
      <p>
        <Link className={ui.alone} to="/letters">
          {begun
            ? `Go on with ${begun.subject ? `“${begun.subject}”` : "the one you began"}`
            : "Write a letter"}
        </Link>
      </p>
    </section>
  );
}

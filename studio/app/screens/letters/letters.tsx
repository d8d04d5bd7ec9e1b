import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useParams } from "react-router";
import { plural } from "../../../../domain/format-text.ts";
import type { Purpose } from "../../../../domain/newsletter.ts";
import { hasEnded, isUnderWay, restOf, wasSent } from "../../../business/letters/derived-state.ts";
import type { DocNode } from "../../../engine/articles/document.ts";
import type { KeptLetter } from "../../../server/kept-letters.ts";
import {
  type LettersAnswer,
  letterDraftQuery,
  lettersQuery,
  type SentLetter,
  siteOfLettersQuery,
} from "../../api/letters.ts";
import { liveCheckIntervalWhileWaiting, useLiveCheck } from "../../api/publication.ts";
import { shownOf } from "../../draft/autosave.ts";
import { autosaveOf } from "../../draft/autosave-registry.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureNote, Loading, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { NotHere } from "../messages/not-here.tsx";
import { UnreachableNote } from "../messages/unreachable-note.tsx";
import { isSiteDown, SiteDownNote } from "../publishing/live-site.tsx";
import { type Asked, OnItsWay } from "./on-its-way.tsx";
import { RestoredNote } from "./restored-note.tsx";
import { SentLetters, SentLetterWays } from "./sent.tsx";
import { leadOf, waitingWords } from "./words.ts";
import { WriteLetter } from "./write-letter.tsx";

/** The letter to the readers, or the one email to those who wait for dates; and what was sent. */
export function Component() {
  const { which } = useParams();
  return which === "dates" ? <Letters key={which} audience="course-dates" /> : <Letters audience="letter" />;
}

function Letters({ audience }: { readonly audience: Purpose }) {
  const { data: listed } = useQuery(lettersQuery);
  const { data: draft, error } = useQuery(letterDraftQuery(audience));
  const { data: site, error: siteError } = useQuery(siteOfLettersQuery);
  // The one that was sent, stopped or sent on in this window: what becomes of it stays in sight.
  const [latest, setLatest] = useState<Latest>();
  const latestHeading = useRef<HTMLHeadingElement>(null);
  const isDates = audience === "course-dates";
  const { check } = useLiveCheck(
    listed?.value?.letters.some(({ state }) => state.kind === "going out")
      ? liveCheckIntervalWhileWaiting
      : undefined,
  );
  const isDown = isSiteDown(check);
  const isHere = listed?.isHere;
  const readers = listed?.value?.readers[audience];
  const started = listed?.value?.letters.filter(wasSent) ?? [];
  /** The last one waits to be sent on, if it was stopped half-way, or before its moment. */
  const isHalfWay = (letter: SentLetter) =>
    letter.id === started[0]?.id && hasEnded(letter) && restOf(letter.state) !== undefined;
  const isShownAbove = (letter: SentLetter) =>
    letter.id === latest?.id || isUnderWay(letter) || isHalfWay(letter);
  const above = [
    // The site hasn't said yet that it is sending it.
    ...(latest?.asked && !started.some(({ id }) => id === latest.id) ? [latest.asked] : []),
    ...started.filter(isShownAbove),
  ];
  const isDatesGoing = isDates && started.some((one) => one.audience === audience && isUnderWay(one));
  const failure = error ?? siteError;
  const showAbove = (letter: Latest) => {
    flushSync(() => setLatest(letter));
    latestHeading.current?.focus();
  };
  const place = useRef<HTMLDivElement>(null);
  const [toReplace, setToReplace] = useState<SentLetter>();
  const autosave = autosaveOf({ kind: "letter", id: audience });
  /** Begins a letter with the words of one that was sent. */
  const begin = ({ subject, blocks }: SentLetter) => {
    flushSync(() => {
      setToReplace(undefined);
      // The name is another one: the site keeps the first.
      autosave.type({ id: crypto.randomUUID(), subject, blocks }, draft?.kept ?? undefined);
    });
    place.current?.querySelector("input")?.focus();
  };
  const useAgain = (letter: SentLetter) => {
    const written = shownOf(autosave.snapshot(), draft?.kept ?? undefined) as KeptLetter | undefined;
    const isEmpty = !written || (written.subject.trim() === "" && isEmptyText(written.blocks));
    if (isEmpty) begin(letter);
    else setToReplace(letter);
  };
  const after = {
    onResumed: ({ id }: SentLetter) => showAbove({ id }),
    onUseAgain: isDates || !draft || !site ? undefined : useAgain,
  };
  return (
    <Screen
      title={isDates ? "Email with the dates" : "Letters"}
      heading={isDates ? "The email with the dates" : "A letter to your readers"}
      where={isDates ? <Link to="/letters">Letters</Link> : "People"}
      overline={isDates && <Link to="/letters">Letters</Link>}
      lead={leadOf(audience, readers, isHere, !site?.whyNot)}
    >
      <div className={ui.stack}>
        {isDown && <SiteDownNote />}
        {listed?.unreachable && (
          <UnreachableNote
            unreachable={listed.unreachable}
            readAt={listed.readAt}
            of="letters"
            what="your readers and letters"
          >
            <strong>Nothing is lost:</strong> what you write is kept here, and a letter on its way keeps going
            as long as your site runs.
          </UnreachableNote>
        )}
        {listed?.isMissing && <NotHere />}
        {listed?.value?.restores && <RestoredNote restores={listed.value.restores} />}
        {above.map(({ id, subject, state }) => {
          const letter = started.find((one) => one.id === id);
          return (
            <OnItsWay
              key={id}
              id={id}
              subject={subject}
              state={state}
              perMinute={listed?.value?.perMinute ?? null}
              isHere={isHere ?? false}
              isDown={isDown}
              isClockDoubted={listed?.value?.isClockDoubted ?? false}
              headingRef={id === latest?.id ? latestHeading : undefined}
              onStopped={() => showAbove({ id })}
            >
              {letter && hasEnded(letter) && <SentLetterWays letter={letter} {...after} />}
            </OnItsWay>
          );
        })}
        {!isDates && site && <WaitingForDates listed={listed} hasDates={site.dates !== null} />}
        {isDates && site && !site.dates ? (
          <p>
            No dates are set yet. Add a term under <Link to="/dates">Dates</Link> and publish it: then the
            email is written here for you.
          </p>
        ) : isDatesGoing || (isDates && readers === 0 && !draft?.kept) ? undefined : draft && site ? (
          <div ref={place} className={ui.stack}>
            {above.length > 0 && <h2>The next letter</h2>}
            <WriteLetter
              audience={audience}
              site={site}
              listed={listed}
              onSent={(asked) => showAbove({ id: asked.id, asked })}
            />
          </div>
        ) : (
          !failure && <Loading label="Your letter" lines={10} />
        )}
        {failure && !(draft && site) && (
          <FailureNote error={failure}>
            <p>What you wrote is kept.</p>
          </FailureNote>
        )}
        <SentLetters
          letters={started.filter(hasEnded).filter((letter) => !isShownAbove(letter))}
          {...after}
        />
        <Dialog
          isOpen={toReplace !== undefined}
          title="Replace the letter you began?"
          onClose={() => setToReplace(undefined)}
        >
          <p>What you wrote above goes, and the words of “{toReplace?.subject}” come in its place.</p>
          <p className={ui.row}>
            <Button onClick={() => toReplace && begin(toReplace)}>Use that text</Button>
            <Button onClick={() => setToReplace(undefined)}>Keep what I began</Button>
          </p>
        </Dialog>
      </div>
    </Screen>
  );
}

/** Whether nothing was written, not even a fact. */
const isEmptyText = (blocks: readonly DocNode[]): boolean =>
  blocks.every(
    ({ type, text = "", content = [] }) => type !== "fact" && text.trim() === "" && isEmptyText(content),
  );

/** The letter that was sent, stopped or sent on last in this window. */
type Latest = {
  readonly id: string;
  /** What was sent: shown until the site has said that it sends it. */
  readonly asked?: { readonly id: string; readonly subject: string; readonly state: Asked };
};

type WaitingProps = { readonly listed: LettersAnswer | undefined; readonly hasDates: boolean };

/** That people wait for dates, and where their email is. */
function WaitingForDates({ listed, hasDates }: WaitingProps) {
  const value = listed?.value;
  const waiting = value?.readers["course-dates"] ?? 0;
  const isGoing = value?.letters.some((letter) => letter.audience === "course-dates" && isUnderWay(letter));
  if (waiting === 0 || isGoing) return undefined;
  if (!hasDates) {
    return (
      <p>
        {plural(waiting, "person waits", "people wait")} for the next dates of the course. Their email is
        written here once you set dates under <Link to="/dates">Dates</Link> and publish them.
      </p>
    );
  }
  return (
    <Note kind="gold" title={waitingWords(waiting)}>
      <p>They were promised one email. It’s written for you, with the dates that visitors see.</p>
      <p className={ui.row}>
        <ButtonLink to="/letters/dates">Look at the email</ButtonLink>
      </p>
    </Note>
  );
}

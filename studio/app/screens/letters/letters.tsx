import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useParams } from "react-router";
import type { Purpose } from "../../../../domain/newsletter.ts";
import {
  type LettersAnswer,
  letterDraftQuery,
  lettersQuery,
  type SentLetter,
  siteOfLettersQuery,
  useTryLetters,
} from "../../api/letters.ts";
import { detailOf } from "../../api/messages.ts";
import { Screen } from "../../shell/screen.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ExactWords, Loading, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { NotHere } from "../messages/not-here.tsx";
import { UnreachableNote } from "../messages/unreachable-note.tsx";
import { GoingOut, isGoingOut, SentLetters } from "./sent.tsx";
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
  const sent = useRef<HTMLDivElement>(null);
  const isDates = audience === "course-dates";
  const started = listed?.value?.letters.filter(({ startedAt }) => startedAt !== null) ?? [];
  const failure = error ?? siteError;
  return (
    <Screen
      title={isDates ? "Email with the dates" : "Letters"}
      heading={isDates ? "The email with the dates" : "A letter to your readers"}
      where={isDates ? <Link to="/letters">Letters</Link> : "People"}
      overline={isDates && <Link to="/letters">Letters</Link>}
      lead={leadOf(audience, listed?.value?.readers[audience])}
    >
      <div className={ui.stack}>
        {listed?.unreachable && <Unreachable listed={listed} />}
        {listed?.isMissing && <NotHere />}
        <div ref={sent} tabIndex={-1} className={ui.stack} hidden={!started.some(isGoingOut)}>
          {started.filter(isGoingOut).map((letter) => (
            <GoingOut key={letter.id} letter={letter} perMinute={listed?.value?.perMinute ?? null} />
          ))}
        </div>
        {!isDates && <WaitingForDates listed={listed} hasDates={Boolean(site?.dates)} />}
        {isDates && site && !site.dates ? (
          <p>
            No dates are set yet. Put in a term under <Link to="/dates">Dates</Link> and publish it: then the
            email is written here for you.
          </p>
        ) : draft && site ? (
          <WriteLetter
            audience={audience}
            kept={draft.kept}
            site={site}
            listed={listed}
            onSent={() => sent.current?.focus()}
          />
        ) : (
          !failure && <Loading label="Your letter" lines={10} />
        )}
        {failure && !(draft && site) && (
          <Note kind="bad" title={failure.message}>
            <p>What you wrote is kept.</p>
            {detailOf(failure) && <ExactWords>{detailOf(failure) ?? ""}</ExactWords>}
          </Note>
        )}
        <SentLetters letters={started.filter((letter: SentLetter) => !isGoingOut(letter))} />
      </div>
    </Screen>
  );
}

function Unreachable({ listed }: { readonly listed: LettersAnswer }) {
  const connection = useTryLetters();
  return (
    listed.unreachable && (
      <UnreachableNote
        unreachable={listed.unreachable}
        readAt={listed.readAt}
        what="your readers and letters"
        connection={connection}
      >
        <strong>Nothing is lost:</strong> what you write is kept here, and a letter that your site is sending
        goes on there.
      </UnreachableNote>
    )
  );
}

type WaitingProps = { readonly listed: LettersAnswer | undefined; readonly hasDates: boolean };

/** That people wait for dates which are set by now. */
function WaitingForDates({ listed, hasDates }: WaitingProps) {
  const value = listed?.value;
  const waiting = value?.readers["course-dates"] ?? 0;
  const isGoing = value?.letters.some((letter) => letter.audience === "course-dates" && isGoingOut(letter));
  if (waiting === 0 || !hasDates || isGoing) return undefined;
  return (
    <Note kind="gold" title={waitingWords(waiting)}>
      <p>They were promised one email. It’s written for you, with the dates that visitors see.</p>
      <p className={ui.row}>
        <ButtonLink to="/letters/dates" small>
          Look at the email
        </ButtonLink>
      </p>
    </Note>
  );
}

import { useQuery } from "@tanstack/react-query";
import { isAmong } from "../../../../domain/for-a-while.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { unbroken } from "../../../../site/ui/unbroken.tsx";
import { nextOf, weekdayOf } from "../../../business/desk/desk.ts";
import {
  deskQuery,
  draftQuery,
  useCloseLetter,
  useEndAbsence,
  useFile,
  useSession,
} from "../../api/content.ts";
import { lettersQuery, siteOfLettersQuery } from "../../api/letters.ts";
import { messagesQuery, useSiteMail } from "../../api/messages.ts";
import { publicationQuery, useLiveCheck } from "../../api/publication.ts";
import { readersQuery } from "../../api/readers.ts";
import { visitsQuery } from "../../api/visits.ts";
import { Screen } from "../../shell/screen.tsx";
import { useUnpublished } from "../../shell/use-unpublished.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { longDay } from "../../ui/format.ts";
import { useWithHelperName } from "../../ui/helper-name.tsx";
import { State } from "../../ui/marks.tsx";
import { Loading } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import { attempt, showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { useForAWhile } from "../dates/use-for-a-while.ts";
import { CheckAgain, isSiteDown, StartSite } from "../publishing/live-site.tsx";
import { Boxes, LettersUnderWay } from "./boxes.tsx";
import styles from "./desk.module.css";
import {
  begunPrices,
  type Desk,
  missedLetter,
  type Need,
  needsOfSite,
  restoredCopy,
  sentenceOf,
  siteDown,
  stoppedLetter,
  waitingForDates,
} from "./needs.ts";
import { needsOfMessages, waitingWhileAway } from "./needs-of-messages.ts";
import { linesOf } from "./while-away.ts";

/** What needs the owner, first; then what happens this week, and how the site is doing. */
export function Component() {
  const { timeZone, teacherFirstName } = useSession().business;
  const now = useNow();
  const { data: desk } = useQuery(deskQuery);
  const { first, fromMessages, fromSite, meanwhile } = useNeeds();
  const needs = fromMessages && fromSite && [...first, ...fromMessages, ...fromSite];
  const next = desk && nextOf(desk.week, desk.today, now);
  const calm = `Nothing needs you.${next ? ` Next: ${next}` : ""}`;
  return (
    <Screen
      title="Desk"
      where={longDay(now, timeZone)}
      overline={longDay(now, timeZone)}
      heading={
        <>
          {greetingAt(now, timeZone)}
          {teacherFirstName && `, ${teacherFirstName}`}.
        </>
      }
      lead={
        needs ? (
          `${needs.length > 0 ? sentenceOf(needs) : calm}${meanwhile}`
        ) : (
          <Loading label="Looking around" lines={1} />
        )
      }
    >
      <div className={ui.columns}>
        <div className={ui.stack}>
          <LettersUnderWay />
          {desk?.awaySince != null && <WhileAway since={desk.awaySince} />}
          {/* Messages may take a while to come, from another computer. */}
          {!fromMessages && <Loading label="Asking for your messages" lines={4} />}
          <Needs needs={[...first, ...(fromMessages ?? []), ...(fromSite ?? [])]} />
          {desk ? <Week desk={desk} /> : <Loading label="Looking at the dates" lines={4} />}
        </div>
        <aside className={classNames(ui.stack, styles.boxes)} aria-label="How the site is doing">
          <Boxes />
        </aside>
      </div>
    </Screen>
  );
}

/** Returns what needs the owner, the most urgent first; undefined until it is known. */
function useNeeds() {
  const { timeZone } = useSession().business;
  const now = useNow();
  const { data: desk } = useQuery(deskQuery);
  const { data: draft } = useQuery(draftQuery);
  const { data: last } = useQuery(publicationQuery);
  const { data: mailbox } = useQuery(messagesQuery);
  const site = useSiteMail(mailbox);
  const { data: letters } = useQuery(lettersQuery);
  const { data: siteOfLetters } = useQuery(siteOfLettersQuery);
  const { check } = useLiveCheck();
  const down = siteDown(check, timeZone);
  const isDown = isSiteDown(check);
  const { drafted, published, today } = useForAWhile();
  const schedule = useFile("schedule");
  const isAway = published?.away.some((days) => isAmong(days, today)) ?? false;
  return {
    first: down ? [down] : [],
    meanwhile: isAway ? waitingWhileAway(mailbox) : "",
    fromMessages:
      desk &&
      mailbox &&
      needsOfMessages(mailbox, {
        now,
        timeZone,
        site,
        isDown,
        isPublished: last?.live.since !== undefined,
        replyPromise: desk.replyPromise,
        isAway,
      }),
    fromSite: desk &&
      draft &&
      last && [
        ...restoredCopy(letters?.value),
        ...begunPrices(published?.prices ?? [], today, drafted && { prices: drafted.prices, schedule }),
        ...missedLetter(letters?.value, timeZone),
        ...stoppedLetter(letters?.value, now, desk.closedLetter),
        ...waitingForDates(letters?.value, Boolean(siteOfLetters?.dates)),
        ...needsOfSite({ desk, draft, last, isDown }),
      ],
  };
}

/** What happened while she hadn't opened the studio for a week or more; it goes once she has read it. */
function WhileAway({ since }: { readonly since: number }) {
  const { timeZone } = useSession().business;
  const { data: mailbox } = useQuery(messagesQuery);
  const { data: readers } = useQuery(readersQuery);
  const { data: letters } = useQuery(lettersQuery);
  const { data: visits } = useQuery(visitsQuery);
  const { count, isKnown } = useUnpublished();
  const end = useEndAbsence();
  if (!mailbox || !readers || !letters || !visits || !isKnown)
    return <Loading label="Looking at what happened" lines={4} />;
  const lines = linesOf({
    since,
    sinceDay: new Date(since).toLocaleDateString("sv", { timeZone }),
    messages: mailbox.unreachable ? undefined : mailbox.messages,
    readers: readers.lists,
    letters: letters.value?.letters,
    visits: visits.visits,
    unpublished: count,
  });
  return (
    <section aria-labelledby="while-away" className={ui.tightStack}>
      <h2 id="while-away">While you were away, since {longDay(since, timeZone)}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <Button isBusy={end.isPending} onClick={() => end.mutate()}>
          I’ve read this
        </Button>
      </p>
    </section>
  );
}

function Needs({ needs }: { readonly needs: readonly Need[] }) {
  const withHelperName = useWithHelperName();
  if (needs.length === 0) return null;
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" className={ui.visuallyHidden}>
        What needs you
      </h2>
      <ol className={styles.needs}>
        {needs.map(({ id, state, title, text, action, letter }) => (
          <li key={id}>
            <p>
              <State kind={state.kind} className={styles.state}>
                {state.words}
              </State>
            </p>
            <div>
              <h3>{unbroken(title)}</h3>
              <p>{unbroken(withHelperName(text))}</p>
            </div>
            <div className={styles.actions}>
              {"to" in action ? (
                <ButtonLink to={action.to}>{action.words}</ButtonLink>
              ) : action.does === "start" ? (
                <StartSite />
              ) : (
                <CheckAgain />
              )}
              {letter && <CloseLetter letter={letter} title={title} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type CloseLetterProps = { readonly letter: NonNullable<Need["letter"]>; readonly title: string };

/** Asks no more about a stopped letter: it can still be sent on, where letters are. */
function CloseLetter({ letter, title }: CloseLetterProps) {
  const close = useCloseLetter();
  const leaveIt = async () => {
    await close.mutateAsync(letter);
    showToast(`${title}, and you leave it at that. Under Letters you can still send it on.`, () =>
      close.mutateAsync(null),
    );
  };
  return (
    <Button variant="link" isBusy={close.isPending} onClick={() => attempt(leaveIt)}>
      Leave it at that<span className={ui.visuallyHidden}>: {title}</span>
    </Button>
  );
}

function greetingAt(now: number, timeZone: string): string {
  const hour = Number(new Date(now).toLocaleTimeString("en-GB", { timeZone, hour: "2-digit" }));
  return hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening";
}

/** What happens in the next seven days. */
function Week({ desk }: { readonly desk: Desk }) {
  return (
    <section aria-labelledby="this-week" className={ui.tightStack}>
      <h2 id="this-week">This week</h2>
      {desk.week.length === 0 ? (
        <p className={ui.soft}>Nothing that the site knows of.</p>
      ) : (
        <ul className={styles.week}>
          {desk.week.map(({ day, time, text }) => (
            <li key={`${day} ${text}`}>
              <time dateTime={day}>
                {day === desk.today ? "Today" : weekdayOf(day)} {time}
              </time>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

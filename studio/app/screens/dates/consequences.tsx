import { Suspense, useState } from "react";
import { paths } from "../../../../app/paths.ts";
import { addDays } from "../../../../app/schedule/calendar-day.ts";
import { formatDate, formatTime } from "../../../../app/schedule/format-date.ts";
import type { Schedule } from "../../../../content-schema/schedule.ts";
import { closureOn } from "../../../core/dates/closures.ts";
import { timeOn } from "../../../core/dates/days.ts";
import { type DoubtfulAnswer, doubtfulAnswers } from "../../../core/dates/doubtful-answers.ts";
import type { Sunday } from "../../../core/dates/sundays.ts";
import { useSession } from "../../api/session.ts";
import { useFile } from "../../draft/use-file.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { rememberRight, rightAnswers } from "./right-answers.ts";
import { countSundays } from "./words-of-dates.ts";

type ConsequencesProps = { readonly draft: Schedule; readonly sundays: readonly Sunday[] };

/** What follows from Sundays that were closed and aren't published: answers, the centre, the class page. */
export function Consequences({ draft, sundays }: ConsequencesProps) {
  const closed = sundays.filter(({ isOff, isClassNew, isOver }) => isOff && isClassNew && !isOver);
  const [first] = closed;
  if (!first) return null;
  return (
    <>
      {/* Of its own: the panel must not give way, and lose the focus, while the answers are read. */}
      <Suspense>
        <Answers />
      </Suspense>
      <Note title="Only you can do this one">
        <p>
          The centre takes the bookings. Tell them about{" "}
          {closed.length === 1 ? formatDate(first.day) : `the ${countSundays(closed.length)}`}, too.
        </p>
      </Note>
      <Preview draft={draft} day={first.day} />
    </>
  );
}

function Answers() {
  const { data } = useFile("faqs");
  const [right, setRight] = useState(rightAnswers);
  const answers = doubtfulAnswers(data).filter(({ answer }) => !right.includes(answer));
  if (answers.length === 0) return null;
  return (
    <Note
      kind="gold"
      title={
        answers.length === 1
          ? "One answer would no longer be true"
          : `${answers.length} answers would no longer be true`
      }
    >
      {answers.map((answer) => (
        <Answer key={answer.path.join()} {...answer} onRight={() => setRight(rememberRight(answer.answer))} />
      ))}
    </Note>
  );
}

const Answer = ({ path, question, sentence, onRight }: DoubtfulAnswer & { readonly onRight: () => void }) => (
  <>
    <p>
      “{question}” says: “<del>{sentence}</del>”
    </p>
    <p className="row">
      <ButtonLink small to={`/questions#${path.slice(0, -1).join(".")}`}>
        Change the answer
      </ButtonLink>
      <Button look="link" onClick={onRight}>
        It’s still right
      </Button>
    </p>
  </>
);

type PreviewProps = { readonly draft: Schedule; readonly day: string };

/** The class page as visitors will see it on a Sunday that is off, and from when to when. */
function Preview({ draft, day }: PreviewProps) {
  const { previewOrigin } = useSession();
  const { timeZone, sundayClass, closures } = draft;
  const from = firstOff(draft, day);
  const back = firstOn(draft, day);
  const at = timeOn(day, "00:01", timeZone);
  const url = `${previewOrigin}${paths.sundayClass}?at=${at}`;
  const date = formatDate(day);
  const start = formatTime(sundayClass.startTime);
  return (
    <section className="stack-s">
      <div className="beside-head">
        <strong>How it’ll look on {date}</strong>
        <a href={url} target="_blank" rel="noreferrer">
          Open it
        </a>
      </div>
      <div className="proof class-page" inert>
        <iframe
          key={JSON.stringify(closures)}
          title={`The class page on ${date}`}
          src={url}
          sandbox="allow-scripts allow-same-origin"
          loading="lazy"
          tabIndex={-1}
        />
      </div>
      <p className="small soft">
        The site changes over by itself: on Sunday {formatDate(addDays(from, -7))} at {start} it begins to say
        that there’s no class, and on {formatDate(addDays(back, -7))} at {start} it stops.
      </p>
    </section>
  );
}

const isOff = ({ closures }: Schedule, day: string) => closureOn(closures, day) !== undefined;

const firstOff = (draft: Schedule, day: string): string =>
  isOff(draft, addDays(day, -7)) ? firstOff(draft, addDays(day, -7)) : day;

const firstOn = (draft: Schedule, day: string): string =>
  isOff(draft, day) ? firstOn(draft, addDays(day, 7)) : day;

import type { Schedule } from "../../../../content-model/schema/schedule.ts";
import { addDays } from "../../../../domain/calendar-day.ts";
import { formatDate, formatTime } from "../../../../domain/format-date.ts";
import { paths } from "../../../../domain/pages.ts";
import { closureOn } from "../../../core/dates/closures.ts";
import { timeOn } from "../../../core/dates/days.ts";
import { useSession } from "../../api/session.ts";

type ClassPageProps = {
  /** As it is in its file: the preview shows nothing else. */
  readonly saved: Schedule;
  /** The Sunday that is off. */
  readonly day: string;
};

/** The class page as visitors will see it on a Sunday that is off, and from when to when. Empty until the Sunday is saved. */
export function ClassPage({ saved, day }: ClassPageProps) {
  const { previewOrigin } = useSession();
  const { timeZone, sundayClass } = saved;
  if (!isOff(saved, day)) return null;
  const from = firstOff(saved, day);
  const back = firstOn(saved, day);
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
          // Loaded again with each saved change.
          key={JSON.stringify(saved)}
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

const firstOff = (saved: Schedule, day: string): string =>
  isOff(saved, addDays(day, -7)) ? firstOff(saved, addDays(day, -7)) : day;

const firstOn = (saved: Schedule, day: string): string =>
  isOff(saved, day) ? firstOn(saved, addDays(day, 7)) : day;

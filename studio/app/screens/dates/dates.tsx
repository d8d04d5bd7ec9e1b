import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Schedule } from "../../../../content-model/schema/schedule.ts";
import { dayAt } from "../../../core/dates/days.ts";
import { yearOfSundays } from "../../../core/dates/sundays.ts";
import { termCards } from "../../../core/dates/term-cards.ts";
import { fileQuery } from "../../draft/use-file.ts";
import { Screen } from "../../shell/screen.tsx";
import { Note } from "../../ui/note.tsx";
import { useNow } from "../../ui/use-now.ts";
import { ClassPage } from "./class-page.tsx";
import { Consequences, isNewlyClosed } from "./consequences.tsx";
import "./dates.css";
import { useIsPhone } from "../../ui/use-media.ts";
import { SundayGrid } from "./sunday-grid.tsx";
import { SundayPanel } from "./sunday-panel.tsx";
import { TermList } from "./term-list.tsx";
import { useClosures } from "./use-closures.ts";
import { useDates } from "./use-dates.ts";

export function Component() {
  const dates = useDates();
  // Answers that are no longer true stand above the Sundays on a phone: nothing may move once they are shown.
  const { isPending } = useQuery(fileQuery("faqs"));
  if (isPending) return null;
  return (
    <Screen
      title="Dates"
      where="The site"
      lead="Every Sunday from now on. Press one to close it, or pause the class for a while."
    >
      {dates.isValid ? (
        <>
          {dates.whyReadOnly && <Note kind="bad">{dates.whyReadOnly}</Note>}
          <Terms {...dates} />
        </>
      ) : (
        <Note kind="bad" title="The file with the dates has an error">
          <p>{dates.problem}</p>
          <p>
            Visitors see the dates that were published last. Nothing can be changed here until it is fixed.
          </p>
        </Note>
      )}
    </Screen>
  );
}

type DatesProps = {
  readonly draft: Schedule;
  readonly live: Schedule;
  readonly whyReadOnly: string | undefined;
};

function Terms({ draft: inFile, live, whyReadOnly }: DatesProps) {
  const now = useNow();
  const { closures, changeClosures, message } = useClosures(inFile);
  const draft = { ...inFile, closures };
  const months = yearOfSundays(draft, live, now);
  const sundays = months.flatMap((month) => month.sundays);
  const [day, setDay] = useState<string>();
  const chosen = sundays.find((sunday) => sunday.day === day && !sunday.isOver);
  const closed = sundays.find(isNewlyClosed);
  const isPhone = useIsPhone();
  const consequences = <Consequences sundays={sundays} />;
  const grid = useRef<HTMLTableElement>(null);

  // The panel is gone then: while it is a sheet, nothing behind it can have the focus.
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (day === undefined) grid.current?.querySelector<HTMLElement>(`[data-day="${left.current}"]`)?.focus();
    left.current = day;
  }, [day]);

  return (
    <>
      <TermList
        draft={draft}
        cards={termCards(draft, live, now)}
        today={dayAt(now, draft.timeZone)}
        isReadOnly={whyReadOnly !== undefined}
      />
      {/* On a phone they would be overlooked below the grid. */}
      {isPhone && !chosen && closed && <div className="stack dates-notes">{consequences}</div>}
      <div className="cols dates-cols">
        <SundayGrid ref={grid} months={months} chosen={chosen?.day} onChoose={setDay} />
        <aside className="stack" aria-label="The chosen Sunday">
          {chosen ? (
            <SundayPanel
              key={chosen.day}
              sunday={chosen}
              sundays={sundays}
              draft={draft}
              live={live}
              changeClosures={changeClosures}
              message={message}
              isReadOnly={whyReadOnly !== undefined}
              onClose={() => setDay(undefined)}
            >
              {isPhone && isNewlyClosed(chosen) && consequences}
            </SundayPanel>
          ) : (
            <p className="soft only-desk">Press a Sunday to see what’s on, and to close it.</p>
          )}
          {!isPhone && consequences}
          {closed && <ClassPage saved={inFile} day={closed.day} />}
        </aside>
      </div>
    </>
  );
}

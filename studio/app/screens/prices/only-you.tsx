import { useState } from "react";
import { sessionDates } from "../../../../app/schedule/session-dates.ts";
import { isFields } from "../../../core/content/entries.ts";
import { isSame } from "../../draft/is-same.ts";
import { keyOfTarget, type Target } from "../../draft/target.ts";
import { useField } from "../../draft/use-field.ts";
import { useFile } from "../../draft/use-file.ts";
import { textOf } from "../../forms/text-of.ts";
import { Choice } from "../../ui/choice.tsx";
import { Note } from "../../ui/note.tsx";
import { useNow } from "../../ui/use-now.ts";

/** What of a changed price only the owner can change: the pages that take the money. */
export function OnlyYou({ fact }: { readonly fact: Target }) {
  const { live, inFile } = useField(fact);
  const pages = useBookingPages(fact);
  if (isSame(live, inFile) || pages.length === 0) return null;
  const text = (value: unknown) => textOf(fact.name, fact.path, value);
  return (
    <Note
      kind="gold"
      title={
        pages.length === 1
          ? "One place that I can’t reach"
          : `${inWords(pages.length)} places that I can’t reach`
      }
    >
      <p>
        {pages.length === 1 ? "Your booking page takes" : "Your booking pages take"} the money. Change the
        price there, too, or people will be charged {text(live)}:
      </p>
      <div>
        {pages.map((page) => (
          <Tick key={page} page={page} change={`${keyOfTarget(fact)} ${text(inFile)}`} />
        ))}
      </div>
    </Note>
  );
}

/** A tick that this browser remembers for as long as the change says the same. */
function Tick({ page, change }: { readonly page: string; readonly change: string }) {
  const key = `done elsewhere ${change} ${page}`;
  const [isDone, setDone] = useState(() => localStorage.getItem(key) !== null);
  const tick = (done: boolean) => {
    if (done) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
    setDone(done);
  };
  return (
    <Choice
      type="checkbox"
      label={page.replace(/^https?:\/\//, "")}
      checked={isDone}
      onChange={({ target }) => tick(target.checked)}
    />
  );
}

/** Returns the pages of other companies that charge a price. */
function useBookingPages(fact: Target): string[] {
  const schedule = useFile("schedule").data;
  const business = useFile("business").data;
  const now = useNow();
  const key = keyOfTarget(fact);
  if (key === "schedule coaching.price") {
    const bookings = isFields(business) && isFields(business.bookings) ? business.bookings : {};
    return typeof bookings.personalCoaching === "string" ? [bookings.personalCoaching] : [];
  }
  if (key !== "schedule course.price" || !isFields(schedule) || !Array.isArray(schedule.terms)) return [];
  const { sessions } = isFields(schedule.course) ? schedule.course : {};
  const isToCome = ({ startDate, skips }: Readonly<Record<string, unknown>>) => {
    const skipped = Array.isArray(skips) ? skips.map(String) : [];
    const days = sessionDates({ startDate: String(startDate), skips: skipped }, Number(sessions));
    return Date.parse(days.at(-1) ?? "") >= now;
  };
  const pages = schedule.terms
    .filter(isFields)
    .filter(isToCome)
    .map(({ booking }) => booking);
  return [...new Set(pages.filter((page) => typeof page === "string"))];
}

const inWords = (count: number) => ["No", "One", "Two", "Three", "Four", "Five"][count] ?? String(count);

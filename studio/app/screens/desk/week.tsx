import type { Desk } from "./needs-of-site.ts";

/** What happens in the next seven days. */
export function Week({ desk }: { readonly desk: Desk }) {
  return (
    <section aria-labelledby="this-week" className="stack-s">
      <h2 id="this-week">This week</h2>
      {desk.week.length === 0 ? (
        <p className="soft">Nothing that the site knows of.</p>
      ) : (
        <ul className="week">
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

/** “Sun” */
const weekdayOf = (day: string) =>
  new Date(`${day}T12:00Z`).toLocaleDateString("en-AU", { weekday: "short", timeZone: "UTC" });

/** The next thing that happens: “Sunday class, 45 minutes. On, Sun 8:30.” */
export function nextOf({ week, today }: Desk): string | undefined {
  const next = week.find(({ time }) => time);
  if (!next) return undefined;
  return `${next.day === today ? "today" : weekdayOf(next.day)} ${next.time}, ${next.text}`;
}

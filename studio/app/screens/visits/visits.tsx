import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "../../../../domain/pages.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { detailOf } from "../../api/client.ts";
import { totalsOf, type VisitsAnswer, visitsQuery } from "../../api/visits.ts";
import { Screen } from "../../shell/screen.tsx";
import { longDay, shortDay } from "../../ui/format.ts";
import { Details, ExactWords, Loading, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { NotHere } from "../messages/not-here.tsx";
import { UnreachableNote } from "../messages/unreachable-note.tsx";

type Numbers = NonNullable<VisitsAnswer["visits"]>;

/** How often pages were looked at and booking buttons pressed. Nothing about persons. */
export function Component() {
  const { data, error } = useQuery(visitsQuery);
  const visits = data?.visits;
  return (
    <Screen title="Visits" where="Looking back">
      <div className={ui.stack}>
        {data?.unreachable && (
          <UnreachableNote
            unreachable={data.unreachable}
            readAt={data.readAt}
            of="visits"
            what="the numbers of visits"
          >
            <strong>Nothing is lost:</strong> they’re kept where your site is, and it keeps counting as long
            as it runs.
          </UnreachableNote>
        )}
        {data?.isMissing && <NotHere />}
        {visits?.counter === "outside" && <OutsideNote />}
        {visits?.counter === "own" &&
          (visits.days.length === 0 ? <NoneYet /> : <Visits visits={visits} names={data?.names ?? {}} />)}
        {!data && !error && <Loading label="Fetching the numbers" lines={10} />}
        {!data && error && <ExactWords>{detailOf(error) ?? error.message}</ExactWords>}
      </div>
    </Screen>
  );
}

const OutsideNote = () => (
  <Note title="Google Analytics counts your visits">
    <p>
      Your site leaves the counting to it and counts nothing itself, so there are no numbers here. They’re at{" "}
      <a href="https://analytics.google.com" target="_blank" rel="noreferrer">
        analytics.google.com
      </a>
      .
    </p>
  </Note>
);

const NoneYet = () => (
  <p>
    No visit is counted yet. Your site starts with the first page that somebody looks at. Robots aren’t
    counted, nor are people whose browser asks not to be.
  </p>
);

/** What a booking button leads to, by the name under which it is counted. */
function offerLabel(offer: string): string {
  const known: Readonly<Record<string, string>> = {
    "intro call": "Free intro call",
    "personal coaching": "1-to-1 coaching",
    "sunday class": "Sunday class, at the centre’s timetable",
  };
  return known[offer] ?? `8-week course, ${offer}`;
}

/** The pages that no menu names. */
const otherPages: Readonly<Record<string, string>> = {
  [paths.firstClass]: "Your first class",
  [paths.bookClass]: "Book the Sunday class",
  [paths.coaching]: "How coaching works",
  [paths.enrol]: "Enrol in the course",
  [paths.lessons]: "Short lessons",
  [paths.privacy]: "Privacy",
  [paths.accessibility]: "Accessibility",
  "(not found)": "Addresses that your site doesn’t have",
};

/** What the owner calls a page. */
const pageLabel = (path: string, names: Readonly<Record<string, string>>): string =>
  names[path] ?? otherPages[path] ?? path;

type VisitsProps = { readonly visits: Numbers; readonly names: VisitsAnswer["names"] };

/** A day as year-month-day, at noon: the day is the same everywhere. */
const noon = (day: string) => `${day}T12:00:00Z`;

const monthName = (month: string) =>
  new Date(noon(`${month}-01`)).toLocaleDateString("en-AU", {
    timeZone: "UTC",
    month: "long",
    year: "numeric",
  });

function Visits({ visits: { days, months, pages, referrers, clicks }, names }: VisitsProps) {
  const [first] = days;
  const today = days.at(-1);
  const { views } = totalsOf(days);
  const unknown = views - referrers.reduce((total, referrer) => total + referrer.views, 0);
  return (
    <>
      <div className={ui.tightStack}>
        <CountTable
          caption={days.length > 1 ? "Today, this week and by month" : "Today and by month"}
          rows={[
            { name: "Today, so far", ...totalsOf(days.slice(-1)) },
            ...(days.length > 1 ? [{ name: "The last seven days", ...totalsOf(days.slice(-7)) }] : []),
            ...months.map(({ month, ...totals }) => ({ name: monthName(month), ...totals })),
          ]}
        />
        {first && days.length < 28 && (
          <p className={ui.soft}>
            Counting began {first === today ? "today" : `on ${longDay(noon(first.day), "UTC")}`}.
          </p>
        )}
      </div>
      {days.length > 1 && (
        <Details summary="Day by day">
          <CountTable
            caption="Day by day, the newest first"
            rows={days
              .toReversed()
              .map(({ day, ...totals }) => ({ name: shortDay(noon(day), "UTC"), ...totals }))}
          />
        </Details>
      )}
      <div className={classNames(ui.columns, ui.even)}>
        <Ranking
          title="Which booking buttons"
          none="None was used."
          counts={clicks.map((click) => [offerLabel(click.offer), click.clicks])}
        />
        <Ranking
          title="Which pages"
          none="None was looked at."
          counts={pages.map((page) => [pageLabel(page.path, names), page.views])}
        />
        <Ranking
          title="From where"
          none=""
          counts={referrers.map(({ host, views: count }) => [
            host === "(other)" ? "other sites" : host,
            count,
          ])}
        >
          {unknown > 0 && (
            <p className={ui.soft}>
              {referrers.length === 0 ? "For all of them" : `For the other ${inFigures(unknown)}`} nothing
              says from where: another page of your site, a typed address, an email or an app.
            </p>
          )}
        </Ranking>
      </div>
      <Note title="What these numbers are, and aren’t">
        <p>
          Looks, not people: somebody who reads three pages counts three times. There are no cookies, and
          nothing that could tell one visitor from another, so I can’t say who came back. Robots aren’t
          counted, nor are people whose browser asks not to be. What people did on a booking page, your
          booking service knows.
        </p>
      </Note>
    </>
  );
}

const inFigures = (count: number) => count.toLocaleString("en-AU");

type CountTableProps = {
  readonly caption: string;
  readonly rows: readonly { readonly name: string; readonly views: number; readonly clicks: number }[];
};

const CountTable = ({ caption, rows }: CountTableProps) => (
  <table className={classNames(ui.table, ui.form)}>
    <caption className={ui.visuallyHidden}>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">When</th>
        <th scope="col" className={ui.value}>
          Pages looked at
        </th>
        <th scope="col" className={ui.value}>
          Booking pages opened
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, views, clicks }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className={ui.value}>{inFigures(views)}</td>
          <td className={ui.value}>{inFigures(clicks)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

type Counts = readonly (readonly [name: string, count: number])[];

type RankingProps = {
  readonly title: string;
  /** What stands there without any. */
  readonly none: string;
  readonly counts: Counts;
  readonly children?: ReactNode;
};

const Ranking = ({ title, none, counts, children }: RankingProps) => (
  <section className={ui.tightStack}>
    <h2>{title}, in four weeks</h2>
    {counts.length === 0 && none && <p>{none}</p>}
    <CountList counts={counts} />
    {children}
  </section>
);

/** How many are named before the rest is added up. */
const mostNamed = 12;

/** The largest first; those of one name add up. */
function CountList({ counts }: { readonly counts: Counts }) {
  const totals = new Map<string, number>();
  for (const [name, count] of counts) totals.set(name, (totals.get(name) ?? 0) + count);
  const sorted = [...totals].toSorted(([, a], [, b]) => b - a);
  const rest = sorted.slice(mostNamed);
  const more = rest.reduce((total, [, count]) => total + count, 0);
  const rows = [...sorted.slice(0, mostNamed), ...(more > 0 ? [[`${rest.length} more`, more] as const] : [])];
  return (
    <ul className={ui.facts}>
      {rows.map(([name, count]) => (
        <li key={name}>
          <span className={ui.anywhere}>{name}</span>
          <span className={ui.value}>{inFigures(count)}</span>
        </li>
      ))}
    </ul>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import { detailOf } from "../../api/messages.ts";
import { useTryVisits, type VisitsAnswer, visitsQuery } from "../../api/visits.ts";
import { Screen } from "../../shell/screen.tsx";
import { Details, ExactWords, Loading, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { NotHere } from "../messages/not-here.tsx";
import { UnreachableNote } from "../messages/unreachable-note.tsx";
import { Chart } from "./chart.tsx";
import styles from "./visits.module.css";
import {
  type Day,
  fewestForChart,
  leadOf,
  longDay,
  looks,
  type Numbers,
  offerLabel,
  pageLabel,
  placeLabel,
  presses,
  serviceSentences,
  shortDate,
  shortDay,
  totalsOf,
} from "./words.ts";

/** How often pages were looked at and booking buttons pressed, in the last four weeks. Nothing about persons. */
export function Component() {
  const { data, error } = useQuery(visitsQuery);
  const visits = data?.visits;
  const isShown = visits?.counter === "own" && visits.firstDay !== null;
  const last = visits?.days.at(-1);
  return (
    <Screen
      title="Visits"
      where="Looking back"
      lead={isShown ? leadOf(visits) : undefined}
      status={isShown && last && `Up to the end of ${longDay(last.day)}`}
    >
      <div className={ui.stack}>
        {data?.unreachable && <Unreachable unreachable={data.unreachable} readAt={data.readAt} />}
        {data?.areElsewhere && <NotHere />}
        {data?.isMissing && !data.areElsewhere && <p>Nothing is counted yet: your site hasn’t run.</p>}
        {visits?.counter === "outside" && <OutsideNote />}
        {visits?.counter === "own" &&
          (visits.firstDay === null ? <NoneYet /> : <Visits visits={visits} names={data?.names ?? {}} />)}
        {!data && !error && <Loading label="Fetching the numbers" lines={10} />}
        {!data && error && <ExactWords>{detailOf(error) ?? error.message}</ExactWords>}
      </div>
    </Screen>
  );
}

function Unreachable(state: Pick<Parameters<typeof UnreachableNote>[0], "unreachable" | "readAt">) {
  return (
    <UnreachableNote {...state} what="the numbers" connection={useTryVisits()}>
      <strong>Nothing is lost:</strong> they’re kept where your site is, and it counts on by itself as long as
      it runs.
    </UnreachableNote>
  );
}

const OutsideNote = () => (
  <Note title="Google Analytics counts your visits">
    <p>
      Your site leaves the counting to it and counts nothing itself, so there are no numbers here. You find
      them at{" "}
      <a href="https://analytics.google.com" target="_blank" rel="noreferrer">
        analytics.google.com
      </a>
      .
    </p>
  </Note>
);

const NoneYet = () => (
  <p>
    No visit is counted yet. Your site counts by itself, from the first page that somebody looks at. Robots
    aren’t counted, nor are people whose browser asks not to be.
  </p>
);

type VisitsProps = { readonly visits: Numbers; readonly names: VisitsAnswer["names"] };

function Visits({ visits, names }: VisitsProps) {
  const { days, weeks, today, firstDay, pages, clicks, referrers } = visits;
  const { views } = totalsOf(days);
  // Before it began, nothing was counted: that isn't nought.
  const counted = days.filter(({ day }) => firstDay !== null && day >= firstDay);
  const isChart = views >= fewestForChart;
  const lastWeek = totalsOf(weeks.at(-1)?.days ?? []);
  const weekBefore = totalsOf(weeks.at(-2)?.days ?? []);
  return (
    <>
      <ul className={styles.sentences}>
        <li>
          In the last seven days: {looks(lastWeek.views)} looked at, and {presses(lastWeek.clicks)}. In the
          week before: {looks(weekBefore.views)}, and {presses(weekBefore.clicks)}. Today so far:{" "}
          {looks(today.views)}.
        </li>
        {views > 0 && serviceSentences({ pages, clicks }).map((words) => <li key={words}>{words}</li>)}
      </ul>
      {isChart && <Chart days={days} />}
      {isChart && (
        <Details summary="The same as a table">
          <DayTable days={counted} />
        </Details>
      )}
      {!isChart && counted.length > 0 && (
        <section className={ui.tightStack}>
          <h2>Day by day</h2>
          <p className={ui.soft}>
            With fewer than {fewestForChart} pages in four weeks, bars would look like more than they are.
          </p>
          <DayTable days={counted} />
        </section>
      )}
      {clicks.length > 0 && <Buttons weeks={weeks} clicks={clicks} names={names} />}
      {views > 0 && (
        <div className={classNames(ui.columns, ui.even)}>
          <Pages weeks={weeks} pages={pages} names={names} />
          <FromWhere referrers={referrers} views={views} />
        </div>
      )}
      <Note title="What these numbers are, and aren’t">
        <p>
          Looks, not people: somebody who reads three pages counts three times. There are no cookies, and
          nothing that could tell one visitor from another, so I can’t say who came back. Robots aren’t
          counted, nor are people whose browser asks not to be.
        </p>
      </Note>
    </>
  );
}

const DayTable = ({ days }: { readonly days: readonly Day[] }) => (
  <table className={classNames(styles.table, styles.narrow)}>
    <caption className={ui.visuallyHidden}>Day by day, the newest first</caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col" className={styles.number}>
          Pages looked at
        </th>
        <th scope="col" className={styles.number}>
          Booking presses
        </th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map(({ day, views, clicks }) => (
        <tr key={day}>
          <th scope="row">{shortDay(day)}</th>
          <td className={styles.number}>{views.toLocaleString("en-AU")}</td>
          <td className={styles.number}>{clicks.toLocaleString("en-AU")}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Rows of one name add up, in the order in which they came. */
function addUp<Row extends { readonly clicks: number }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const totals = new Map<string, number>();
  for (const row of rows) totals.set(nameOf(row), (totals.get(nameOf(row)) ?? 0) + row.clicks);
  return totals;
}

type Clicks = Numbers["clicks"];

type ButtonsProps = Pick<Numbers, "weeks" | "clicks"> & Pick<VisitsProps, "names">;

/** Each booking button by week, and where it was pressed. */
function Buttons({ weeks, clicks, names }: ButtonsProps) {
  const nameOf = ({ offer }: Clicks[number]) => offerLabel(offer);
  const totals = addUp(clicks, nameOf);
  const byWeek = weeks.map((week) => addUp(week.clicks, nameOf));
  const placeOf = ({ offer, path, place }: Clicks[number]) =>
    [offerLabel(offer), pageLabel(path, names), placeLabel(place)].filter(Boolean).join(", ");
  const places = [...addUp(clicks, placeOf)].toSorted((a, b) => b[1] - a[1]);
  return (
    <section className={ui.tightStack}>
      <h2>Which booking buttons</h2>
      <table className={styles.table}>
        <caption className={ui.visuallyHidden}>Presses of each booking button by week</caption>
        <thead>
          <tr>
            <th scope="col">Button for</th>
            {weeks.map(({ days: [first] }) => (
              <th key={first?.day} scope="col" className={styles.number}>
                <span className={ui.visuallyHidden}>Week from </span>
                {shortDate(first?.day ?? "")}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              In all
            </th>
          </tr>
        </thead>
        <tbody>
          {[...totals].map(([name, total]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {byWeek.map((week, index) => (
                <td key={weeks[index]?.days[0]?.day} className={styles.number}>
                  {week.get(name) ?? 0}
                </td>
              ))}
              <td className={classNames(styles.number, styles.total)}>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Details summary="Where they were pressed">
        <ul className={ui.facts}>
          {places.map(([place, count]) => (
            <li key={place}>
              <span>{place}</span>
              <span className={ui.value}>{count}</span>
            </li>
          ))}
        </ul>
      </Details>
    </section>
  );
}

/** How many pages are shown before the rest is added up. */
const mostPages = 12;

type PagesProps = Pick<Numbers, "weeks" | "pages"> & Pick<VisitsProps, "names">;

function Pages({ weeks, pages, names }: PagesProps) {
  const most = pages[0]?.views ?? 1;
  const lastWeek = new Map(weeks.at(-1)?.pages.map(({ path, views }) => [path, views]));
  const rest = pages.slice(mostPages);
  const sum = (rows: Numbers["pages"]) => rows.reduce((total, { views }) => total + views, 0);
  return (
    <section className={ui.tightStack}>
      <h2>Which pages</h2>
      <table className={styles.table}>
        <caption className={ui.visuallyHidden}>How often each page was looked at</caption>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col" className={styles.number}>
              Last week
            </th>
            <th scope="col" className={styles.number}>
              In all
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.slice(0, mostPages).map(({ path, views }) => (
            <tr key={path}>
              <th scope="row" className={styles.share} style={{ "--part": views / most } as CSSProperties}>
                {pageLabel(path, names)}
              </th>
              <td className={styles.number}>{(lastWeek.get(path) ?? 0).toLocaleString("en-AU")}</td>
              <td className={classNames(styles.number, styles.total)}>{views.toLocaleString("en-AU")}</td>
            </tr>
          ))}
          {rest.length > 0 && (
            <tr>
              <th scope="row">{rest.length} more</th>
              <td className={styles.number}>
                {rest
                  .reduce((total, { path }) => total + (lastWeek.get(path) ?? 0), 0)
                  .toLocaleString("en-AU")}
              </td>
              <td className={classNames(styles.number, styles.total)}>{sum(rest).toLocaleString("en-AU")}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** How many sites are named. */
const mostSites = 12;

function FromWhere({
  referrers,
  views,
}: {
  readonly referrers: Numbers["referrers"];
  readonly views: number;
}) {
  const known = referrers.reduce((total, referrer) => total + referrer.views, 0);
  const unknown = views - known;
  const rest = referrers.slice(mostSites).reduce((total, referrer) => total + referrer.views, 0);
  return (
    <section className={ui.tightStack}>
      <h2>From where</h2>
      <ul className={ui.facts}>
        {referrers.slice(0, mostSites).map(({ host, views: count }) => (
          <li key={host}>
            <span className={ui.anywhere}>{host === "(other)" ? "other sites" : host}</span>
            <span className={ui.value}>{count.toLocaleString("en-AU")}</span>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <span>{referrers.length - mostSites} more</span>
            <span className={ui.value}>{rest.toLocaleString("en-AU")}</span>
          </li>
        )}
      </ul>
      {unknown > 0 && (
        <p className={ui.soft}>
          {known === 0 ? "For all of them" : `For the other ${unknown.toLocaleString("en-AU")}`} nothing says
          from where: another page of your site, a typed address, an email or an app.
        </p>
      )}
    </section>
  );
}

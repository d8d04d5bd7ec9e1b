import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { readyQuery, useSession } from "../api/content.ts";
import { isAnswered, messagesQuery } from "../api/messages.ts";
import type { ScreenLink } from "../kind.ts";
import { kindsOfSite } from "../kinds.ts";
import { letter } from "../screens/letters/kind.ts";
import { answer } from "../screens/messages/kind.ts";
import ui from "../ui/ui.module.css";
import { Brand } from "./brand.tsx";
import styles from "./navigation.module.css";
import { useUnpublished } from "./use-unpublished.ts";

type Group = { readonly heading?: string; readonly places: readonly ScreenLink[] };

/** Who can open the studio, where passkeys do. */
const theStudio: Group = {
  heading: "The studio",
  places: [{ path: "/who-can-open", label: "Who can open it" }],
};

/** Returns the groups of the navigation. */
export const useGroups = (): readonly Group[] =>
  useSession().can.changeWhoOpens ? [...groups, theStudio] : groups;

/** The screens, in the groups of the navigation. A screen is listed once it leads somewhere. */
const groups: readonly Group[] = [
  { places: [{ path: "/", label: "Desk" }] },
  {
    heading: "People",
    places: [answer.screen, { path: "/readers", label: "Readers" }, letter.screen],
  },
  {
    heading: "The site",
    places: [
      { path: "/dates", label: "Dates" },
      { path: "/prices", label: "Prices and facts" },
      ...kindsOfSite.map(({ screen }) => screen),
      { path: "/words", label: "Words on the pages" },
    ],
  },
  {
    heading: "Publishing",
    places: [
      { path: "/changes", label: "What will change" },
      { path: "/ready", label: "Ready to go live?" },
    ],
  },
  {
    heading: "Looking back",
    places: [
      { path: "/history", label: "History and undo" },
      { path: "/visits", label: "Visits" },
    ],
  },
];

/** The phone's places, at the foot. */
const tabs: readonly ScreenLink[] = [
  { path: "/", label: "Desk" },
  { path: "/messages", label: "Messages" },
  { path: "/dates", label: "Dates" },
  { path: "/prices", label: "Prices" },
  { path: "/all", label: "All" },
];

/** Whether a screen belongs to a place: a message to Messages. */
const isAt = (place: string, path: string) =>
  place === "/" ? path === "/" : path === place || path.startsWith(`${place}/`);

/** Whether a screen is about what the site says. */
export const isOfSite = (path: string): boolean =>
  groups.some(
    ({ heading, places }) => heading === "The site" && places.some((place) => isAt(place.path, path)),
  );

/** The navigation, beside every screen of a computer. */
export function Rail() {
  const { shortName } = useSession().business;
  return (
    <nav className={styles.rail} aria-label="Studio">
      <Brand>
        <span>
          {shortName}
          <small>the studio</small>
        </span>
      </Brand>
      <div className={styles.groups}>
        {useGroups().map(({ heading, places }) => (
          <div key={heading ?? ""}>
            {heading && <h2>{heading}</h2>}
            {places.map((place) => (
              <DestinationLink key={place.path} place={place} />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <SiteLink />
      </div>
    </nav>
  );
}

function DestinationLink({ place }: { readonly place: ScreenLink }) {
  const { pathname } = useLocation();
  const count = useCounts()[place.path];
  return (
    <Link to={place.path} aria-current={isAt(place.path, pathname) ? "page" : undefined}>
      {place.label}
      {count && <Count {...count} className={styles.count} />}
    </Link>
  );
}

type CountProps = { readonly number: number; readonly of: string; readonly className?: string | undefined };

/** A number, with its meaning for screen readers. */
const Count = ({ number, of, className }: CountProps) => (
  <b className={className}>
    {number}
    <span className={ui.visuallyHidden}> {of}</span>
  </b>
);

/** Returns what waits at places, by their paths. */
export function useCounts(): Readonly<Record<string, CountProps | undefined>> {
  const { data: mailbox } = useQuery(messagesQuery);
  const { data: ready } = useQuery(readyQuery);
  const waiting = mailbox?.messages.filter((message) => !isAnswered(message)).length ?? 0;
  const left = ready?.left ?? 0;
  return {
    "/messages": waiting > 0 ? { number: waiting, of: "waiting" } : undefined,
    "/ready": left > 0 ? { number: left, of: "left" } : undefined,
  };
}

/** The way to the site. */
export function SiteLink() {
  const { url, isHere, liveSince } = useUnpublished();
  // On the web, nothing is there before it was published there.
  return (
    url &&
    (isHere || liveSince !== undefined) && (
      <p className={ui.small}>
        <a className={ui.alone} href={url} target="_blank" rel="noreferrer">
          {isHere ? "See the site on this computer" : "See the live site"}
        </a>
      </p>
    )
  );
}

/** The phone's five places, at the foot. */
export function Tabs() {
  const { pathname } = useLocation();
  const counts = useCounts();
  const isElsewhere = !tabs.some(({ path }) => isAt(path, pathname));
  const current = (path: string) => isAt(path, pathname) || (path === "/all" && isElsewhere);
  return (
    <nav className={styles.tabs} aria-label="Studio">
      {tabs.map(({ path, label }) => {
        const count = counts[path];
        return (
          <Link key={path} to={path} aria-current={current(path) ? "page" : undefined}>
            <span>
              {label} {count && <Count {...count} />}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

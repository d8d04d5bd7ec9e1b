import { Link, useLocation } from "react-router";
import { useSession } from "../api/content.ts";
import { RegisterMark } from "../ui/register-mark.tsx";
import { clockTime, shortDay } from "../ui/words-of-time.ts";
import { Logo } from "./logo.tsx";
import { type Destination, groups, isAt } from "./navigation.ts";
import { useUnpublished } from "./use-unpublished.ts";
import { useLeftToDo, useWaiting } from "./use-waiting.ts";

/** The navigation, beside every screen of a computer. */
export function Rail() {
  const { shortName } = useSession().business;
  return (
    <nav className="rail" aria-label="Studio">
      <Link className="brand" to="/">
        <Logo />
        <span>
          {shortName}
          <small>the studio</small>
        </span>
      </Link>
      <div className="nav">
        {groups.map(({ heading, places }) => (
          <div key={heading ?? ""}>
            {heading && <h2>{heading}</h2>}
            {places.map((place) => (
              <DestinationLink key={place.path} place={place} />
            ))}
          </div>
        ))}
      </div>
      <RailFoot />
    </nav>
  );
}

function DestinationLink({ place }: { readonly place: Destination }) {
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const left = useLeftToDo();
  return (
    <Link to={place.path} aria-current={isAt(place.path, pathname) ? "page" : undefined}>
      {place.label}
      {place.path === "/messages" && waiting && (
        <span className="n hot">
          {waiting}
          <span className="vh"> waiting</span>
        </span>
      )}
      {place.path === "/ready" && left > 0 && (
        <span className="n hot">
          {left}
          <span className="vh"> left</span>
        </span>
      )}
    </Link>
  );
}

function RailFoot() {
  const { timeZone } = useSession().business;
  const { isKnown, count, liveSince, url, isHere } = useUnpublished();
  if (!isKnown) return null;
  return (
    <p className="rail-foot">
      {liveSince === undefined ? (
        "Not published from the studio yet."
      ) : (
        <>
          <RegisterMark out={count > 0} />
          &ensp;Published {shortDay(liveSince, timeZone)}, {clockTime(liveSince, timeZone)}
          {count > 0 ? ", without your newest changes." : ". All that you see here is published."}
        </>
      )}
      <br />
      {url && (
        <a href={url} target="_blank" rel="noreferrer">
          {isHere ? "See the site on this computer" : "See the live site"}
        </a>
      )}
    </p>
  );
}

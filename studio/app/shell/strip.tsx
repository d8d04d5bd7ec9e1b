import { useLocation } from "react-router";
import { useSession } from "../api/content.ts";
import { ButtonLink } from "../ui/button.tsx";
import { RegisterMark } from "../ui/register-mark.tsx";
import { longDay } from "../ui/words-of-time.ts";
import { isAt } from "./navigation.ts";
import { useUnpublished } from "./use-unpublished.ts";

/** Screens that say it themselves. */
const saysItself = ["/changes", "/publishing"];

/** What isn't published yet, at the foot of every screen except beside people's messages. */
export function Strip() {
  const { count, liveSince, isHere, isPublishing } = useUnpublished();
  const { timeZone } = useSession().business;
  const { pathname } = useLocation();
  if (saysItself.includes(pathname)) return null;
  if (isPublishing) return <Publishing />;
  if (count === 0 || isAt("/messages", pathname)) return null;
  return (
    <aside className={pathname === "/" ? "strip only-phone" : "strip"} aria-label="Not published yet">
      <RegisterMark out />
      <p>
        <strong>
          {count} {count === 1 ? "change" : "changes"} not published.
        </strong>{" "}
        {liveSince !== undefined && (
          <span className="only-desk">
            {isHere ? "The site on this computer is still that of" : "Visitors still see the site of"}{" "}
            {longDay(liveSince, timeZone)}.
          </span>
        )}
      </p>
      <ButtonLink look="gold" small to="/changes">
        Look and publish
      </ButtonLink>
    </aside>
  );
}

const Publishing = () => (
  <aside className="strip" aria-label="Publishing">
    <p>
      <strong>Being published…</strong>
    </p>
    <ButtonLink small to="/publishing">
      See how far
    </ButtonLink>
  </aside>
);

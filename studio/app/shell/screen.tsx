import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useSession } from "../api/content.ts";
import { focusOnOpening } from "./focus-on-opening.ts";
import { Logo } from "./logo.tsx";
import { SavedState } from "./saved-state.tsx";

type ScreenProps = {
  /** The window's title, and the heading unless another is given. */
  readonly title: string;
  readonly heading?: ReactNode;
  /** Above the heading, on a phone: the bar has no room for it there. */
  readonly overline?: ReactNode;
  readonly lead?: ReactNode;
  /** At the left of the bar: the group of the navigation, or a way back. */
  readonly where?: ReactNode;
  /** At the right of the bar, instead of whether everything is saved. */
  readonly status?: ReactNode;
  /** Without the page's margins and heading: the screen brings its own h1 (`tabIndex={-1}`). */
  readonly isBare?: boolean;
  readonly children: ReactNode;
};

/** One screen: the bar, the heading, and what it is about. */
export function Screen({
  title,
  heading,
  overline,
  lead,
  where,
  status,
  isBare = false,
  children,
}: ScreenProps) {
  const { shortName } = useSession().business;
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    document.title = `${title} · ${shortName} studio`;
  }, [title, shortName]);
  useEffect(() => focusOnOpening(main.current, key), [key]);

  return (
    <>
      <header className="bar">
        <Link className="brand only-phone" to="/" aria-label="Desk">
          <Logo />
        </Link>
        <p className="where">{where}</p>
        <div className="saved">{status ?? <SavedState />}</div>
      </header>
      <main id="main" ref={main} className={isBare ? "bare" : "page"}>
        {!isBare && (
          <header>
            {overline && <p className="soft only-phone">{overline}</p>}
            <h1 tabIndex={-1}>{heading ?? title}</h1>
            {lead && <p className="lead">{lead}</p>}
          </header>
        )}
        {children}
      </main>
    </>
  );
}

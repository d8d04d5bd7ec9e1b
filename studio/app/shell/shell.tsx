import { Suspense } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { classNames } from "../../../site/ui/class-names.ts";
import { useConnection } from "../api/client.ts";
import { useSession } from "../api/content.ts";
import { ButtonLink } from "../ui/button.tsx";
import { RegisterMark } from "../ui/marks.tsx";
import { Note } from "../ui/notes.tsx";
import { When } from "../ui/time.tsx";
import { Toasts } from "../ui/toasts.tsx";
import ui from "../ui/ui.module.css";
import { clockTime } from "../ui/words.ts";
import { isAt, Rail, Tabs } from "./navigation.tsx";
import styles from "./shell.module.css";
import { useUnpublished } from "./use-unpublished.ts";

/** What surrounds every screen. */
export const Shell = () => (
  <>
    <a className={styles.skipLink} href="#main">
      Skip to the page
    </a>
    <div className={styles.studio}>
      <Rail />
      <div className={styles.main}>
        <LostTouch />
        <Suspense>
          <Outlet />
        </Suspense>
        <Strip />
      </div>
    </div>
    <Tabs />
    <Toasts />
    <ScrollRestoration />
  </>
);

/** Says that the studio doesn't answer this window, and what to do. Everything that was loaded can be read on. */
function LostTouch() {
  const connection = useConnection();
  const { timeZone } = useSession().business;
  if (connection.kind === "open") return null;
  return (
    <div className={styles.lostTouch}>
      {connection.kind === "lost" ? (
        <Note
          kind="bad"
          isAlert
          title={`The studio has stopped, at ${clockTime(connection.since, timeZone)}`}
        >
          <p>
            You can go on reading. What you type from now on is in this window only, until the studio is back.
            Double-click <b>Open the studio</b> again; I try every two seconds.
          </p>
        </Note>
      ) : (
        <Note kind="bad" isAlert title="This window has been shut">
          <p>
            A window stays open for 12 hours, or until the studio is started again. Double-click{" "}
            <b>Open the studio</b>: a fresh window opens by itself, and this one goes on, too.
          </p>
        </Note>
      )}
    </div>
  );
}

/** Screens that say it themselves. */
const saysItself = ["/changes", "/publishing"];

/** What isn't published yet, at the foot of every screen except beside people's messages. */
function Strip() {
  const { count, liveSince, isHere, isPublishing } = useUnpublished();
  const { pathname } = useLocation();
  if (saysItself.includes(pathname)) return null;
  if (isPublishing) return <Publishing />;
  if (count === 0 || isAt("/messages", pathname)) return null;
  return (
    <aside
      className={classNames(styles.strip, pathname === "/" && ui.onlyPhone)}
      aria-label="Not published yet"
    >
      <RegisterMark out />
      <p>
        <strong>
          {count} {count === 1 ? "change" : "changes"} not published.
        </strong>{" "}
        {liveSince !== undefined && (
          <span className={ui.onlyDesk}>
            {isHere ? "The site on this computer was last published" : "Visitors see what was last published"}
            : <When time={liveSince} />.
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
  <aside className={styles.strip} aria-label="Publishing">
    <p>
      <strong>Being published…</strong>
    </p>
    <ButtonLink small to="/publishing">
      See how far
    </ButtonLink>
  </aside>
);

import { Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { useConnection } from "../api/client.ts";
import { useSession } from "../api/content.ts";
import { clockTime } from "../ui/format.ts";
import { Note } from "../ui/notes.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { Rail, Tabs } from "./navigation.tsx";
import styles from "./shell.module.css";

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
            <b>Open the studio</b>: a fresh window opens, and this one works again, too.
          </p>
        </Note>
      )}
    </div>
  );
}

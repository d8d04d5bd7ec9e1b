import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { useConnection } from "../api/client.ts";
import { useSession } from "../api/content.ts";
import { clockTime } from "../ui/format.ts";
import { WithHelperName } from "../ui/helper-name.tsx";
import { Note } from "../ui/notes.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { opensWithPasskey, useWhereToOpen } from "./door.tsx";
import { Rail, Tabs } from "./navigation.tsx";
import styles from "./shell.module.css";

/** What surrounds every screen. */
export const Shell = () => {
  const isSignedOut = useConnection().kind === "shut" && opensWithPasskey();
  return (
    <>
      <a className={styles.skipLink} href="#main">
        Skip to the page
      </a>
      <div className={styles.studio}>
        {isSignedOut ? <div /> : <Rail />}
        <div className={styles.main}>
          <LostTouch />
          {/* It may be a lost phone: messages, and how many wait, aren't for whoever has it. What she typed stays, unseen. */}
          <div className={styles.screen} hidden={isSignedOut}>
            <Suspense>
              <Outlet />
            </Suspense>
          </div>
        </div>
      </div>
      {!isSignedOut && (
        <>
          <Tabs />
          <Toasts />
        </>
      )}
      <ScrollRestoration />
    </>
  );
};

/** Says that the studio doesn't answer this window, and what to do. Everything that was loaded can be read on. */
function LostTouch() {
  const connection = useConnection();
  if (connection.kind === "open") return null;
  return (
    <div className={styles.lostTouch}>
      {connection.kind === "lost" ? <Lost since={connection.since} /> : <Shut />}
    </div>
  );
}

function Lost({ since }: { readonly since: number }) {
  const onTheComputer = useWhereToOpen();
  const { business, can } = useSession();
  const at = clockTime(since, business.timeZone);
  return (
    <Note
      kind="bad"
      isAlert
      title={can.beStarted ? `The studio has stopped, at ${at}` : `The studio can’t be reached, since ${at}`}
    >
      <p>
        You can go on reading. What you type from now on is on this device only, until the studio is back.{" "}
        {can.beStarted ? (
          <>
            Double-click <b>Open the studio</b> again{onTheComputer}; I try every two seconds.
          </>
        ) : (
          <WithHelperName>
            Is this device online? I try every two seconds. If it is, and this stays, ask whoever helps you to
            look at the server.
          </WithHelperName>
        )}
      </p>
    </Note>
  );
}

/** Only where a passkey opens the studio. */
const OpenAgain = lazy(async () => ({ default: (await import("./passkey-door.tsx")).OpenAgain }));

function Shut() {
  const onTheComputer = useWhereToOpen();
  if (opensWithPasskey()) {
    return (
      <Note kind="bad" isAlert title="This window is signed out">
        <p>
          That’s so after twelve hours without you, after thirty days, and when you said so. What you typed
          here stays.
        </p>
        <Suspense>
          <OpenAgain />
        </Suspense>
      </Note>
    );
  }
  return (
    <Note kind="bad" isAlert title="This window has been shut">
      <p>
        A window stays open for 12 hours, or until the studio is started again. Double-click{" "}
        <b>Open the studio</b>
        {onTheComputer}: a fresh window opens, and this one works again, too.
      </p>
    </Note>
  );
}

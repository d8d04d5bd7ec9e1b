import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { Link, useLocation, useRouteError, useSearchParams } from "react-router";
import { classNames } from "../../../site/ui/class-names.ts";
import { StudioError } from "../api/client.ts";
import { useSession } from "../api/content.ts";
import { currentSaveStatus, subscribeToSaveStatus } from "../draft/save-status.ts";
import { wordsReadAt } from "../kinds.ts";
import { ReadingRow } from "../screens/ready/reading-row.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { clockTime } from "../ui/format.ts";
import { RegisterMark, State } from "../ui/marks.tsx";
import { ExactWords } from "../ui/notes.tsx";
import { showField } from "../ui/show-field.ts";
import ui from "../ui/ui.module.css";
import { Brand } from "./brand.tsx";
import { isOfSite } from "./navigation.tsx";
import styles from "./screen.module.css";
import { needsYou, useUnpublished } from "./use-unpublished.ts";

type ScreenProps = {
  /** The window's title, and the heading unless another is given. */
  readonly title: string;
  readonly heading?: ReactNode;
  /** Above the heading, on a phone: the bar has no room for it there. */
  readonly overline?: ReactNode;
  readonly lead?: ReactNode;
  /** At the left of the bar: the group of the navigation, or a way back. */
  readonly where?: ReactNode;
  /** Without the page's margins and heading: the screen brings its own h1 (`tabIndex={-1}`). */
  readonly isBare?: boolean;
  readonly children: ReactNode;
};

/** One screen: the bar, the heading, and what it is about. */
export function Screen({ title, heading, overline, lead, where, isBare = false, children }: ScreenProps) {
  const { shortName } = useSession().business;
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    document.title = `${title} · ${shortName} studio`;
  }, [title, shortName]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the window’s history
  useEffect(() => focusOnOpening(main.current), [key]);
  const [search] = useSearchParams();
  const sought = search.get("show");
  useEffect(() => (main.current && sought ? showOnceThere(main.current, sought) : undefined), [sought]);

  return (
    <>
      <header className={styles.bar}>
        <Brand className={classNames(styles.brand, ui.onlyPhone)} aria-label="Desk" />
        <p className={styles.where}>{where}</p>
        <div className={styles.status}>
          <SavedState />
        </div>
        <LookAndPublish />
      </header>
      <main id="main" ref={main} className={isBare ? styles.bare : styles.page}>
        {!isBare && (
          <header className={styles.head}>
            {overline && <p className={classNames(ui.soft, ui.onlyPhone)}>{overline}</p>}
            <h1 tabIndex={-1}>{heading ?? title}</h1>
            {lead && <p className={ui.lead}>{lead}</p>}
          </header>
        )}
        {children}
        <WordsToRead />
      </main>
    </>
  );
}

/** At the end of the screen of a kind: says that its words were read. A screen that failed shows none to read. */
function WordsToRead() {
  const { pathname } = useLocation();
  const names = wordsReadAt(pathname);
  const hasFailed = useRouteError() != null;
  if (names.length === 0 || hasFailed) return null;
  return (
    <div className={styles.end}>
      <ReadingRow names={names} />
    </div>
  );
}

/**
 * The way to publishing, on the screens of the site once something is changed. It is in History, too, where a change that was
 * undone waits to be published.
 */
function LookAndPublish() {
  const { count, isPublishing } = useUnpublished();
  const { pathname } = useLocation();
  if (isPublishing && pathname !== "/publishing") {
    return (
      <ButtonLink to="/publishing" className={styles.publish}>
        Being published…
      </ButtonLink>
    );
  }
  if (count === 0 || !(isOfSite(pathname) || pathname === "/history")) return null;
  return (
    <ButtonLink variant="gold" to="/changes" className={styles.publish}>
      Look and publish
    </ButtonLink>
  );
}

/** How long the fields of a screen may take to come, in milliseconds. */
const timeout = 5000;

/** Shows the field that has some words, as soon as it is there. Returns a function that gives up. */
function showOnceThere(main: HTMLElement, words: string): () => void {
  const observer = new MutationObserver(() => showField(main, words) && observer.disconnect());
  if (!showField(main, words)) observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), timeout);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

let isFirstScreen = true;

/** Focuses a screen's heading, or what the link led to. A first screen is left alone: the skip link comes first there. */
function focusOnOpening(main: HTMLElement | null): void {
  const ledTo = location.hash && document.getElementById(location.hash.slice(1));
  const target = ledTo || main?.querySelector<HTMLElement>("h1");
  // A field that the link led to has it already.
  const isLedTo = main?.querySelector(":is(input, select, textarea, [contenteditable]):focus") != null;
  if (!isFirstScreen && !isLedTo) target?.focus({ preventScroll: !ledTo });
  isFirstScreen = false;
}

/** Shown when a screen fails. */
export function ErrorScreen() {
  const error = useRouteError();
  const message = error instanceof StudioError ? error.message : "The studio can’t show this screen.";
  const detail =
    error instanceof StudioError ? error.detail : error instanceof Error ? error.stack : String(error);
  return (
    <Screen title="Something went wrong" heading={message} where="Something went wrong">
      <div className={ui.stack}>
        <p>
          Visitors see the site as it was, and nothing that was saved is lost. Go back to the desk and try
          once more.
        </p>
        <p>
          <ButtonLink to="/">To the desk</ButtonLink>
        </p>
        <ExactWords>{detail}</ExactWords>
      </div>
    </Screen>
  );
}

/** Shown for an address that is no screen. */
export const UnknownScreen = () => (
  <Screen title="No such screen">
    <p>
      <ButtonLink to="/">To the desk</ButtonLink>
    </p>
  </Screen>
);

/** Says whether everything that was typed is on disk. */
function SavedState() {
  const { timeZone } = useSession().business;
  const { isUnderWay, savedAt, failedSince, conflicts } = useSyncExternalStore(
    subscribeToSaveStatus,
    currentSaveStatus,
  );
  const { count, invalid, isKnown, isPublishing } = useUnpublished();
  const isDraft = count > 0;
  const failed =
    failedSince === undefined ? undefined : `Not saved since ${clockTime(failedSince, timeZone)}`;
  const saved = savedAt && `Saved ${clockTime(savedAt, timeZone)}`;
  const question = conflicts > 0 && "Needs you: which one shall it be?";
  const calm =
    question ||
    (invalid > 0 ? (
      <Link to="/changes">{needsYou(invalid)}</Link>
    ) : isDraft ? (
      // Of the newest change, which may be another device's, no time is known that would always be true.
      isPublishing ? (
        (saved ?? "Saved")
      ) : (
        "Saved, not published"
      )
    ) : (
      (saved ?? (isKnown && "No unpublished changes"))
    ));
  const news = question ? question : invalid > 0 ? needsYou(invalid) : savedAt ? "Saved" : "";
  return (
    <>
      {isDraft && !failed && <RegisterMark out />}
      {failed ? <State kind="bad">{failed}</State> : isUnderWay ? "Saving…" : calm}
      {/* Its words stay the same while one save follows another: they are announced once. */}
      <span className={ui.visuallyHidden} role={failed ? "alert" : "status"}>
        {failed ?? news}
      </span>
    </>
  );
}

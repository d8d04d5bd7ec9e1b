import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { useSession } from "../api/content.ts";
import { currentSaving, followSaving } from "../draft/save.ts";
import { clockTime } from "../ui/format.ts";
import { RegisterMark, State } from "../ui/marks.tsx";
import ui from "../ui/ui.module.css";
import { needsYou, useUnpublished } from "./use-unpublished.ts";

/** Saving is announced once in this time, in milliseconds. Not having saved is announced at once. */
const announcementInterval = 60_000;

/** Says whether everything that was typed is on disk. */
export function SavedState() {
  const { timeZone } = useSession().business;
  const { isUnderWay, savedAt, failedSince } = useSyncExternalStore(followSaving, currentSaving);
  const { count, invalid } = useUnpublished();
  const isDraft = count > 0;
  const failed =
    failedSince === undefined ? undefined : `Not saved since ${clockTime(failedSince, timeZone)}`;
  const saved = savedAt
    ? `Saved ${clockTime(savedAt, timeZone)}`
    : isDraft
      ? "Saved"
      : "Everything here is saved";
  const calm =
    invalid > 0 ? (
      <Link to="/changes">{needsYou(invalid)}</Link>
    ) : isDraft ? (
      `${saved}, not published`
    ) : (
      saved
    );
  const news = isUnderWay || savedAt === undefined ? "" : invalid > 0 ? needsYou(invalid) : "Saved";
  return (
    <>
      {isDraft && !failed && <RegisterMark out />}
      {failed ? <State kind="bad">{failed}</State> : isUnderWay ? "Saving…" : calm}
      <Announcement isAlert={failed !== undefined} text={failed ?? news} at={savedAt} />
    </>
  );
}

type AnnouncementProps = {
  readonly isAlert: boolean;
  readonly text: string;
  /** Something was saved then: the same words are announced again. */
  readonly at: number | undefined;
};

function Announcement({ isAlert, text, at }: AnnouncementProps) {
  const [announced, setAnnounced] = useState("");
  const lastTime = useRef(0);
  const wasAlert = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another save with the same words is announced again
  useEffect(() => {
    // After an alert, being saved again is news at once.
    const isNews = isAlert || wasAlert.current;
    wasAlert.current = isAlert;
    if (!isNews && Date.now() - lastTime.current < announcementInterval) return;
    lastTime.current = text ? Date.now() : lastTime.current;
    setAnnounced(text);
  }, [text, isAlert, at]);
  return (
    <span className={ui.visuallyHidden} role={isAlert ? "alert" : "status"}>
      {announced}
    </span>
  );
}

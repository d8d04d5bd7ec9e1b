import { useMutationState } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useSession } from "../api/content.ts";
import { clockTime } from "../ui/format.ts";
import { RegisterMark, State } from "../ui/marks.tsx";
import ui from "../ui/ui.module.css";
import { findUnsaved, type Save, type SavesWords } from "./saves.ts";
import { needsYou, useUnpublished } from "./use-unpublished.ts";

/** Saving is announced once in this time, in milliseconds. Not having saved is announced at once. */
const announcementInterval = 60_000;

/** Says whether everything that was typed is on disk. */
export function SavedState() {
  const { timeZone } = useSession().business;
  const saves = useMutationState({
    filters: { predicate: ({ meta }) => meta?.savesWords === true },
    select: ({ state: { status, submittedAt }, meta }): Save => ({
      status,
      submittedAt,
      field: (meta as SavesWords | undefined)?.field,
    }),
  });
  const last = saves.at(-1);
  const firstFailed = findUnsaved(saves);
  const failed = firstFailed !== undefined;
  const time = last && clockTime((firstFailed ?? last).submittedAt, timeZone);
  const { count, invalid } = useUnpublished();
  const isDraft = count > 0;
  const saved = last ? `Saved ${time}` : isDraft ? "Saved" : "Everything here is saved";
  const asItIs = isDraft ? `${saved}, not published` : saved;
  const calm = invalid > 0 ? <Link to="/changes">{needsYou(invalid)}</Link> : asItIs;
  const unsaved = `Not saved since ${time}`;

  return (
    <>
      {isDraft && !failed && <RegisterMark out />}
      {failed ? <State kind="bad">{unsaved}</State> : last?.status === "pending" ? "Saving…" : calm}
      <Announcement
        isAlert={failed}
        text={
          last?.status === "success" ? (invalid > 0 ? needsYou(invalid) : "Saved") : failed ? unsaved : ""
        }
        count={saves.length}
      />
    </>
  );
}

type AnnouncementProps = { readonly isAlert: boolean; readonly text: string; readonly count: number };

function Announcement({ isAlert, text, count }: AnnouncementProps) {
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
  }, [text, isAlert, count]);
  return (
    <span className={ui.visuallyHidden} role={isAlert ? "alert" : "status"}>
      {announced}
    </span>
  );
}
